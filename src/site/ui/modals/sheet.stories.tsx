import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '@/site/ui/button'
import { Sheet } from './sheet'

const meta: Meta<typeof Sheet> = {
  title: 'UI/sheet',
  component: Sheet,
  args: { title: 'How to play', onClose: fn(), children: <Button>For real money</Button> },
}

export default meta

type Story = StoryObj<typeof Sheet>

/** The close button, Escape and a press outside ask to close it. */
export const Middle: Story = {
  async play({ args, canvas }) {
    const sheet = canvas.getByRole('dialog', { name: 'How to play' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await fireEvent(sheet, new Event('cancel', { cancelable: true }))
    await fireEvent.pointerDown(sheet, { clientX: 1, clientY: 1 })
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}

export const Side: Story = { args: { wide: 'side' } }
export const LongText: Story = {
  args: {
    title: 'Everything that is known of Geschwindigkeitsbegrenzungen',
    children: 'It is kept until you change it, on every device that you have signed in on. '.repeat(40),
  },
}
export const RightToLeft: Story = {
  args: { title: 'طريقة اللعب', children: <Button>بمال حقيقي</Button>, wide: 'side' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
