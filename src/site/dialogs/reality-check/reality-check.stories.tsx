import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { RealityCheck } from './reality-check'

const meta: Meta = { title: 'Dialogs/reality-check', component: RealityCheck, parameters: { session: 'member' } }

export default meta

export const Question: StoryObj<Pick<DialogPartProps<'reality-check'>, 'onClose'>> = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: shownText('reality-check.keepPlaying') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
