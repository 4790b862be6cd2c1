import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Receipt } from './receipt'

const path = '/?number=4K7QW2M09XH1'
const meta: Meta = {
  title: 'Panels/member/receipt',
  component: Receipt,
  parameters: { session: 'member', path },
}

export default meta

const withAFee = {
  ...{ number: '4K7QW2M09XH1', time: '2026-11-21T22:00:00.000Z', kind: 'deposit', state: 'booked', unit: 'money' },
  ...{ amount: 200_000, fee: 3000, from: ['HOUSE'], to: ['MAIN'], checkCode: 'TB0YQ94FEH5F' },
  lines: [{ wallet: 'MAIN', amount: 197_000, balanceAfter: 197_000 }],
}

/** The receipt is genuine as it is, and not genuine with one digit changed. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const code = await canvas.findByDisplayValue('TB0YQ94FEH5F')
    await userEvent.click(canvas.getByRole('button', { name: shownText('receipt.checkNow') }))
    await expect(await canvas.findByText(shownText('receipt.genuine'))).toBeVisible()
    await userEvent.type(code, '1')
    await expect(canvas.queryByText(shownText('receipt.genuine'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: shownText('receipt.checkNow') }))
    await expect(await canvas.findByText(shownText('receipt.notGenuine'))).toBeVisible()
  },
}

/** What was paid, what the platform kept of it, and what was received. */
export const WithAFee: StoryObj = {
  parameters: { example: 0, answers: { moneyReceipt: { value: withAFee } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('receipt.fee'))).toBeVisible()
    await expect(canvas.getByText(shownText('receipt.received')).nextElementSibling).toHaveTextContent(/197/)
  },
}

/** Without the form that verifies receipts. */
export const Alone: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
/** The URL names no receipt. */
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty', path: '/' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
