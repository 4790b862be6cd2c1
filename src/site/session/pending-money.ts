/** Name in local storage of what an account has sent to move money, as long as there is no answer. */
export const pendingName = (customer: string): string => `money:${customer}`

/** Tabs of one site tell each other what becomes of it. */
export const moneyChannel = 'livery-money'

export interface MoneyNews {
  readonly customer: string
  readonly key: string
  readonly status: 'started' | 'settled'
}
