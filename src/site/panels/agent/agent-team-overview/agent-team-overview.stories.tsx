import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AgentTeamOverview } from './agent-team-overview'

const meta: Meta = {
  title: 'Panels/agent/agent-team-overview',
  component: AgentTeamOverview,
  parameters: { session: 'agent' },
}

export default meta

const clubLabel = { labelName: 'Gold', color: '#c79a2b', rankLevel: 3 }
const answers = { memberInfo: { value: { id: '1', account: 'demo_agent', type: 41, clubLabel } } }

export const Everything: StoryObj = {
  parameters: { example: 0, answers },
  async play({ canvas }) {
    const [dividend] = await canvas.findAllByRole('table', {
      name: new RegExp(shownText('agent-team-overview.dividend')),
    })
    await expect(within(dividend as HTMLElement).getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getAllByRole('table')).toHaveLength(6)
  },
}

export const ThreeFigures: StoryObj = { parameters: { example: 1, answers } }

export const WithoutContracts: StoryObj = {
  parameters: { example: 2, answers },
  async play({ canvas }) {
    await expect(await canvas.findByText('demo_agent')).toBeVisible()
    await expect(
      canvas.queryByRole('table', { name: new RegExp(shownText('agent-team-overview.dividend')) }),
    ).toBeNull()
  },
}

/** A trial account has no team, so the server is not asked. */
export const Trial: StoryObj = { parameters: { example: 0, session: 'trial' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0, answers }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
