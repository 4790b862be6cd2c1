import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import { shownText } from '@/site/i18n/testing/shown-text'
import { pendingName } from '@/site/session/pending-money'
import { AgentDividendRecord } from './agent-dividend-record'

const meta: Meta = {
  title: 'Panels/agent/agent-dividend-record',
  component: AgentDividendRecord,
  parameters: { session: 'agent' },
  // Isolates the stories: removes what a previous story has claimed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
  },
}

export default meta

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

const goTo = async (canvas: Canvas, list: 'contract' | 'downlines') =>
  userEvent.click(await canvas.findByRole('tab', { name: shownText(`contract.list.${list}`) }))

/** The claimable amount and its basis stand above the periods. A paid claim has its receipt. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('contract.claim') }))
    await expect(await canvas.findByText(shownText('contract.paid'))).toBeVisible()
  },
}

/** A brand's own columns and totals. */
export const Composed: StoryObj = { parameters: { example: 1 } }

const figures = { periodValidBet: 0, periodProfitLoss: 0, activeMembers: 0, betAmount: 0 }
const agreed = { since: '2026-11-21T12:00:00.000Z', terms: [{ period: 'monthly', ...figures, rate: 0.29 }] }

/**
 * Before accepting an offer, with a confirmation of age, the agent sees what it changes, what it would have paid and
 * which contracts would end.
 */
export const Offered: StoryObj = {
  parameters: { example: 1, answers: { dividendClaim: { value: { contract: agreed, request: null, paid: null } } } },
  async play({ canvas }) {
    await goTo(canvas, 'contract')
    await expect(await canvas.findByText('minhtuan10')).toBeVisible()
    await expect(canvas.getByText(shownText('contract.falls'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('contract.accept') }))
    await expect(await canvas.findByText(shownText('contract.agreementMissing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /21/ }))
    await userEvent.click(canvas.getByRole('button', { name: shownText('contract.accept') }))
    await expect(await canvas.findByText(shownText('contract.accepted'))).toBeVisible()
  },
}

/**
 * An offer stays visible until it is answered. For a downline, unchanged terms are not sent, nor a rate above the
 * agent's own.
 */
export const Downlines: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    await goTo(canvas, 'downlines')
    await expect(await canvas.findByRole('table', { name: /^ngoclan33 / })).toBeVisible()
    const own = within(canvas.getByRole('article', { name: 'minhtuan10' }))
    await userEvent.click(own.getByRole('button', { name: shownText('contract.offerOther') }))
    const body = within(canvasElement.ownerDocument.body)
    const sheet = within(await body.findByRole('dialog', { name: /minhtuan10/ }))
    await userEvent.click(sheet.getByRole('button', { name: shownText('contract.offerSend') }))
    // A sheet that is opening is not visible at first.
    await waitFor(() => expect(sheet.getByText(shownText('contract.unchanged'))).toBeVisible())
    const [rate] = sheet.getAllByRole('textbox', { name: shownText('contract.ratePercent') })
    await userEvent.clear(rate as HTMLElement)
    await userEvent.type(rate as HTMLElement, '13')
    await userEvent.click(sheet.getByRole('button', { name: shownText('contract.offerSend') }))
    await expect(await sheet.findByText(shownText('contract.rateAbove'))).toBeVisible()
    await userEvent.clear(rate as HTMLElement)
    await userEvent.type(rate as HTMLElement, '7')
    await userEvent.click(sheet.getByRole('button', { name: shownText('contract.offerSend') }))
    await expect(await canvas.findByText(shownText('contract.offered'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
