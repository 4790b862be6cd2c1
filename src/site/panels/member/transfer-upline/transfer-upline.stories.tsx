import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { uplineTerms } from './testing/example-upline'
import { TransferUpline } from './transfer-upline'

const meta: Meta = {
  title: 'Panels/member/transfer-upline',
  component: TransferUpline,
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

/** Without a password nothing is sent. */
export const Filled: StoryObj = {
  parameters: { example: 0, answers: { transferUpline: 'waiting' } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: shownText('transfer-upline.amount') }), '100000')
    await userEvent.click(canvas.getByRole('button', { name: shownText('transfer-upline.submit') }))
    await expect(canvas.getByLabelText(shownText('form.paymentPassword'))).toHaveFocus()
    await expect(canvas.getByText(shownText('paymentPassword.empty'))).toBeVisible()
  },
}
export const Composed: StoryObj = { parameters: { example: 1 } }
/** The transferred amount as the server reports it, and its receipt. */
export const Done: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const amount = await canvas.findByRole('textbox', { name: shownText('transfer-upline.amount') })
    await userEvent.type(amount, '100000')
    await userEvent.type(canvas.getByLabelText(shownText('form.paymentPassword')), '246810')
    await userEvent.click(canvas.getByRole('button', { name: shownText('transfer-upline.submit') }))
    await expect(await canvas.findByText(shownText('transfer-upline.after'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: shownText('transfer-upline.amount') })).toHaveValue('')
    // It goes once another one is begun.
    await userEvent.type(amount, '1')
    await expect(canvas.queryByText(shownText('transfer-upline.after'))).toBeNull()
  },
}
export const NoPassword: StoryObj = {
  parameters: { example: 0, answers: { uplineTerms: { value: { ...uplineTerms, hasPaymentPassword: false } } } },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
