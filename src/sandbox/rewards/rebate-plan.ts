/** Rebate rates on valid bets, in ten-thousandths, by category. */
const rates: Readonly<Record<string, number>> = {
  RNG: 80,
  FISH: 60,
  LIVE: 55,
  PVP: 50,
  SPORTS: 35,
  ESPORTS: 35,
  COCKFIGHT: 30,
  ELOTT: 20,
  LOTT: 20,
}

/** Minimum rebate that is paid, in hundredths of dong. */
export const minRebate = 100_000

/** The rebate of one category. Amounts in hundredths, the rate in ten-thousandths. */
export interface RebateLine {
  readonly category: string
  readonly validBet: number
  readonly rate: number
  readonly rebate: number
}

/**
 * The rebate on bets, at the house's rates or at the account's own (`ownRate`, ten-thousandths), rounded down to
 * `step`, the smallest unit of the currency in hundredths.
 */
export function rebateLines(
  bets: readonly { readonly category: string; readonly validBet: number }[],
  step: number,
  ownRate: number | null,
): RebateLine[] {
  return bets.map(({ category, validBet }) => {
    const rate = ownRate ?? rates[category] ?? 0
    // 5,000,000,000.00 at 0.0080 is still below what a number holds exactly.
    const whole = Math.floor((validBet * rate) / 10_000)
    return { category, validBet, rate, rebate: whole - (whole % step) }
  })
}
