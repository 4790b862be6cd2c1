import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AgentHourlySalary } from './agent-hourly-salary'

const meta: Meta = {
  title: 'Panels/agent/agent-hourly-salary',
  component: AgentHourlySalary,
  parameters: { session: 'agent' },
}

export default meta

export const Filled: StoryObj = { parameters: { example: 0 } }
/** A brand's own columns and totals. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** Somebody asked to end a contract agrees to that only, and to no terms. */
export const AskedToEnd: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: shownText('contract.list.contract') }))
    await expect(await canvas.findByRole('checkbox', { name: shownText('contract.agreementEnd') })).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
