import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import type { TextKey } from '@/contract/generated/merchant-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { pendingName } from '@/site/session/pending-money'
import { RewardCenter } from './reward-center'

const meta: Meta = {
  title: 'Panels/member/reward-center',
  component: RewardCenter,
  parameters: { session: 'member' },
  // Isolates the stories: removes what a previous story has claimed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
  },
}

export default meta

/** Matches the start of a button's name, which ends with the name of the reward. */
const begins = (key: TextKey) => new RegExp(shownText(key).source.slice(0, -1))

/** Claimable rewards, and the prizes of a raffle. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('reward-center.prizes'))).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}

/** A brand's own tabs; raffles do not list their prizes, and there is no link to a game. */
export const Composed: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: shownText('reward-center.way.play') })).toBeNull()
  },
}

/** An unmet condition links to where it can be fulfilled. */
export const InProgress: StoryObj = {
  parameters: { example: 0, path: '/?tab=inProgress' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('reward-center.way.safety') })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: shownText('reward-center.way.play') })).toHaveLength(2)
  },
}
export const AlreadyClaimed: StoryObj = { parameters: { example: 0, path: '/?tab=claimed' } }
export const Expired: StoryObj = { parameters: { example: 0, path: '/?tab=expired' } }

/** The server decides the prize. */
export const Drawn: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: begins('reward-center.draw') }))
    const told = await canvas.findByText(shownText('reward-center.drawn'))
    await expect(
      within(told.parentElement as HTMLElement).getByRole('button', { name: shownText('receipt.open') }),
    ).toBeVisible()
  },
}

/** The answer cannot be parsed, so the result is unknown and is not reported as a failure. */
export const BeingChecked: StoryObj = {
  parameters: { example: 0, answers: { rewardClaim: 'failed' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: begins('reward-center.claim') }))
    await expect(await canvas.findByText(shownText('reward-center.checking'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
