import type { PlayType, PrizeMode } from '@/sandbox/lottery/port/ways'

/** The clients of the games' origin, that is, the programs that play a game. */
export const clientNames = [
  ...(['slot', 'baccarat', 'roulette', 'dragon-tiger', 'sic-bo', 'matches', 'fish', 'cards', 'lottery'] as const),
] as const
export type ClientName = (typeof clientNames)[number]

/** What is launched: a game, a table, a room, or a vendor's lobby. */
export interface PlayGame {
  readonly id: string
  readonly title: string
  /** Code and name of the vendor. */
  readonly vendor: string
  readonly vendorName: string
  /** Category of 2 §1: RNG, LIVE, FISH, SPORTS, ESPORTS, COCKFIGHT, PVP, ELOTT. */
  readonly category: string
  /** Minimum stake in hundredths. */
  readonly minBet: number
  /** Paylines of a slot. */
  readonly lines?: number
  /** Theme of its drawings, such as koi. A client derives one from the game's id if it does not know the theme. */
  readonly theme?: string
  /** Hue of its colours in degrees; derived from the game's id if omitted. */
  readonly hue?: number
  /** For a lottery: its prize mode, and the way to play that is selected first. */
  readonly lottery?: { readonly prizeMode: PrizeMode; readonly playType?: PlayType }
}

const byCategory: Readonly<Record<string, ClientName>> = {
  RNG: 'slot',
  LIVE: 'baccarat',
  SPORTS: 'matches',
  ESPORTS: 'matches',
  COCKFIGHT: 'matches',
  FISH: 'fish',
  PVP: 'cards',
  ELOTT: 'lottery',
}

/** Tables of a live vendor play different games. */
const tables = ['baccarat', 'roulette', 'dragon-tiger', 'sic-bo'] as const satisfies readonly ClientName[]

/** The client that plays a game: by its category, and for a live table by its game. */
export function clientOf({ category, theme }: Pick<PlayGame, 'category' | 'theme'>): ClientName {
  const table = category === 'LIVE' ? tables.find((name) => name === theme) : undefined
  return table ?? byCategory[category] ?? 'slot'
}
