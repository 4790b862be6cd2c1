import type { Deposits as Wire } from '@/contract/generated/gateway-types'

export type DepositState = Wire['response']['items'][number]['state']

/** A deposit request. Amounts in hundredths, times in milliseconds since 1970. */
export interface DepositRow {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly method: string
  readonly amount: number
  readonly fee: number
  /** Id of the promotion, its bonus, and the turnover it requires. */
  readonly promotion: string | null
  readonly bonus: number
  readonly turnover: number
  readonly state: DepositState
  readonly created: number
  readonly expires: number
  /** When the player reported the payment. */
  readonly paid: number | null
  readonly ended: number | null
  readonly reason: string | null
  readonly receipt: string | null
  readonly returnTo: string | null
  readonly hasProof: boolean
}

export type NewDeposit = Pick<
  DepositRow,
  'merchant' | 'account' | 'method' | 'amount' | 'fee' | 'promotion' | 'bonus' | 'turnover' | 'expires' | 'returnTo'
>

/** A cap of `most` hundredths since an instant. */
export interface DepositCap {
  readonly since: number
  readonly most: number
}
