import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '@/site/ui/button'
import { Dialog } from './dialog'

const meta: Meta<typeof Dialog> = {
  title: 'UI/dialog',
  component: Dialog,
  args: { title: 'Your details', onClose: fn(), children: 'They are kept until you change them.' },
}

export default meta

type Story = StoryObj<typeof Dialog>

/** The close button and Escape ask to close it; a press on the backdrop does not. */
export const Narrow: Story = {
  async play({ args, canvas }) {
    const dialog = canvas.getByRole('dialog', { name: 'Your details' })
    await fireEvent.pointerDown(dialog, { clientX: 1, clientY: 1 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Wide: Story = { args: { width: 'wide' } }

export const ClosesOutside: Story = {
  args: { closesOutside: true },
  async play({ args, canvas }) {
    await fireEvent.pointerDown(canvas.getByRole('dialog'), { clientX: 1, clientY: 1 })
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The page behind is inert while the dialog is open. */
export const KeepsTheFocus: Story = {
  render: (props) => (
    <>
      <Button>Behind</Button>
      <Dialog {...props}>
        <Button>Inside</Button>
      </Dialog>
    </>
  ),
  async play({ canvas }) {
    const behind = canvas.getByText('Behind').closest('button')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    behind?.focus()
    await expect(behind).not.toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    title: 'Your details, your addresses and your Geschwindigkeitsbegrenzungen',
    children: 'They are kept until you change them, on every device that you have signed in on. '.repeat(40),
  },
}
export const RightToLeft: Story = {
  args: { title: 'بياناتك', children: 'تبقى محفوظة حتى تغيّرها.' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
