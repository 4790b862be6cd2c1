import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Rebate, RebateClaim } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import type { Account } from '@/sandbox/call/account'
import { inCurrency, stepOf } from '@/contract/money/in-currency'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { claimRewards } from '@/sandbox/rewards/port/claim-rewards'
import { minRebate, rebateLines } from '@/sandbox/rewards/rebate-plan'

const iso = (time: number): string => new Date(time).toISOString()

/** The account's rebate on bets that ended since its last rebate. */
export const rebate: Handler<Rebate, LedgerPort & RewardsPort & SettingsPort> = async (call) => {
  const account = await accountOf(call)
  const { since } = await lastOf(call, account)
  const until = call.services.clock()
  const { lines, total } = await figuresOf(call, account, since, until)
  const least = inCurrency(call.merchant, minRebate)
  return {
    since: since === 0 ? null : iso(since),
    until: iso(until),
    lines: lines.map(({ category, validBet, rate, rebate: paid }) => ({
      category,
      validBet: amountOf(validBet),
      rate: rate / 10_000,
      rebate: amountOf(paid),
    })),
    total: amountOf(total),
    least: amountOf(least),
    reason: lines.length === 0 ? 'noBets' : total < least ? 'tooSmall' : null,
  }
}

/** Pays the rebate that was shown, once: for bets up to that time. */
export const rebateClaim: Handler<RebateClaim, LedgerPort & RewardsPort & SettingsPort> = async (call) => {
  const account = await accountOf(call)
  const [claim] = await claimRewards(call, account, async () => {
    const { texts, request, services } = call
    const { since, count } = await lastOf(call, account)
    const until = Date.parse(request.until)
    if (!(until > since && until <= services.clock())) throw new Refusal('rebate_changed', texts.say('rebate_changed'))
    const { total } = await figuresOf(call, account, since, until)
    if (total < inCurrency(call.merchant, minRebate)) throw new Refusal('rebate_nothing', texts.say('rebate_nothing'))
    if (total !== hundredthsOf(request.total)) throw new Refusal('rebate_changed', texts.say('rebate_changed'))
    return [{ reward: `rebate-${count + 1}`, kind: 'rebate', amount: total, details: { until } }]
  })
  if (claim === undefined) throw new Error('nothing came of a rebate')
  return { number: claim.entry, time: iso(claim.time), total: amountOf(claim.amount) }
}

async function accountOf(call: GatewayCall<unknown, SettingsPort>): Promise<Account> {
  const account = realAccountOf(call)
  const { promotions } = await call.services.settings.of(call.merchant)
  if (promotions['REBATE'] !== true) throw new Refusal('rebate_closed', call.texts.say('rebate_closed'))
  return account
}

/** The number of rebates so far, and until when the last one counted; 0 if there was none. */
async function lastOf(
  { services }: GatewayCall<unknown, RewardsPort>,
  { id }: Account,
): Promise<{ since: number; count: number }> {
  const paid = [...(await services.claims.of(id)).values()].filter(({ reward }) => reward.startsWith('rebate-'))
  return { since: Math.max(0, ...paid.map(({ details }) => (details as { until: number }).until)), count: paid.length }
}

async function figuresOf(
  call: GatewayCall<unknown, LedgerPort>,
  { id, rebate: ownRate }: Account,
  from: number,
  to: number,
) {
  const { services, merchant } = call
  const step = stepOf(merchant)
  const lines = rebateLines(await services.ledger.settledByCategory(merchant.code, id, { from, to }), step, ownRate)
  return { lines, total: lines.reduce((sum, line) => sum + line.rebate, 0) }
}
