import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Registration } from './registration'

const meta: Meta<typeof Registration> = {
  title: 'Forms/registration',
  component: Registration,
  args: { first: 'username', onRegistered: fn() },
}

export default meta

type Story = StoryObj<typeof Registration>

/** It asks what the server's rules ask for. */
export const ByUserName: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Full name')).toBeVisible()
    await expect(canvas.queryByLabelText('Email')).toBeNull()
  },
}

export const Loading: Story = { parameters: { state: 'loading' } }

/** Without rules, what the brand always asks is left. */
export const Empty: Story = { parameters: { state: 'empty' } }
export const Failed: Story = { parameters: { state: 'failed' } }
export const LongText: Story = { parameters: { state: 'long-text' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
