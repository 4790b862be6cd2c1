/** A wagering requirement before a withdrawal. Amounts in hundredths, times in milliseconds since 1970. */
export interface Asked {
  readonly id: string
  readonly time: number
  readonly required: number
}

/** A bet that an account placed. */
export interface WageredBet {
  readonly number: string
  readonly time: number
  readonly stake: number
  readonly validBet: number
  readonly state: 'open' | 'settled' | 'cancelled'
}

export type Why = 'whole' | 'returned' | 'shared' | 'open' | 'cancelled' | 'none' | 'other'

/** How much of a bet counted towards a bonus, and why no more of it did. */
export interface CountedBet<Bet extends WageredBet> {
  readonly bet: Bet
  readonly counted: number
  readonly why: Why
}

export interface Wagering<Bet extends WageredBet> {
  readonly reached: number
  /** Bets from receipt of the bonus until its requirement was met, oldest first. */
  readonly bets: readonly CountedBet<Bet>[]
}

/**
 * Assigns bets to requirements. Valid bets count towards requirements made before they were placed, oldest first;
 * wagering beyond those does not carry over to later ones.
 */
export function wageringOf<Bet extends WageredBet>(
  asked: readonly Asked[],
  bets: readonly Bet[],
): ReadonlyMap<string, Wagering<Bet>> {
  const open = asked
    .filter(({ required }) => required > 0)
    .toSorted((a, b) => a.time - b.time)
    .map((each) => ({ ...each, reached: 0, bets: [] as CountedBet<Bet>[] }))
  for (const bet of bets.toSorted((a, b) => a.time - b.time)) {
    let left = bet.state === 'settled' ? bet.validBet : 0
    for (const each of open) {
      const remaining = each.required - each.reached
      if (each.time > bet.time || remaining === 0) continue
      const counted = Math.min(left, remaining)
      each.bets.push({ bet, counted, why: whyOf(bet, counted) })
      each.reached += counted
      left -= counted
    }
  }
  return new Map(open.map(({ id, reached, bets: counted }) => [id, { reached, bets: counted }]))
}

function whyOf({ state, stake, validBet }: WageredBet, counted: number): Why {
  if (state !== 'settled') return state
  if (validBet === 0) return 'none'
  if (counted === 0) return 'other'
  if (counted < validBet) return 'shared'
  return validBet < stake ? 'returned' : 'whole'
}
