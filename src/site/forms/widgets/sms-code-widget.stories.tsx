import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed, refused, typed } from '@/site/forms/testing/field-plays'
import { shownText } from '@/site/i18n/testing/shown-text'
import { startCountdown } from './countdowns'
import { SmsCodeWidget } from './sms-code-widget'

const meta: Meta = {
  title: 'Forms/widgets/sms-code',
  component: SmsCodeWidget,
  args: {
    label: 'form.verificationCode',
    mobile: 'mobile',
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  },
  parameters: { rule: { acceptedPattern: '^[0-9]{6}$', patternId: '7', minLength: 6, maxLength: 6 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('form.verificationCode', '123456') }
export const Focused: StoryObj = { play: focused('form.verificationCode') }
export const Error: StoryObj = { play: refused('form.verificationCode', '12') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('form.verificationCode') }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }

/** While a code is valid, no other can be requested. */
export const Disabled: StoryObj = {
  beforeEach: () => () => startCountdown('register', 0),
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText(shownText('form.mobileNum')), '0912345678')
    await userEvent.click(canvas.getByRole('button', { name: shownText('form.sendCode') }))
    await expect(await canvas.findByRole('button', { name: shownText('form.sendCodeAgain') })).toBeDisabled()
  },
}

/** A number is sent with its dialling code, so no code can be requested until the dialling codes have loaded. */
export const Loading: StoryObj = {
  parameters: { state: 'loading' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('form.sendCode') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}
/** A press loads them again. */
export const Failed: StoryObj = { parameters: { state: 'failed' } }
export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
