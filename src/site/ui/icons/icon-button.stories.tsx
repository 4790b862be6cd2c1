import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './icon-button'

const meta: Meta<typeof IconButton> = {
  title: 'UI/icon-button',
  component: IconButton,
  args: { icon: 'x', label: 'Close', onClick: fn() },
}

export default meta

type Story = StoryObj<typeof IconButton>

/** Named after its action, and never smaller than the minimum touch target. */
export const Normal: Story = {
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const Large: Story = { args: { size: 32 } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { label: 'Close this dialog and go back to where you were before it was opened' },
}
export const RightToLeft: Story = { args: { icon: 'arrow-forward', label: 'التالي' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
