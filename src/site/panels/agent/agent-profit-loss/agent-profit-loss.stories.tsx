import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { opensALine } from '@/site/records/testing/opened-line'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AgentProfitLoss } from './agent-profit-loss'

const meta: Meta = {
  title: 'Panels/agent/agent-profit-loss',
  component: AgentProfitLoss,
  parameters: { session: 'agent' },
}

export default meta

/** A click on a row opens all its details. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  play: opensALine('agent-profit-loss.title'),
}

/** A brand's own columns, filters, totals and days. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** The first column says what the rows are. */
export const ByDay: StoryObj = {
  parameters: { example: 0, path: '/?tab=days' },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('agent-profit-loss.day'))).toBeInTheDocument()
  },
}

/** Profit and loss of one downline, with the path to it above. */
export const OfOne: StoryObj = { parameters: { example: 0, path: '/?member=minhtuan10' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
