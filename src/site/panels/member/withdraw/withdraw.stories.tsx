import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import type { Withdrawals, WithdrawalTerms } from '@/contract/generated/gateway-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { askedWithdrawal, exampleTerms, exampleWithdrawal, paidWithdrawal } from './testing/example-withdrawal'
import { Withdraw } from './withdraw'

const meta: Meta = {
  title: 'Panels/member/withdraw',
  component: Withdraw,
  parameters: { session: 'member' },
  // Isolates the stories: removes what a previous story has sent and typed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
    forgetDrafts()
  },
}

export default meta

type Item = Withdrawals['response']['items'][number]
type Terms = WithdrawalTerms['response']
const now = '2026-11-22T09:10:00.000Z'
const listed = (item: Item): { withdrawals: { value: Withdrawals['response'] } } => ({
  withdrawals: { value: { now, items: [item] } },
})
const termsWith = (more: Partial<Terms>) => ({ withdrawalTerms: { value: { ...exampleTerms, ...more } } })

/** An amount above the balance is reported at the field, and no quote is requested. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox'), '99000000')
    await userEvent.click(canvas.getByRole('button', { name: shownText('withdraw.submit') }))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const Composed: StoryObj = { parameters: { example: 1 } }

/** The summary shows the server's quote and asks for the payment password. */
export const Summary: StoryObj = {
  parameters: { example: 0, answers: { requestWithdrawal: 'waiting' } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox'), '100000')
    await userEvent.click(canvas.getByRole('button', { name: shownText('withdraw.submit') }))
    const sheet = within(await screen.findByRole('dialog', { name: shownText('withdraw.confirm') }))
    await userEvent.click(sheet.getByRole('button', { name: shownText('withdraw.confirm') }))
    await expect(await sheet.findByText(shownText('paymentPassword.empty'))).toBeInTheDocument()
  },
}

/** Without a payment password or an account there are links to set them. */
export const NothingBound: StoryObj = {
  parameters: { example: 0, answers: termsWith({ hasPaymentPassword: false, accounts: [] }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('withdraw.next.password'))).toBeVisible()
  },
}
export const NoAccount: StoryObj = { parameters: { example: 0, answers: termsWith({ accounts: [] }) } }

/** Turnover is left: nothing can be withdrawn now, it is said why, and all of it cannot be chosen. */
export const Bound: StoryObj = {
  parameters: {
    example: 0,
    answers: termsWith({ withdrawable: 0, turnover: { required: 720_000, reached: 120_000, remaining: 600_000 } }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('withdraw.figure.withdrawable'))).toBeVisible()
    await expect(canvas.getByText(shownText('withdraw.bound'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: shownText('withdraw.all') })).toBeDisabled()
  },
}

/** A promotion still has to be wagered, and withdrawals are closed at this hour. */
export const Closed: StoryObj = {
  parameters: {
    example: 0,
    answers: termsWith({
      withdrawable: 0,
      hours: { from: '09:00', to: '22:30', open: false },
      turnover: { required: 720_000, reached: 120_000, remaining: 600_000 },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('withdraw.submit') })).toBeDisabled()
  },
}

export const UnderWay: StoryObj = {
  parameters: { example: 0, path: `/?number=${exampleWithdrawal.number}`, answers: listed(exampleWithdrawal) },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('withdraw.told.processing'))).toBeVisible()
  },
}
export const PaidOut: StoryObj = {
  parameters: { example: 0, path: `/?number=${paidWithdrawal.number}` },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('withdraw.told.received'))).toBeVisible()
  },
}
/** Says why, and that the money was returned. */
export const GivenBack: StoryObj = {
  parameters: {
    example: 0,
    path: '/?number=W1',
    answers: listed({
      ...exampleWithdrawal,
      ...{ number: 'W1', state: 'failed', reason: 'The account is closed.' },
    }),
  },
}

const second = { ...askedWithdrawal, number: 'W2' }
const asked: { withdrawals: { value: Withdrawals['response'] } } = {
  withdrawals: { value: { now, items: [askedWithdrawal, second, paidWithdrawal] } },
}

/**
 * Each withdrawal that was paid out is asked about, one after the other. The answer that nothing arrived needs a
 * picture.
 */
export const Asked: StoryObj = {
  parameters: { example: 0, answers: asked },
  async play({ canvas }) {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^(11:00|10:5\d)$/)
    await userEvent.click(canvas.getByRole('button', { name: shownText('withdraw.ask.notReceived') }))
    await userEvent.click(await canvas.findByRole('button', { name: shownText('withdraw.ask.send') }))
    await expect(canvas.getByText(shownText('withdraw.ask.proofMissing'))).toBeVisible()
  },
}
/** The full amount is not accepted as a part. */
export const AskedPart: StoryObj = {
  parameters: { example: 0, answers: asked },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('withdraw.ask.partly') }))
    const field = canvas.getByRole('textbox', { name: shownText('withdraw.ask.came') })
    await userEvent.type(field, '99500')
    await userEvent.click(canvas.getByRole('button', { name: shownText('withdraw.ask.send') }))
    await expect(field).toBeInvalid()
  },
}
/** The player did not answer in time. */
export const Forced: StoryObj = {
  parameters: {
    example: 0,
    path: '/?number=W3',
    answers: listed({
      ...askedWithdrawal,
      number: 'W3',
      confirmation: { state: 'forced', until: now, received: null, hasProof: false, review: null },
      timeline: [...askedWithdrawal.timeline, { state: 'forced', time: now, receipt: null }],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('withdraw.told.forced'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
