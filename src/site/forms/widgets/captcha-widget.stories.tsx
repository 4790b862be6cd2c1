import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { focused, missed, refused, typed } from '@/site/forms/testing/field-plays'
import { shownText } from '@/site/i18n/testing/shown-text'
import { CaptchaWidget } from './captcha-widget'

const meta: Meta = {
  title: 'Forms/widgets/captcha',
  component: CaptchaWidget,
  args: { label: 'form.captcha' },
  parameters: { rule: { minLength: 4, maxLength: 4 } },
}

export default meta

/** The picture is a button that loads another one. */
export const Empty: StoryObj = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: shownText('form.captchaAlt') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: shownText('form.captchaRefresh') })).toBeEnabled()
  },
}

export const Filled: StoryObj = { play: typed('form.captcha', 'ab3d') }
export const Focused: StoryObj = { play: focused('form.captcha') }
export const Error: StoryObj = { play: refused('form.captcha', 'a') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('form.captcha') }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }
export const Loading: StoryObj = { parameters: { state: 'loading' } }

/** The failed picture is replaced by a text that says what to do. */
export const Failed: StoryObj = {
  parameters: { state: 'failed' },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('retry'))).toBeVisible()
  },
}

/** The digits are heard again at each press, and stand nowhere. */
export const Heard: StoryObj = {
  async play({ canvas }) {
    const hear = () => canvas.getByRole('button', { name: shownText('form.captchaHear') })
    await waitFor(async () => expect(hear()).toBeEnabled())
    await userEvent.click(hear())
    const again = await canvas.findByRole('button', { name: shownText('form.captchaHearAgain') })
    await expect(again).toHaveAccessibleDescription(shownText('form.captchaHeard'))
  },
}

export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
