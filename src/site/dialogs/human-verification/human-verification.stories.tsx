import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { shownText } from '@/site/i18n/testing/shown-text'
import { HumanVerification } from './human-verification'

const meta: Meta = { title: 'Dialogs/human-verification', component: HumanVerification }

export default meta

type Story = StoryObj<Pick<DialogPartProps<'human-verification'>, 'onClose'>>

export const Slider: StoryObj = { parameters: { example: 0 } }

/** Keys move the piece, Enter checks it, and the dialog closes with the token. */
export const ByKeyboard: Story = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    const slider = await canvas.findByRole('slider')
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith({ provider: 'slider', token: 'a-token-of-nobody' })
  },
}

/** In place of the puzzle, a code is read or heard. */
export const ByCode: Story = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('human.code') }))
    const field = await canvas.findByRole('textbox', { name: shownText('form.captcha') })
    await expect(field).toHaveFocus()
    await canvas.findByAltText(shownText('form.captchaAlt'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(shownText('human.codeMissing'))).toBeVisible()
    await userEvent.keyboard('1234{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith({ provider: 'slider', token: 'a-token-of-nobody' })
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
