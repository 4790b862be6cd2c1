import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type {
  RequestWithdrawal,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import {
  capToday,
  checkToday,
  isOpenNow,
  leftToday,
  planWithdrawal,
  withdrawableNow,
} from '@/sandbox/cash/withdrawals/plan-withdrawal'
import { withdrawalAnswer } from '@/sandbox/cash/withdrawals/withdrawal-answer'
import { heldFor } from '@/sandbox/cash/withdrawals/withdrawal-entries'
import { withdrawalRulesOf } from '@/sandbox/cash/withdrawals/withdrawal-rules'
import { checkPaymentPassword, paymentHashOf } from '@/sandbox/security/port/check-secret'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { OverCapError } from '@/sandbox/ledger/port/entry'
import { entryNumber } from '@/sandbox/ledger/port/entry-number'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { shownPayoutAccount } from '@/sandbox/security/port/shown-payout-account'

/** What the account may withdraw now, and where to. */
export const withdrawalTerms: Handler<WithdrawalTerms, CashPort & LedgerPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { services, merchant } = call
  const balances = await services.ledger.balancesOf(merchant.code, account.id)
  const turnover = await services.withdrawals.turnoverFor(account)
  const left = await leftToday(call, account.id)
  const rules = withdrawalRulesOf(merchant)
  return {
    now: nowOf(call),
    withdrawable: amountOf(await withdrawableNow(call, account)),
    available: amountOf(balances.get('main') ?? 0),
    held: amountOf(balances.get('held') ?? 0),
    min: amountOf(rules.min),
    max: amountOf(rules.max),
    fee: { rate: rules.feeRate, fixed: amountOf(rules.feeFixed) },
    left: { amount: amountOf(left.amount), times: left.times },
    hours: { ...rules.hours, open: await isOpenNow(call) },
    hasPaymentPassword: paymentHashOf(account) !== undefined,
    accounts: (await services.payoutAccounts.of(account.id)).map((each) => shownPayoutAccount(call, each)),
    turnover: {
      required: amountOf(turnover.required),
      reached: amountOf(turnover.reached),
      remaining: amountOf(turnover.remaining),
    },
  }
}

/** Fee and net amount of a withdrawal, shown before a password is asked for. */
export const withdrawalQuote: Handler<WithdrawalQuote, CashPort & LedgerPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const { amount, fee, available } = await planWithdrawal(call, realAccountOf(call))
  return {
    amount: amountOf(amount),
    fee: amountOf(fee),
    arrives: amountOf(amount - fee),
    balanceAfter: amountOf(available - amount),
  }
}

/** The account's most recent requests. */
export const withdrawals: Handler<Withdrawals, CashPort> = async (call) => {
  const { merchant, id } = realAccountOf(call)
  const rows = await call.services.withdrawals.of(merchant, id)
  return { now: nowOf(call), items: rows.map((row) => withdrawalAnswer(call, row)) }
}

/**
 * Requests a withdrawal. Idempotent by key. The password is not part of the compared request: another password does
 * not make it a different request.
 */
export const requestWithdrawal: Handler<
  RequestWithdrawal,
  CashPort & LedgerPort & SecurityPort & SettingsPort
> = async (call) => {
  const account = realAccountOf(call)
  const { services, merchant, key = '' } = call
  const { paymentPassword, ...request } = call.request
  await checkPaymentPassword(call, account, paymentPassword)
  const posted = await postIntent({ ...call, request }, account, async () => {
    const { amount, fee, payout } = await planWithdrawal({ ...call, request }, account)
    const { kind, name, number, holder } = payout
    const asked = {
      number: `W${entryNumber()}`,
      merchant: merchant.code,
      account: account.id,
      amount,
      fee,
      payout: { kind, name, number, holder },
    }
    return { ...heldFor(asked), beside: [services.withdrawals.insert(asked, key, capToday(call))] }
  }).catch(async (error: unknown) => {
    // Race: a concurrent request took what was left.
    if (error instanceof OverCapError) await checkToday({ ...call, request }, account)
    throw error
  })
  const { withdrawal } = posted.details as { withdrawal: string }
  const row = await services.withdrawals.find(merchant.code, withdrawal)
  if (row === undefined) throw new Error(`no withdrawal ${withdrawal} came of the key ${key}`)
  return { now: nowOf(call), withdrawal: withdrawalAnswer(call, row) }
}

const nowOf = ({ services }: GatewayCall<unknown>): string => new Date(services.clock()).toISOString()
