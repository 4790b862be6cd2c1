import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { PromotionDetail } from './promotion-detail'
import { exampleActivity } from './testing/example-activity'

const meta: Meta = { title: 'Blocks/promotion-detail', component: PromotionDetail }

export default meta

const path = '/promotions?id=welcome'

/** The heading receives the focus. */
export const Promotion: StoryObj = {
  parameters: { example: 1, path },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome gift' })).toHaveFocus()
  },
}

/** The length of a comment is counted in graphemes, and a comment that is too long is not sent. */
export const Applying: StoryObj = {
  parameters: { example: 1, path, session: 'member' },
  async play({ canvas }) {
    const comment = await canvas.findByRole('textbox', { name: shownText('promotion-detail.comment') })
    await userEvent.click(comment)
    await userEvent.paste('👨‍👩‍👧‍👦'.repeat(141))
    await userEvent.click(canvas.getByRole('button', { name: shownText('promotion-detail.apply') }))
    await expect(comment).toHaveFocus()
    await expect(comment).toHaveAttribute('aria-invalid', 'true')
  },
}

const standing = (
  status: Parameters<typeof exampleActivity>[1],
  more: Parameters<typeof exampleActivity>[2] = {},
): StoryObj => ({
  parameters: {
    ...{ example: 1, path, session: 'member' },
    answers: {
      promotionStates: {
        value: { now: '2026-11-22T12:00:00.000Z', items: [exampleActivity('welcome', status, more)] },
      },
    },
  },
})
const applied = {
  ...{ number: 'A1', time: '2026-11-21T12:00:00.000Z', comment: 'Three of three', pictures: 1 },
  ...{ reviewed: '2026-11-22T09:00:00.000Z', reason: 'The slip cannot be read.' },
}

export const BeingLookedAt = standing('applying', { applied })
export const Rejected = standing('rejected', { applied })
export const ReadyToClaim = standing('issued', { applied })
export const ReadyToDraw = standing('issued', { way: 'raffle', raffle: 'raffle-2026-11-16', bonus: null })
export const Claimed = standing('claimed', { applied, receipt: '4K7QW2M09XHT' })
export const Drawn = standing('claimed', { way: 'raffle', bonus: null, receipt: '4K7QW2M09XHT', prize: 'Second prize' })
const ofDeposit = { way: 'deposit', bonus: null } as const
export const ChosenWithADeposit = standing('process', ofDeposit)
export const NotForThePlayer = standing('process', {
  ...ofDeposit,
  unmet: ['From rank 1: yours is 0', 'On Fridays: today is Thursday'],
})
export const NeverForThePlayer = standing('process', {
  ...{ ...ofDeposit, forGood: true, unmet: ['For your first deposit only: you have made 2'] },
})
export const DepositUnderWay = standing('joined', { ...ofDeposit, taken: '2026-11-21T12:00:00.000Z' })
export const DepositBooked = standing('claimed', {
  ...{ ...ofDeposit, taken: '2026-11-21T12:00:00.000Z', receipt: '4K7QW2M09XHT' },
})
export const RewardsWait = standing('issued', { way: 'reward', bonus: null })
export const RewardsNotForYou = standing('process', {
  ...{ way: 'reward', bonus: null, unmet: ['From rank 2: yours is 1'] },
})
export const Joined = standing('joined', { way: 'join', bonus: null })
/** The category of the promotion decides where its button leads. */
export const JoinedForDeposits: StoryObj = {
  parameters: { ...standing('joined', { way: 'join', bonus: null }).parameters, example: 3 },
}
export const Closed: StoryObj = {
  ...standing('closed'),
  async play({ canvas }) {
    // A language may have the same word for the state and for its day.
    await expect(await canvas.findByText(shownText('promotion-detail.ended'), { selector: 'dt' })).toBeVisible()
  },
}
export const ComingSoon = standing('comingSoon', { starts: '2026-12-01T17:00:00.000Z' })
export const ShortForm: StoryObj = { parameters: { example: 2, path, session: 'member' } }

export const NothingIsNamed: StoryObj = {
  parameters: { example: 1, path: '/promotions' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const AloneWithoutOne: StoryObj = {
  parameters: { example: 0, path: '/promoDetail' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/promotions$/))
  },
}

export const Unknown: StoryObj = { parameters: { example: 1, path: '/promotions?id=gone' } }
export const Loading: StoryObj = { parameters: { example: 1, path, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 1, path, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 1, path, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 1, path, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1, path }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 1, path, state: 'reduced-motion' } }
