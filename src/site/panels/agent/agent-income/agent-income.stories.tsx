import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { opensALine } from '@/site/records/testing/opened-line'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AgentIncome } from './agent-income'

const meta: Meta = { title: 'Panels/agent/agent-income', component: AgentIncome, parameters: { session: 'agent' } }

export default meta

/** A click on a row opens all its details. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  play: opensALine('agent-income.title'),
}

/** A brand's own columns, filters, totals and days. */
export const Composed: StoryObj = { parameters: { example: 1 } }

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }

/** Explains why there is no income, and links to its sources. */
export const Empty: StoryObj = {
  parameters: { example: 0, state: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('agent-income.why'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: shownText('team.invite') })).toHaveAttribute(
      'href',
      expect.stringContaining('agent=agent-registration-center'),
    )
  },
}

export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
