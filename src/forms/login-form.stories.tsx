import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoginForm } from './login-form'

const meta: Meta<typeof LoginForm> = {
  title: 'Forms/login-form',
  component: LoginForm,
  args: { onSignedIn: fn() },
}

export default meta

type Story = StoryObj<typeof LoginForm>

export const Empty: Story = {}
export const LongText: Story = { parameters: { state: 'long-text' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
