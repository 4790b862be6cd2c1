import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Registration } from './registration'

const meta: Meta<typeof Registration> = {
  title: 'Forms/registration',
  component: Registration,
  args: { first: 'username', onRegistered: fn() },
}

export default meta

type Story = StoryObj<typeof Registration>

/** The form asks for the fields that the server's rules require. */
export const ByUserName: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(shownText('form.password'))).toBeVisible()
    await expect(canvas.queryByLabelText(shownText('form.email'))).toBeNull()
  },
}

export const Loading: Story = { parameters: { state: 'loading' } }

/** Without rules, only the fields that the brand always asks for are left. */
export const Empty: Story = { parameters: { state: 'empty' } }
export const Failed: Story = { parameters: { state: 'failed' } }
export const LongText: Story = { parameters: { state: 'long-text' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
