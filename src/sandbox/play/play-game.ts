import type { PlayType, PrizeMode } from '@/sandbox/lottery/port/ways'

/** The clients of the games' origin: which program plays a game. */
export const clientNames = [
  ...(['slot', 'baccarat', 'roulette', 'dragon-tiger', 'sic-bo', 'matches', 'fish', 'cards', 'lottery'] as const),
] as const
export type ClientName = (typeof clientNames)[number]

/** What is launched: a game, a table, a room, or a vendor's lobby. */
export interface PlayGame {
  readonly id: string
  readonly title: string
  /** Code of the vendor and its name. */
  readonly vendor: string
  readonly vendorName: string
  /** Category of 2 §1: RNG, LIVE, FISH, SPORTS, ESPORTS, COCKFIGHT, PVP, ELOTT. */
  readonly category: string
  /** The least that is staked, in hundredths. */
  readonly minBet: number
  /** Lines of a slot. */
  readonly lines?: number
  /** A word for its drawings, such as koi: a theme that the client does not know gets one by the game's id. */
  readonly theme?: string
  /** Hue of its colours, in degrees; by the game's id where nobody says. */
  readonly hue?: number
  /** Of a lottery: how it pays, and the way to play that it opens with. */
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

/** Tables of a live vendor are of several games. */
const tables = ['baccarat', 'roulette', 'dragon-tiger', 'sic-bo'] as const satisfies readonly ClientName[]

/** The program that plays a game: by its category, and at a table by what is played there. */
export function clientOf({ category, theme }: Pick<PlayGame, 'category' | 'theme'>): ClientName {
  const table = category === 'LIVE' ? tables.find((name) => name === theme) : undefined
  return table ?? byCategory[category] ?? 'slot'
}
