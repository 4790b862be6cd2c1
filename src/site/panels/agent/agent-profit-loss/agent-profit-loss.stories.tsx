import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { opensALine } from '@/site/records/testing/opened-line'
import { said } from '@/site/i18n/testing/said'
import { AgentProfitLoss } from './agent-profit-loss'

const meta: Meta = {
  title: 'Panels/agent/agent-profit-loss',
  component: AgentProfitLoss,
  parameters: { session: 'agent' },
}

export default meta

/** A press on a line opens all that is known of it. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  play: opensALine('agent-profit-loss.title'),
}

/** A brand's own columns, filters, totals and days. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** Its first column says what its lines are. */
export const ByDay: StoryObj = {
  parameters: { example: 0, path: '/?tab=days' },
  async play({ canvas }) {
    await expect(await canvas.findByText(said('agent-profit-loss.day'))).toBeInTheDocument()
  },
}

/** Of somebody below, whose way down stands over it. */
export const OfOne: StoryObj = { parameters: { example: 0, path: '/?member=minhtuan10' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
