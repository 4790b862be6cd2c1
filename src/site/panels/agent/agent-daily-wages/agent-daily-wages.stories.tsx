import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AgentDailyWages } from './agent-daily-wages'

const meta: Meta = {
  title: 'Panels/agent/agent-daily-wages',
  component: AgentDailyWages,
  parameters: { session: 'agent' },
}

export default meta

export const Filled: StoryObj = { parameters: { example: 0 } }
/** A brand's own columns and totals. */
export const Composed: StoryObj = { parameters: { example: 1 } }
/** The contracts of downlines are listed below the agent's own contract. */
export const Contract: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: shownText('contract.list.contract') }))
    await expect(await canvas.findByRole('group', { name: shownText('contract.downlineWages') })).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
