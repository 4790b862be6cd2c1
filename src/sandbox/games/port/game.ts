import type { GameCard } from '@/contract/generated/gateway-types'
import type { Spoken } from '@/sandbox/texts/article'

export type GameType = GameCard['gameType']

export type Titles = Readonly<Record<Spoken, string>>

/** What a vendor's kind of games says of the game at a place of its list. */
export interface GameFacts {
  readonly title: Titles
  /** Class within the category. */
  readonly classify: string
  /** What its picture and its client show: a theme of slots, or what is played. */
  readonly theme: string
  /** Which of the theme's subjects. */
  readonly subject: number
  /** Lines of a slot; null where a game has none. */
  readonly lines: number | null
  /** Least bet, in units of the merchant's currency. */
  readonly minBet: number
  /** Whether it can be played without money. */
  readonly demo: boolean
}

/** A game of the catalogue: the same on every machine and in every start. */
export interface Game extends GameFacts {
  /** Seven digits. */
  readonly nodeId: string
  /** What it is launched by. */
  readonly gameId: string
  readonly vendor: string
  readonly gameType: GameType
  /** Place in its vendor's list, the most played first, from 0. */
  readonly rank: number
  readonly isHot: boolean
  /** Whole days since it came out. */
  readonly age: number
}

/** A game counts as new for a month. */
const newFor = 30

export const isNew = ({ age }: Pick<Game, 'age'>): boolean => age < newFor

/** Of `English|Vietnamese`: in Filipino the names of games are English, as players there know them. */
export function titlesOf(words: string): Titles {
  const [en = '', vi = en] = words.split('|')
  return { en, fil: en, vi }
}
