import type { Withdrawals } from '@/generated/gateway-types'
import { amountOf } from '@/lib/amount'
import type { WithdrawalRow } from './withdrawals'

type Wire = Withdrawals['response']['items'][number]

const iso = (time: number): string => new Date(time).toISOString()

/** A request as its player sees it. */
export function withdrawalAnswer(row: WithdrawalRow): Wire {
  const { number, amount, fee, payout, state, created, receipt, transferring, ended, endReceipt, reason } = row
  return {
    number,
    amount: amountOf(amount),
    fee: amountOf(fee),
    arrives: amountOf(amount - fee),
    account: payout,
    state,
    created: iso(created),
    reason,
    timeline: [
      { state: 'processing' as const, time: iso(created), receipt },
      ...(transferring === null ? [] : [{ state: 'transferring' as const, time: iso(transferring), receipt: null }]),
      ...(ended === null ? [] : [{ state, time: iso(ended), receipt: endReceipt }]),
    ],
  }
}
