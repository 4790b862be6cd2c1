import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Message } from './message'

const meta: Meta = { title: 'Dialogs/message', component: Message }

export default meta

/** Every way to close the dialog returns an answer to the code that opened it. */
export const Question: StoryObj<Pick<DialogPartProps<'message'>, 'onClose'>> = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    const dialog = canvas.getByRole('alertdialog')
    await userEvent.click(canvas.getByRole('button', { name: shownText('nav.signOut') }))
    await expect(args.onClose).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: shownText('in_more_cancel') }))
    await expect(args.onClose).toHaveBeenLastCalledWith(false)
    await fireEvent.pointerDown(dialog, { clientX: 1, clientY: 1 })
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}

export const Notice: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(within(canvas.getByRole('dialog')).getAllByRole('button')).toHaveLength(1)
  },
}

export const ClosesByItself: StoryObj = { parameters: { example: 2 } }
export const Danger: StoryObj = { parameters: { example: 3 } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
