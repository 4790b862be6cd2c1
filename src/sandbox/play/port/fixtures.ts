import { SeedNumbers } from '@/sandbox/seed-numbers'
import { sides } from '@/sandbox/play/engines/match-sides'

/** A match begins every 30 seconds and lasts a minute; bets are accepted until it begins. Milliseconds. */
const apart = 30_000
const lasts = 60_000
/** Every so many matches of a vendor one is a game's headline match, which is offered for two hours. */
const headlinesApart = 240
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

export type Side = 'home' | 'draw' | 'away'

/** Whose matches these are. The matches of a vendor's category and sport are the same for everybody. */
export interface Place {
  readonly merchant: string
  readonly vendor: string
  readonly category: string
  /** Theme of the game, such as tennis. Which sports know a draw depends on it. */
  readonly theme?: string | undefined
}

/** The next matches, the first to begin first. `now`: milliseconds since 1970. */
export function nextMatches(now: number, place: Place, count: number): Match[] {
  return Array.from({ length: count }, (_, index) => matchOf(firstId(now) + index, place))
}

/** The match that a game announces on its card: another one for each game, and the same for two hours at most. */
export function headlineMatch(now: number, place: Place, gameId: string): Match {
  const offset = new SeedNumbers(gameId).between(0, headlinesApart - 1)
  const first = firstId(now)
  return matchOf(first + ((offset - (first % headlinesApart) + headlinesApart) % headlinesApart), place)
}

/**
 * Drawn from the same pseudo-random sequence after the odds, so a second settlement or a restart gives the same
 * result.
 */
export function resultOf(id: number, place: Place): { score: readonly [number, number]; result: Side } {
  const { chances, numbers } = pairing(id, place)
  const at = numbers.fraction()
  const draw = chances.draw ?? 0
  const result = at < chances.home ? 'home' : at < chances.home + draw ? 'draw' : 'away'
  const low = numbers.between(0, 2)
  const high = low + numbers.between(1, 2)
  const score = result === 'draw' ? [low, low] : result === 'home' ? [high, low] : [low, high]
  return { score: score as [number, number], result }
}

const firstId = (now: number): number => Math.floor(now / apart) + 1

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

/** Of the sandbox's sports, football alone ends level, and a fight of two cocks now and then. */
function drawChance(category: string, theme: string | undefined, at: number): number {
  if (category === 'COCKFIGHT') return 0.08
  return category === 'SPORTS' && theme === 'football' ? 0.18 + 0.1 * at : 0
}

function pairing(id: number, { merchant, vendor, category, theme }: Place) {
  const numbers = new SeedNumbers(`${merchant}/${vendor}/${category}/${id}`)
  const names = sides[category] ?? sides['SPORTS'] ?? []
  const home = numbers.of(names)
  const away = numbers.of(names.filter((name) => name !== home))
  const draw = drawChance(category, theme, numbers.fraction())
  const share = 0.25 + 0.5 * numbers.fraction()
  const chances = { home: share * (1 - draw), ...(draw > 0 && { draw }), away: (1 - share) * (1 - draw) }
  return { home, away, chances, numbers }
}
