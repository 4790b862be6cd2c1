import type { Row } from '@libsql/client'
import type { RedeemReward } from '@/contract/generated/gateway-types'
import { numberOrNull, textOf, textOrNull } from '@/sandbox/database/text-of'

export type RedemptionStatus = RedeemReward['response']['status']

/** Points that were given for a reward. Points and amount in hundredths, times in milliseconds since 1970. */
export interface Redemption {
  /** Of the receipt of what was taken. */
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly reward: string
  readonly quantity: number
  readonly points: number
  readonly amount: number
  /** Where a gift goes. */
  readonly address: NonNullable<RedeemReward['request']['address']> | null
  readonly status: RedemptionStatus
  readonly created: number
  readonly reviewed: number | null
  readonly remark: string | null
  /** Of the receipt of what was paid out or given back. */
  readonly endNumber: string | null
}

export const toRedemption = (row: Row): Redemption => ({
  number: textOf(row['number']),
  merchant: textOf(row['merchant']),
  account: textOf(row['account']),
  reward: textOf(row['reward']),
  quantity: Number(row['quantity']),
  points: Number(row['points']),
  amount: Number(row['amount']),
  address: row['address'] === null ? null : (JSON.parse(textOf(row['address'])) as Redemption['address']),
  status: textOf(row['status']) as RedemptionStatus,
  created: Number(row['created']),
  reviewed: numberOrNull(row['reviewed']),
  remark: textOrNull(row['remark']),
  endNumber: textOrNull(row['end_number']),
})
