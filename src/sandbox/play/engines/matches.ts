import { SeedNumbers } from '@/sandbox/seed-numbers'
import type { OpenBet, Settlement } from '@/sandbox/ledger/port/ledger-port'
import { isRecord, isStake, type Engine, type Table } from './engine'
import { sides } from './match-sides'

/** A match begins every 30 seconds and lasts a minute; bets are accepted until it begins. Milliseconds. */
const apart = 30_000
const lasts = 60_000
/** The number of matches offered at a time. */
const offered = 8
/** The house edge contained in the odds. */
const margin = 0.06

export interface Match {
  /** Index of the match since 1970. */
  readonly id: number
  readonly home: string
  readonly away: string
  /** Milliseconds since 1970. */
  readonly begins: number
  readonly ends: number
  /** Payout multiples in hundredths: home, draw if possible, away. */
  readonly odds: Readonly<Partial<Record<Side, number>>>
}

type Side = 'home' | 'draw' | 'away'

/** A vendor's matches of a category, by the sandbox's clock; the same for everybody. */
export const matches: Engine = {
  setup: (table) => ({ matches: offeredMatches(table) }),

  play(bet, table) {
    if (!isRecord(bet) || !isStake(bet['stake'], table.game)) return undefined
    const match = offeredMatches(table).find(({ id }) => id === bet['match'])
    const pick = bet['pick']
    const odds = typeof pick === 'string' ? match?.odds[pick as Side] : undefined
    // If the odds have changed since they were shown, the bet is refused so that the player confirms the new ones.
    if (match === undefined || odds === undefined || odds !== bet['odds']) return undefined
    const detail = { kind: 'match', match: match.id, home: match.home, away: match.away, pick, odds }
    return { stake: bet['stake'], end: { due: match.ends }, detail, outcome: { match, pick, odds } }
  },
}

/** Settles an open bet on a match. The result depends on the match alone, not on who bets. */
export function settleMatch({ detail, stake, merchant, vendor, category }: OpenBet): Settlement {
  const { match, pick, odds } = detail as { match: number; pick: Side; odds: number }
  const { score, result } = resultOf(match, { merchant, vendor, category })
  const win = result === pick ? Math.floor((stake * odds) / 100) : 0
  return { win, validBet: stake, detail: { ...detail, score, result } }
}

function offeredMatches({ now, merchant, game }: Pick<Table, 'now' | 'merchant' | 'game'>): Match[] {
  const first = Math.floor(now / apart) + 1
  const place = { merchant, vendor: game.vendor, category: game.category }
  return Array.from({ length: offered }, (_, index) => matchOf(first + index, place))
}

interface Place {
  readonly merchant: string
  readonly vendor: string
  readonly category: string
}

function matchOf(id: number, place: Place): Match {
  const { home, away, chances } = pairing(id, place)
  const odds = Object.entries(chances).map(([pick, chance]) => [pick, Math.floor((100 * (1 - margin)) / chance)])
  return {
    id,
    home,
    away,
    begins: id * apart,
    ends: id * apart + lasts,
    odds: Object.fromEntries(odds) as Match['odds'],
  }
}

function pairing(id: number, { merchant, vendor, category }: Place) {
  const numbers = new SeedNumbers(`${merchant}/${vendor}/${category}/${id}`)
  const names = sides[category] ?? sides['SPORTS'] ?? []
  const home = numbers.of(names)
  const away = numbers.of(names.filter((name) => name !== home))
  const draw = category === 'SPORTS' ? 0.18 + 0.1 * numbers.fraction() : category === 'COCKFIGHT' ? 0.08 : 0
  const share = 0.25 + 0.5 * numbers.fraction()
  const chances = { home: share * (1 - draw), ...(draw > 0 && { draw }), away: (1 - share) * (1 - draw) }
  return { home, away, chances, numbers }
}

/**
 * Drawn from the same pseudo-random sequence after the odds, so a second settlement or a restart gives the same
 * result.
 */
function resultOf(id: number, place: Place): { score: readonly [number, number]; result: Side } {
  const { chances, numbers } = pairing(id, place)
  const at = numbers.fraction()
  const draw = chances.draw ?? 0
  const result = at < chances.home ? 'home' : at < chances.home + draw ? 'draw' : 'away'
  const low = numbers.between(0, 2)
  const high = low + numbers.between(1, 2)
  const score = result === 'draw' ? [low, low] : result === 'home' ? [high, low] : [low, high]
  return { score: score as [number, number], result }
}
