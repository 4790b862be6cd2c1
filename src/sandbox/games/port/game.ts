import type { GameCard } from '@/contract/generated/gateway-types'
import type { Spoken } from '@/sandbox/texts/spoken'

export type GameType = GameCard['gameType']

export type Titles = Spoken

/** The facts of the game at a rank of its list, as the vendor's kind of games defines them. */
export interface GameFacts {
  readonly title: Titles
  /** Game class within the category. */
  readonly classify: string
  /** What its picture and its client show: a slot theme, or the game that is played. */
  readonly theme: string
  /** Index of the theme's subject. */
  readonly subject: number
  /** Paylines of a slot; null for other games. */
  readonly lines: number | null
  /** Minimum bet in dong; `leastBet` gives that of a merchant. */
  readonly minBet: number
  /** Whether it has a demo without real money. */
  readonly demo: boolean
}

/** A game of the catalogue: the same on every machine and after every start. */
export interface Game extends GameFacts {
  /** Seven digits. */
  readonly nodeId: string
  /** Id by which it is launched. */
  readonly gameId: string
  readonly vendor: string
  readonly gameType: GameType
  /** Rank in its vendor's list, most played first, from 0. */
  readonly rank: number
  readonly isHot: boolean
  /** Whole days since its release. */
  readonly age: number
}

/** Days for which a game counts as new. */
const newFor = 30

export const isNew = ({ age }: Pick<Game, 'age'>): boolean => age < newFor

/** Parses `English|Vietnamese`. Filipino uses the English titles, because players there know games by them. */
export function titlesOf(words: string): Titles {
  const [en = '', vi = en] = words.split('|')
  return { en, fil: en, vi }
}
