import type { Row } from '@libsql/client'
import type { Withdrawals as Wire } from '@/contract/generated/gateway-types'
import { numberOrNull, textOf, textOrNull } from '@/sandbox/database/text-of'
import type { NewWithdrawal } from './withdrawal-entries'

type WithdrawalState = Wire['response']['items'][number]['state']

export type WithdrawalAnswer = 'received' | 'notReceived' | 'partly' | 'forced'

/** A request to pay money out. Amounts in hundredths, times in milliseconds since 1970. */
export interface WithdrawalRow extends NewWithdrawal {
  readonly state: WithdrawalState
  readonly created: number
  /** Receipts of what was held, and of what became of it. */
  readonly receipt: string
  readonly endReceipt: string | null
  readonly transferring: number | null
  readonly ended: number | null
  readonly reason: string | null
  /** Until when its player is asked whether it came, and what was said: forced, where nothing was. */
  readonly confirmUntil: number | null
  readonly answer: WithdrawalAnswer | null
  readonly answered: number | null
  readonly received: number | null
  readonly hasProof: boolean
  /** What the platform found about what did not come. */
  readonly review: 'paid' | 'returned' | null
  readonly reviewed: number | null
  readonly reviewReceipt: string | null
}

export const withdrawalColumns = `number, merchant, account, amount, fee, payout, state, created, receipt, end_receipt, transferring,
  ended, reason, confirm_until, answer, answered, received, proof_kind, review, reviewed, review_receipt`

export const toWithdrawal = (row: Row): WithdrawalRow => ({
  number: textOf(row['number']),
  merchant: textOf(row['merchant']),
  account: textOf(row['account']),
  amount: Number(row['amount']),
  fee: Number(row['fee']),
  payout: JSON.parse(textOf(row['payout'])) as WithdrawalRow['payout'],
  state: textOf(row['state']) as WithdrawalState,
  created: Number(row['created']),
  receipt: textOf(row['receipt']),
  endReceipt: textOrNull(row['end_receipt']),
  transferring: numberOrNull(row['transferring']),
  ended: numberOrNull(row['ended']),
  reason: textOrNull(row['reason']),
  confirmUntil: numberOrNull(row['confirm_until']),
  answer: textOrNull(row['answer']) as WithdrawalAnswer | null,
  answered: numberOrNull(row['answered']),
  received: numberOrNull(row['received']),
  hasProof: row['proof_kind'] !== null,
  review: textOrNull(row['review']) as WithdrawalRow['review'],
  reviewed: numberOrNull(row['reviewed']),
  reviewReceipt: textOrNull(row['review_receipt']),
})
