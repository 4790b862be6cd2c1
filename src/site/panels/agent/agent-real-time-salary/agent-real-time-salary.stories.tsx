import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgentRealTimeSalary } from './agent-real-time-salary'

const meta: Meta = {
  title: 'Panels/agent/agent-real-time-salary',
  component: AgentRealTimeSalary,
  parameters: { session: 'agent' },
}

export default meta

export const Filled: StoryObj = { parameters: { example: 0 } }
/** A brand's own columns and totals. */
export const Composed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
