import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button'
import { Icon } from './icons/icon'

const meta: Meta<typeof Button> = {
  title: 'UI/button',
  component: Button,
  args: { children: 'Join now', onClick: fn() },
}

export default meta

type Story = StoryObj<typeof Button>

export const Quiet: Story = { args: { emphasis: 'quiet' } }

/** The keyboard activates it like the pointer does. */
export const Normal: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Strong: Story = { args: { emphasis: 'strong' } }

export const WithIcon: Story = {
  args: { emphasis: 'strong' },
  render: ({ children, ...props }) => (
    <Button {...props}>
      <Icon name="check" />
      {children}
    </Button>
  ),
}

/** A busy button keeps the focus and its name, and cannot be pressed again. */
export const Busy: Story = {
  args: { emphasis: 'strong', busy: true },
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: 'Join now' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { children: 'Register now and take the welcome offer that ends with Geschwindigkeitsbegrenzungen' },
}
export const RightToLeft: Story = {
  ...WithIcon,
  args: { children: 'انضم الآن', emphasis: 'strong' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { args: { busy: true }, parameters: { state: 'reduced-motion' } }
