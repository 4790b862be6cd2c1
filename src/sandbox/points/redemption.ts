import { integer, json, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import type { RedeemReward } from '@/contract/generated/gateway-types'

export type RedemptionStatus = RedeemReward['response']['status']

/** A redemption of points for a reward. Points and amount in hundredths, times in milliseconds since 1970. */
export interface Redemption {
  /** Receipt number of the entry that took the points. */
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly reward: string
  readonly quantity: number
  readonly points: number
  readonly amount: number
  /** Delivery address of a gift. */
  readonly address: NonNullable<RedeemReward['request']['address']> | null
  readonly status: RedemptionStatus
  readonly created: number
  readonly reviewed: number | null
  readonly remark: string | null
  /** Receipt number of the payment or the return. */
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
