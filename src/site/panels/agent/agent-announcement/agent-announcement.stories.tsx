import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AgentAnnouncement } from './agent-announcement'

const meta: Meta = {
  title: 'Panels/agent/agent-announcement',
  component: AgentAnnouncement,
  parameters: { session: 'agent' },
}

export default meta

/** The newest announcement is open, and another one can open beside it. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /with an end/ })).toHaveAttribute('aria-expanded', 'true')
    const other = canvas.getByRole('button', { name: /counted/ })
    await userEvent.click(other)
    await expect(other).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Closed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
