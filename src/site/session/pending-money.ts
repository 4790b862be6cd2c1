/** Key in local storage of an account's money intent that has no answer yet. */
export const pendingName = (customer: string): string => `money:${customer}`

/** BroadcastChannel on which tabs share the progress of money intents. */
export const moneyChannel = 'livery-money'

export interface MoneyNews {
  readonly customer: string
  readonly key: string
  readonly status: 'started' | 'settled'
}
