import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import type { Rebate } from '@/contract/generated/gateway-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { pendingName } from '@/site/session/pending-money'
import { ManualRebate } from './manual-rebate'

const meta: Meta = {
  title: 'Panels/member/manual-rebate',
  component: ManualRebate,
  parameters: { session: 'member' },
  // Isolates the stories: removes what a previous story has claimed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
  },
}

export default meta

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

const small: Rebate['response'] = {
  ...{ since: null, until: '2026-11-22T09:10:00.000Z', total: 80, least: 1000, reason: 'tooSmall' },
  lines: [{ category: 'RNG', validBet: 10_000, rate: 0.008, rebate: 80 }],
}

async function claim(canvas: Canvas, element: HTMLElement) {
  await userEvent.click(await canvas.findByRole('button', { name: shownText('manual-rebate.claim') }))
  const sheet = within(element.ownerDocument.body).findByRole('dialog', {
    name: shownText('manual-rebate.confirmTitle'),
  })
  await userEvent.click(within(await sheet).getByRole('button', { name: shownText('manual-rebate.confirm') }))
}

/** The highest rebate comes first, and rates show four decimals of the fraction. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const [, first, second] = await canvas.findAllByRole('row')
    await expect(within(first as HTMLElement).getByRole('rowheader')).toHaveTextContent(shownText('category.RNG'))
    await expect(second).toHaveTextContent(/0[.,]55\s?%/)
  },
}

/** In the brand's own order, without a link to a game. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** The figures are fetched again before the confirmation, and a payment has its receipt. */
export const Paid: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    await claim(canvas, canvasElement)
    await expect(await canvas.findByText(shownText('manual-rebate.done'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: shownText('receipt.open') })).toBeVisible()
  },
}

/** An amount below the minimum is listed with the reason why it is not paid. */
export const TooSmall: StoryObj = {
  parameters: { example: 0, answers: { rebate: { value: small } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('manual-rebate.none.tooSmall'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: shownText('manual-rebate.claim') })).toBeNull()
  },
}

/** The answer cannot be parsed, so the result is unknown and is not reported as a failure. */
export const BeingChecked: StoryObj = {
  parameters: { example: 0, answers: { rebateClaim: 'failed' } },
  async play({ canvas, canvasElement }) {
    await claim(canvas, canvasElement)
    await expect(await canvas.findByText(shownText('manual-rebate.checking'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
