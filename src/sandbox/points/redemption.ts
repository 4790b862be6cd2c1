import { integer, json, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import type { RedeemReward } from '@/contract/generated/gateway-types'

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

export const redemptionColumns: Columns<Redemption> = {
  number: text,
  merchant: text,
  account: text,
  reward: text,
  quantity: integer,
  points: integer,
  amount: integer,
  address: orNull(json<NonNullable<Redemption['address']>>()),
  status: word<RedemptionStatus>(),
  created: integer,
  reviewed: orNull(integer),
  remark: orNull(text),
  endNumber: orNull(text),
}
