import type { Withdrawals } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { reasonSaid } from '@/sandbox/texts/reason-said'
import type { WithdrawalRow } from './withdrawal-row'

type Wire = Withdrawals['response']['items'][number]

const iso = (time: number): string => new Date(time).toISOString()

/** A request as its player sees it. */
export function withdrawalAnswer({ texts }: Pick<GatewayCall<unknown>, 'texts'>, row: WithdrawalRow): Wire {
  const { number, amount, fee, payout, state, created, receipt, transferring, ended, endReceipt, reason } = row
  const { answer, answered, review, reviewed, reviewReceipt } = row
  return {
    number,
    amount: amountOf(amount),
    fee: amountOf(fee),
    arrives: amountOf(amount - fee),
    account: payout,
    state,
    created: iso(created),
    reason: reasonSaid(texts, reason),
    confirmation: confirmationOf(row),
    timeline: [
      { state: 'processing' as const, time: iso(created), receipt },
      ...(transferring === null ? [] : [{ state: 'transferring' as const, time: iso(transferring), receipt: null }]),
      ...(ended === null ? [] : [{ state, time: iso(ended), receipt: endReceipt }]),
      ...(answer === null || answered === null ? [] : [{ state: answer, time: iso(answered), receipt: null }]),
      ...(review === null || reviewed === null ? [] : [{ state: review, time: iso(reviewed), receipt: reviewReceipt }]),
    ],
  }
}

function confirmationOf({ confirmUntil, answer, received, hasProof, review }: WithdrawalRow): Wire['confirmation'] {
  if (confirmUntil === null) return null
  const came = received === null ? null : amountOf(received)
  return { state: answer ?? 'asked', until: iso(confirmUntil), received: came, hasProof, review }
}
