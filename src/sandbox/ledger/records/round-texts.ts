import type { BettingRecord } from '@/contract/generated/gateway-types'
import { wayNames } from '@/sandbox/lottery/port/way-names'
import type { PlayType } from '@/sandbox/lottery/port/ways'
import { fill } from '@/sandbox/texts/fill'
import { said, type ServerLanguage } from '@/sandbox/texts/spoken'
import { roundWords, type RoundWords } from './round-words'

type RoundTexts = Partial<
  Pick<
    BettingRecord['response']['items'][number],
    'round' | 'match' | 'pick' | 'odds' | 'score' | 'issue' | 'play' | 'numbers'
  >
>

/** A round as a game stores it with a bet. */
type Round =
  | { readonly kind: 'slot'; readonly lines: readonly unknown[] }
  | { readonly kind: 'fish'; readonly isCaught: boolean }
  | { readonly kind: 'cards'; readonly hands: readonly Cards[]; readonly winner: number }
  | Baccarat
  | { readonly kind: 'dragonTiger'; readonly dragon: number; readonly tiger: number; readonly bets: Bets }
  | { readonly kind: 'roulette'; readonly number: number; readonly bets: Bets }
  | { readonly kind: 'sicBo'; readonly dice: readonly number[]; readonly bets: Bets }
  | Match
  | Lottery
  | { readonly kind?: undefined }

type Cards = readonly number[]

/** Stakes by betting spot. */
type Bets = Readonly<Record<string, number>>

interface Baccarat {
  readonly kind: 'baccarat'
  readonly player: Cards
  readonly banker: Cards
  readonly bets: Readonly<Partial<Record<'player' | 'banker' | 'tie' | 'playerPair' | 'bankerPair', number>>>
}

interface Match {
  readonly kind: 'match'
  readonly home: string
  readonly away: string
  readonly pick: 'home' | 'draw' | 'away'
  /** In hundredths. */
  readonly odds: number
  readonly score?: readonly [number, number]
}

interface Lottery {
  readonly kind: 'lottery'
  readonly issue: string
  readonly way: PlayType
  readonly numbers: readonly string[]
  readonly special?: string
}

/** Texts of the betting record about a round. Seeded bets have no round. */
export function roundTexts(detail: object, spoken: ServerLanguage): RoundTexts {
  const words = said(roundWords, spoken)
  const round = detail as Round
  switch (round.kind) {
    case 'slot':
      return { round: fill(words.lines, { n: String(round.lines.length) }) }
    case 'fish':
      return { round: round.isCaught ? words.caught : words.missed }
    case 'cards':
      return { round: handsOf(round, words) }
    case 'baccarat':
      return baccaratOf(round, words)
    case 'dragonTiger':
      return {
        round: `${words.dragon} ${cardsText([round.dragon])} · ${words.tiger} ${cardsText([round.tiger])}`,
        pick: picksOf(round.bets, { ...words.spots, ...words }),
      }
    case 'roulette':
      return { round: String(round.number), pick: picksOf(round.bets, words.spots) }
    case 'sicBo':
      return {
        round: `${round.dice.join(' ')} · ${round.dice.reduce((sum, die) => sum + die, 0)} ${words.sum}`,
        pick: picksOf(round.bets, words.spots),
      }
    case 'match':
      return matchOf(round, words)
    case 'lottery':
      return {
        issue: round.issue,
        play: said(wayNames, spoken)[round.way],
        numbers: round.numbers.join(' '),
        score: round.special === undefined ? null : round.special,
      }
    case undefined:
      return {}
  }
}

function handsOf({ hands, winner }: Extract<Round, { kind: 'cards' }>, words: RoundWords): string {
  const own = `${words.you} ${cardsText(hands[0] ?? [])}`
  return winner === 0 ? own : `${own} · ${words.best} ${cardsText(hands[winner] ?? [])}`
}

function baccaratOf({ player, banker, bets }: Baccarat, words: RoundWords): RoundTexts {
  const on = Object.keys(bets) as (keyof typeof bets)[]
  return {
    round: `${words.player} ${cardsText(player)} · ${words.banker} ${cardsText(banker)}`,
    pick: on.map((name) => words[name]).join(', '),
  }
}

const ranges: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
}

/** The spots that were bet on. Numbers are named n7, faces of a die d3. */
const picksOf = (bets: Bets, names: object): string =>
  Object.keys(bets)
    .map((spot) => (names as Readonly<Record<string, string>>)[spot] ?? ranges[spot] ?? spot.slice(1))
    .join(', ')

function matchOf({ home, away, pick, odds, score }: Match, words: RoundWords): RoundTexts {
  return {
    match: `${home} – ${away}`,
    pick: pick === 'draw' ? words.draw : pick === 'home' ? home : away,
    odds: odds / 100,
    score: score === undefined ? null : score.join(' : '),
  }
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♣', '♦', '♥', '♠']

/** Cards from 0 to 51, numbered as in the engines' `cards.ts`. */
const cardsText = (cards: Cards): string =>
  cards.map((card) => `${ranks[card % 13]}${suits[Math.floor(card / 13)]}`).join(' ')
