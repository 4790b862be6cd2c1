import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import type { MerchantWallet, WalletTransfer as Call } from '@/contract/generated/gateway-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { WalletTransfer } from './wallet-transfer'

const meta: Meta = {
  title: 'Panels/member/wallet-transfer',
  component: WalletTransfer,
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

type Wallets = MerchantWallet['response']
const row = (wallet: string, balance: number, more: Partial<Wallets['wallets'][number]> = {}) => ({
  wallet,
  name: '',
  balance,
  state: 'open' as const,
  wholeUnits: false,
  ...more,
})
const main = row('MAIN', 2_654_500)
const one: Wallets = { single: true, wallets: [main] }
const none: Wallets = { single: false, wallets: [main] }
const whole: Wallets = { single: false, wallets: [main, row('KY', 12, { wholeUnits: true })] }
const closed: Wallets = { single: false, wallets: [main, row('PT', 50, { state: 'maintenance' })] }
const great: Wallets = {
  single: false,
  wallets: [row('MAIN', 5_000_000_000), row('PT', 0.01), row('AG', 1_234_567_890_123.45)],
}
const moved: Call['response'] = {
  number: 'T-20261122-000042',
  time: '2026-11-22T09:00:00.000Z',
  moved: 100,
  notMoved: [],
  wallets: [
    { wallet: 'MAIN', balance: 2_654_400 },
    { wallet: 'PT', balance: 200_100 },
  ],
}
const recalled: Call['response'] = { ...moved, moved: 200_000, notMoved: [{ wallet: 'AG', amount: 20 }] }

type Play = NonNullable<StoryObj['play']>
type Canvas = Parameters<Play>[0]['canvas']

const send = async (canvas: Canvas, amount: string) => {
  await userEvent.type(await canvas.findByRole('textbox'), amount)
  await userEvent.click(canvas.getByRole('button', { name: shownText('wallet-transfer.submit') }))
}

/** The main wallet can be on one side only: selecting it on the other side swaps the two. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const from = await canvas.findByLabelText(shownText('wallet-transfer.from'))
    const to = canvas.getByLabelText(shownText('wallet-transfer.to'))
    await userEvent.selectOptions(to, 'MAIN')
    await expect(from).toHaveValue('PT')
    await userEvent.click(canvas.getByRole('button', { name: shownText('wallet-transfer.swap') }))
    await expect(from).toHaveValue('MAIN')
    await expect(to).toHaveValue('PT')
  },
}

/** A brand's own preset amounts, in rows, without optional parts. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** An amount that cannot be transferred is reported at the field, and nothing is sent. */
export const WrongAmount: StoryObj = {
  parameters: { example: 0, answers: { walletTransfer: 'waiting' } },
  async play({ canvas }) {
    await send(canvas, '0')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(shownText('amount.zero'))
    await userEvent.type(canvas.getByRole('textbox'), '99000000')
    await userEvent.click(canvas.getByRole('button', { name: shownText('wallet-transfer.submit') }))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Moved: StoryObj = {
  parameters: { example: 0, answers: { walletTransfer: { value: moved } } },
  async play({ canvas }) {
    await send(canvas, '100')
    await expect(await canvas.findByText(moved.number)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** What the last transfer came to goes with the next key, and with the next mistake. */
export const MovedThenAnother: StoryObj = {
  parameters: { example: 0, answers: { walletTransfer: { value: moved } } },
  async play({ canvas }) {
    await send(canvas, '100')
    await expect(await canvas.findByText(moved.number)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '5')
    await expect(canvas.queryByText(moved.number)).toBeNull()
    await send(canvas, '0')
    await expect(await canvas.findByText(moved.number)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('wallet-transfer.submit') }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(shownText('amount.empty'))
    await expect(canvas.queryByText(moved.number)).toBeNull()
  },
}

/** Everything was recalled, except the balance at a vendor in maintenance. */
export const Recalled: StoryObj = {
  parameters: { example: 0, answers: { walletTransfer: { value: recalled } } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('wallet-transfer.recall') }))
    await expect(await canvas.findByText(shownText('wallet-transfer.notMoved'))).toBeVisible()
  },
}

/** The answer cannot be parsed, so the result is unknown and is not reported as a failure. */
export const BeingChecked: StoryObj = {
  parameters: { example: 0, answers: { walletTransfer: 'failed' } },
  async play({ canvas }) {
    await send(canvas, '100')
    const button = canvas.getByRole('button', { name: shownText('wallet-transfer.submit') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('textbox')).toHaveValue('100')
  },
}

export const WholeUnits: StoryObj = { parameters: { example: 0, answers: { merchantWallet: { value: whole } } } }
export const InMaintenance: StoryObj = { parameters: { example: 0, answers: { merchantWallet: { value: closed } } } }
export const GreatAndSmall: StoryObj = { parameters: { example: 0, answers: { merchantWallet: { value: great } } } }
export const OneWallet: StoryObj = { parameters: { example: 0, answers: { merchantWallet: { value: one } } } }
export const NoVendors: StoryObj = { parameters: { example: 0, answers: { merchantWallet: { value: none } } } }

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
