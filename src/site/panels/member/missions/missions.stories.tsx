import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import { shownText } from '@/site/i18n/testing/shown-text'
import { pendingName } from '@/site/session/pending-money'
import { Missions } from './missions'

const meta: Meta = {
  title: 'Panels/member/missions',
  component: Missions,
  parameters: { session: 'member' },
  // Isolates the stories: removes what a previous story has claimed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
  },
}

export default meta

/** Running missions come first. The leaderboard opens with a click and includes the player's own rank far behind. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const [title] = await canvas.findAllByRole('heading', { level: 3 })
    await expect(title).toHaveTextContent(shownText('missions.list.running'))
    const [board] = canvas.getAllByRole('button', { name: shownText('missions.board') })
    await userEvent.click(board as HTMLElement)
    await expect(await canvas.findByText('q••••')).toBeVisible()
    await expect(canvas.getByText(shownText('missions.own'))).toBeVisible()
  },
}

/** A brand's own lists, without a leaderboard. */
export const Composed: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    const [title] = await canvas.findAllByRole('heading', { level: 3 })
    await expect(title).toHaveTextContent(shownText('missions.list.ended'))
    await expect(canvas.queryByRole('button', { name: shownText('missions.board') })).toBeNull()
  },
}

/** Claimed milestones are listed by name, each with its receipt. */
export const Claimed: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('missions.claimAll') }))
    const told = within(await canvas.findByRole('status'))
    await expect(told.getAllByRole('button', { name: shownText('receipt.open') })).toHaveLength(2)
  },
}

/** The answer cannot be parsed, so the result is unknown and is not reported as a failure. */
export const BeingChecked: StoryObj = {
  parameters: { example: 0, answers: { missionClaim: 'failed' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('missions.claimAll') }))
    await expect(await canvas.findByText(shownText('missions.checking'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
