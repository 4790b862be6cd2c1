import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Referral } from './referral'

const meta: Meta = { title: 'Panels/member/referral', component: Referral, parameters: { session: 'member' } }

export default meta

export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: shownText('referral.qr') })).toHaveAttribute('width', '200')
    await expect(canvas.getByText(/\?referralCode=1A2B3C4D$/)).toBeVisible()
    await expect(canvas.getByText(shownText('referral.state.noDeposit'))).toBeVisible()
    await expect(canvas.getByText(shownText('referral.gift'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: shownText('referral.claim') })).toBeVisible()
  },
}

export const WithoutQrCode: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('referral.state.betLow'))).toBeVisible()
    await expect(canvas.queryByRole('img', { name: shownText('referral.qr') })).toBeNull()
  },
}

/** Where friends bring nothing, nothing is said of rewards. */
export const WithoutRewards: StoryObj = {
  parameters: {
    example: 1,
    answers: {
      referral: {
        value: {
          ...{ code: '1A2B3C4D', rules: { firstDeposit: 100_000, validBet: 300_000 }, gift: null, friends: [] },
          ...{ totals: { invited: 0, deposited: 0, qualified: 0, earned: 0, waiting: 0 }, totalPages: 0 },
        },
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('referral.counts'))).toBeVisible()
    await expect(canvas.queryByText(shownText('referral.earned'))).toBeNull()
    await expect(canvas.queryByRole('button', { name: shownText('referral.claim') })).toBeNull()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
