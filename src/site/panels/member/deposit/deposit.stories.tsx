import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import type { Deposits } from '@/contract/generated/gateway-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { Deposit } from './deposit'
import { bookedDeposit, exampleDeposit } from './testing/example-deposit'

const meta: Meta = {
  title: 'Panels/member/deposit',
  component: Deposit,
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

type Item = Deposits['response']['items'][number]
const now = '2026-11-22T09:10:00.000Z'
const answered = (item: Item): { deposits: { value: Deposits['response'] } } => ({
  deposits: { value: { now, items: [item] } },
})

/** An amount below the method's minimum is reported at the field, and nothing is sent. */
export const Filled: StoryObj = {
  parameters: { example: 0, answers: { requestDeposit: 'waiting' } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox'), '10')
    await userEvent.click(canvas.getByRole('button', { name: shownText('deposit.submit') }))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
/** Collapsed until it is needed. Collapsed again, it shows the selection. */
export const WithPromotion: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('deposit.submit') })).toBeVisible()
    const fold = canvas.getByRole('group', { name: shownText('deposit.promotion') })
    const summary = canvas.getByText((_, element) => element?.matches('summary') === true)
    await expect(fold).not.toHaveAttribute('open')
    const none = summary.textContent
    await userEvent.click(summary)
    const [other] = canvas
      .getAllByRole('radio')
      .filter((radio) => radio.matches('[name=deposit-promotion]:enabled:not(:checked)'))
    if (other !== undefined) await userEvent.click(other)
    await expect(summary).not.toHaveTextContent(none)
  },
}
export const Composed: StoryObj = { parameters: { example: 1 } }

/** A deposit to be paid: the instructions, a QR code and the time left. */
export const ToBePaid: StoryObj = {
  parameters: { example: 0, answers: answered(exampleDeposit) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Sandbox Bank')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('20:00')
  },
}
export const Booked: StoryObj = {
  parameters: {
    example: 0,
    path: `/?number=${bookedDeposit.number}`,
    answers: answered(bookedDeposit),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('deposit.told.approved'))).toBeVisible()
  },
}
/** A rejected deposit shows the reason and no instructions. */
export const Rejected: StoryObj = {
  parameters: {
    example: 0,
    path: '/?number=D1',
    answers: answered({
      ...bookedDeposit,
      number: 'D1',
      state: 'rejected',
      reason: 'The payment was not found.',
    }),
  },
}
/** The answer cannot be parsed, so the result is unknown and is not reported as a failure. */
export const BeingChecked: StoryObj = {
  parameters: { example: 0, answers: { requestDeposit: 'failed' } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox'), '100000')
    await userEvent.click(canvas.getByRole('button', { name: shownText('deposit.submit') }))
    await expect(await canvas.findByText(shownText('deposit.checking'))).toBeVisible()
  },
}

export const Loading: StoryObj = {
  parameters: { example: 0, state: 'loading' },
}
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = {
  parameters: { example: 0, state: 'long-text' },
}
export const RightToLeft: StoryObj = {
  parameters: { example: 0 },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: StoryObj = {
  parameters: { example: 0, state: 'reduced-motion' },
}
