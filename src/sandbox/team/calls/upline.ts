import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { TransferUpline, UplineTerms } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { checkAmount } from '@/sandbox/call/check-amount'
import { inEachCurrency } from '@/sandbox/call/in-currency'
import { checkPaymentPassword, paymentHashOf } from '@/sandbox/security/port/check-secret'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { shortfall } from '@/sandbox/ledger/port/shortfall'
import { Refusal } from '@/sandbox/call/refusal'
import { uplineOf } from '@/sandbox/accounts/port/upline-of'

/** Minimum and maximum of a transfer within a team, in hundredths of the merchant's currency. */
export const transferLimitsOf = inEachCurrency((money) => ({ min: money(1_000_000), max: money(10_000_000_000) }))

/** The upline, and what can be transferred to it. */
export const uplineTerms: Handler<UplineTerms, AccountsPort & LedgerPort> = async (call) => {
  const account = realAccountOf(call)
  const upline = await uplineOf(call.services, account)
  const balances = await call.services.ledger.balancesOf(account.merchant, account.id)
  const { min, max } = transferLimitsOf(call.merchant)
  return {
    upline: upline === undefined ? null : { account: upline.account, nickname: upline.nickname },
    available: amountOf(balances.get('main') ?? 0),
    min: amountOf(min),
    max: amountOf(max),
    hasPaymentPassword: paymentHashOf(account) !== undefined,
  }
}

/**
 * Transfers to the upline. Idempotent by key. The password is not part of the compared request: another password does
 * not make it a different request.
 */
export const transferUpline: Handler<TransferUpline, AccountsPort & CashPort & LedgerPort & SecurityPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { paymentPassword, ...request } = call.request
  await checkPaymentPassword(call, account, paymentPassword)
  const remark = request.remark?.trim() ?? ''
  const { number, time, lines } = await postIntent({ ...call, request }, account, async () => {
    const upline = await uplineOf(call.services, account)
    if (upline?.account !== request.upline) throw new Refusal('upline_gone', call.texts.say('upline_gone'))
    const amount = await checkedTransfer({ ...call, request }, account)
    return {
      kind: 'team',
      movements: [
        { owner: account.id, kind: 'main', amount: -amount },
        { owner: upline.id, kind: 'main', amount },
      ],
      details: remark === '' ? {} : { remark },
    }
  })
  const own = lines.find(({ owner }) => owner === account.id)
  return {
    number,
    time: new Date(time).toISOString(),
    amount: amountOf(-(own?.amount ?? 0)),
    balance: amountOf(own?.balanceAfter ?? 0),
    upline: request.upline,
    remark: remark === '' ? null : remark,
  }
}

/**
 * The amount in hundredths. Money locked by a wagering requirement can no more be transferred than withdrawn. The
 * balance is read before the requirement, so that a concurrent bonus cannot slip through.
 */
export async function checkedTransfer(
  call: GatewayCall<{ readonly amount: number }, CashPort & LedgerPort>,
  account: Account,
): Promise<number> {
  const { services, texts, merchant } = call
  const amount = checkAmount(call)
  const { min, max } = transferLimitsOf(merchant)
  if (amount < min || amount > max)
    throw new Refusal('upline_limit', texts.say('upline_limit'), {
      value: { field: 'amount', min: amountOf(min), max: amountOf(max) },
    })
  const balances = await services.ledger.balancesOf(account.merchant, account.id)
  if (amount > (balances.get('main') ?? 0))
    throw new Refusal('not_enough', texts.say('not_enough'), { value: shortfall(balances, ['main'], amount) })
  const { required, reached, remaining } = await services.withdrawals.turnoverFor(account)
  if (remaining > 0)
    throw new Refusal('turnover_unmet', texts.say('turnover_unmet'), {
      value: { required: amountOf(required), reached: amountOf(reached), remaining: amountOf(remaining) },
    })
  return amount
}
