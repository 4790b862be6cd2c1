import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { HumanVerification } from './human-verification'

const meta: Meta = { title: 'Dialogs/human-verification', component: HumanVerification }

export default meta

type Story = StoryObj<Pick<DialogPartProps<'human-verification'>, 'onClose'>>

export const Slider: StoryObj = { parameters: { example: 0 } }

/** Keys move the piece, Enter checks it at once, and the dialog closes with the token. */
export const ByKeyboard: Story = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    const slider = await canvas.findByRole('slider')
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith({ provider: 'slider', token: 'a-token-of-nobody' })
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
