/** What a deposit costs, as its method says it: a share of the amount, and a fixed part in hundredths. */
interface DepositFee {
  readonly rate: number
  readonly fixed: number
}

/** The fee of a deposit in whole hundredths, rounded up: the form says before the request what the server books. */
export function depositFee({ rate, fixed }: DepositFee, hundredths: number): number {
  return fixed + Math.ceil((hundredths * Math.round(rate * 10_000)) / 10_000)
}
