import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { GatewayError } from '@/site/gateway/gateway-error'
import { moneyIntents } from '@/site/money/page-intents'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { PointMall } from './point-mall'

const meta: Meta = {
  title: 'Blocks/point-mall',
  component: PointMall,
  parameters: { session: 'member' },
  // Isolates the stories: removes what a previous story has sent and selected.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
    forgetDrafts()
  },
}

export default meta

/** A reward that the player cannot get has no button, but says what is missing. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('button', { name: /Thermo cup|Bonus of/ })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Smartphone|Playing cards|Coffee/ })).toBeNull()
    await expect(canvas.getByText(shownText('point-mall.soldOut'))).toBeVisible()
    await expect(canvas.getByText(shownText('point-mall.noExpiry'))).toBeVisible()
  },
}

/** A gift cannot be sent without an address, and no redemption without a password. */
export const Redeeming: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /Thermo cup/ })
    if (first !== undefined) await userEvent.click(first)
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: shownText('point-mall.redeemNow') }))
    // The sheet may still be fading in.
    await waitFor(() => expect(sheet.getByText(shownText('point-mall.address.missing'))).toBeVisible())
    for (const name of ['name', 'mobile', 'address'] as const)
      await userEvent.type(sheet.getByRole('textbox', { name: shownText(`point-mall.address.${name}`) }), 'Huế 12')
    await userEvent.type(sheet.getByLabelText(shownText('form.paymentPassword')), '246810')
    await userEvent.click(sheet.getByRole('button', { name: shownText('point-mall.redeemNow') }))
    await expect(await screen.findByText(shownText('point-mall.redeemedNext'))).toBeVisible()
  },
}

let isGone = false
const gone = () => {
  isGone = true
  throw new GatewayError({ kind: 'refused', call: 'redeemReward', code: 'point_stock_gone', message: 'It is gone.' })
}

/** Out of stock in the meantime: the error is shown once, and nothing seems to be pending any more. */
export const Gone: StoryObj = {
  parameters: {
    example: 0,
    answers: {
      redeemQuote: { value: () => (isGone ? gone() : { points: 1, amount: 0, pointsAfter: 0 }) },
      redeemReward: { value: gone },
    },
  },
  async play({ canvas }) {
    isGone = false
    await userEvent.click(await canvas.findByRole('button', { name: /Bonus of/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText(shownText('form.paymentPassword')), '246810')
    await userEvent.click(sheet.getByRole('button', { name: shownText('point-mall.redeemNow') }))
    await waitFor(() => expect(sheet.getAllByRole('definition').map(textOf)).toEqual(['–', '–']))
    await expect(await sheet.findAllByText(shownText('refusal.code.point_stock_gone'))).toHaveLength(1)
  },
}

const textOf = ({ textContent }: Element) => textContent

/** The quote failed to load: a retry is offered. */
export const CostUnknown: StoryObj = {
  parameters: { example: 0, answers: { redeemQuote: 'failed' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Bonus of/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const retry = await sheet.findByRole('button', { name: shownText('retry') })
    // The sheet may still be fading in.
    await waitFor(() => expect(retry).toBeVisible())
  },
}

/** The amount is shown before the password is asked for. */
export const Converting: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('point-mall.convert') }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(await sheet.findByRole('textbox', { name: /./ }), '2500')
    await expect(await sheet.findByText(/25[.,]000/)).toBeVisible()
  },
}

export const Composed: StoryObj = { parameters: { example: 1 } }
export const Visitor: StoryObj = { parameters: { example: 0, session: 'guest' } }

/** A trial account is offered a real account. */
export const Trial: StoryObj = {
  parameters: { example: 0, session: 'trial' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('nav.register') })).toBeVisible()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
