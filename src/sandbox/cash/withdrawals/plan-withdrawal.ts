import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { dayIn, startOfDay } from '@/contract/time/day'
import { shownPayoutAccount } from '@/sandbox/security/port/shown-payout-account'
import { checkAmount } from '@/sandbox/call/check-amount'
import { paymentHashOf } from '@/sandbox/security/port/check-secret'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { shortfall } from '@/sandbox/ledger/port/shortfall'
import { Refusal } from '@/sandbox/call/refusal'
import type { MessageKey } from '@/sandbox/texts/messages'
import type { WithdrawalCap } from './withdrawals'
import { isWithin, withdrawalFee, withdrawalRules, withdrawalRulesOf } from './withdrawal-rules'

interface Asked {
  readonly account: string
  readonly amount: number
}

/** A planned withdrawal, in hundredths. */
interface WithdrawalPlan {
  readonly amount: number
  readonly fee: number
  readonly available: number
  readonly payout: PayoutAccount
}

/** Today's cap of an account: the amount in hundredths, the number of requests, and the start of the day. */
export function capToday({ services, merchant }: Pick<GatewayCall<unknown>, 'services' | 'merchant'>): WithdrawalCap {
  const since = startOfDay(merchant.timeZone, dayIn(merchant.timeZone, services.clock()))
  const { mostADay, timesADay } = withdrawalRulesOf(merchant)
  return { since, amount: mostADay, times: timesADay }
}

/** What is left of today's cap. */
export async function leftToday(call: Pick<GatewayCall<unknown, CashPort>, 'services' | 'merchant'>, id: string) {
  const cap = capToday(call)
  const { amount, times } = await call.services.withdrawals.since(id, cap.since)
  return { amount: Math.max(0, cap.amount - amount), times: Math.max(0, cap.times - times) }
}

/** Whether withdrawals are open: within the hours, and not closed by the platform's staff. */
export async function isOpenNow({
  services,
  merchant,
}: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant'>) {
  if ((await services.maintenance.of(merchant.code)).has('withdrawal')) return false
  return isWithin(withdrawalRules.hours, merchant.timeZone, services.clock())
}

/** The most that a request would be given now, in hundredths, whatever the account has set up so far. */
export async function withdrawableNow(
  call: GatewayCall<unknown, CashPort & LedgerPort & SettingsPort>,
  account: Account,
): Promise<number> {
  const { services, merchant } = call
  const [balances, turnover, deposited, left, isOpen] = await Promise.all([
    services.ledger.balancesOf(merchant.code, account.id),
    services.withdrawals.turnoverFor(account),
    services.ledger.sumOf(account, 'deposit'),
    leftToday(call, account.id),
    isOpenNow(call),
  ])
  const rules = withdrawalRulesOf(merchant)
  if (!isOpen || turnover.remaining > 0 || deposited < rules.leastDeposited || left.times === 0) return 0
  const most = Math.min(balances.get('main') ?? 0, rules.max, left.amount)
  return most < rules.min ? 0 : most
}

/** Plans a withdrawal. Throws a Refusal that names what is missing; problems that the player can solve come first. */
export async function planWithdrawal(
  call: GatewayCall<Asked, CashPort & LedgerPort & SecurityPort & SettingsPort>,
  account: Account,
): Promise<WithdrawalPlan> {
  const { services, merchant, texts, request } = call
  const refuse = (code: MessageKey, value: object | null = null, parameters?: Record<string, string>) =>
    new Refusal(code, texts.say(code, parameters), { value })
  const rules = withdrawalRulesOf(merchant)
  if (paymentHashOf(account) === undefined) throw refuse('payment_password_missing')
  const bound = await services.payoutAccounts.of(account.id)
  if (bound.length === 0) throw refuse('payout_missing')
  const chosen = bound.find(({ id }) => id === request.account)
  if (chosen === undefined) throw refuse('payout_unknown', { field: 'account' })
  if (!(await isOpenNow(call))) throw refuse('withdrawal_closed', null, rules.hours)
  const amount = checkAmount(call)
  if (amount < rules.min || amount > rules.max)
    throw refuse('withdrawal_limit', { field: 'amount', min: amountOf(rules.min), max: amountOf(rules.max) })
  await checkDeposits(call, account)
  const balances = await services.ledger.balancesOf(merchant.code, account.id)
  const available = balances.get('main') ?? 0
  if (amount > available) throw refuse('not_enough', { field: 'amount', ...shortfall(balances, ['main'], amount) })
  const turnover = await services.withdrawals.turnoverFor(account)
  if (turnover.remaining > 0)
    throw refuse('turnover_unmet', {
      required: amountOf(turnover.required),
      reached: amountOf(turnover.reached),
      remaining: amountOf(turnover.remaining),
    })
  await checkToday(call, account)
  return { amount, fee: withdrawalFee(amount), available, payout: shownPayoutAccount(call, chosen) }
}

/** Checks a withdrawal against what is left of today's cap. Throws a Refusal with the figures. */
export async function checkToday(call: GatewayCall<Asked, CashPort>, { id }: Account): Promise<void> {
  const { texts, merchant } = call
  const amount = checkAmount(call)
  const left = await leftToday(call, id)
  const { mostADay, timesADay: required } = withdrawalRulesOf(merchant)
  if (left.times === 0)
    throw new Refusal('withdrawal_times', texts.say('withdrawal_times', { n: String(required) }), {
      value: { unit: 'count', required, reached: required, remaining: 0 },
    })
  if (amount > left.amount)
    throw new Refusal('withdrawal_day', texts.say('withdrawal_day'), {
      value: {
        field: 'amount',
        required: amountOf(mostADay),
        reached: amountOf(mostADay - left.amount),
        remaining: amountOf(left.amount),
      },
    })
}

/** A player who has never deposited cannot withdraw bonus money. */
async function checkDeposits(
  { services, texts, merchant }: GatewayCall<Asked, LedgerPort>,
  account: Account,
): Promise<void> {
  const { leastDeposited: required } = withdrawalRulesOf(merchant)
  const reached = await services.ledger.sumOf(account, 'deposit')
  if (reached < required)
    throw new Refusal('withdrawal_deposit', texts.say('withdrawal_deposit'), {
      value: { required: amountOf(required), reached: amountOf(reached), remaining: amountOf(required - reached) },
    })
}
