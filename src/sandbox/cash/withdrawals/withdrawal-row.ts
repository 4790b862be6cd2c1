import { flag, integer, json, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import type { Withdrawals as Wire } from '@/contract/generated/gateway-types'
import type { NewWithdrawal } from './withdrawal-entries'

type WithdrawalState = Wire['response']['items'][number]['state']

export type WithdrawalAnswer = 'received' | 'notReceived' | 'partly' | 'forced'

/** A withdrawal request. Amounts in hundredths, times in milliseconds since 1970. */
export interface WithdrawalRow extends NewWithdrawal {
  readonly state: WithdrawalState
  readonly created: number
  /** Receipts of the hold, and of the entry that ended it. */
  readonly receipt: string
  readonly endReceipt: string | null
  readonly transferring: number | null
  readonly ended: number | null
  readonly reason: string | null
  /** Until when the player is asked to confirm, and the answer; `forced` if none came in time. */
  readonly confirmUntil: number | null
  readonly answer: WithdrawalAnswer | null
  readonly answered: number | null
  readonly received: number | null
  readonly hasProof: boolean
  /** What the platform found about money reported as missing. */
  readonly review: 'paid' | 'returned' | null
  readonly reviewed: number | null
  readonly reviewReceipt: string | null
}

/** The selected columns of a request. */
export const withdrawalFields = `number, merchant, account, amount, fee, payout, state, created, receipt, end_receipt, transferring,
  ended, reason, confirm_until, answer, answered, received, proof_kind IS NOT NULL AS has_proof, review, reviewed,
  review_receipt`

export const withdrawalColumns: Columns<WithdrawalRow> = {
  number: text,
  merchant: text,
  account: text,
  amount: integer,
  fee: integer,
  payout: json<WithdrawalRow['payout']>(),
  state: word<WithdrawalState>(),
  created: integer,
  receipt: text,
  endReceipt: orNull(text),
  transferring: orNull(integer),
  ended: orNull(integer),
  reason: orNull(text),
  confirmUntil: orNull(integer),
  answer: orNull(word<WithdrawalAnswer>()),
  answered: orNull(integer),
  received: orNull(integer),
  hasProof: flag,
  review: orNull(word<NonNullable<WithdrawalRow['review']>>()),
  reviewed: orNull(integer),
  reviewReceipt: orNull(text),
}
