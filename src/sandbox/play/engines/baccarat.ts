import { isRecord, isStake, type Engine, type Table } from './engine'
import { pointsOf, rankOf, shuffled, type Card } from './cards'

const bets = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
type BetName = (typeof bets)[number]
type Bets = Readonly<Partial<Record<BetName, number>>>

/** A table's shoe of eight decks, and the history of its results. */
interface Shoe {
  readonly cards: readonly Card[]
  readonly road: readonly Winner[]
}

type Winner = 'player' | 'banker' | 'tie'

/** A shoe shorter than this is reshuffled. */
const cutCard = 16
/** How many rounds the road shows. */
const roadLength = 72

/** Baccarat (punto banco) with eight decks: 5 % commission on the banker, 8 to 1 on a tie, 11 to 1 on a pair. */
export const baccarat: Engine = {
  setup(table) {
    const { cards, road } = shoeOf(table)
    return { road, left: cards.length }
  },

  play(asked, table) {
    const placed = readBets(asked, table)
    if (placed === undefined) return undefined
    const shoe = shoeOf(table)
    const cards = [...shoe.cards]
    const { player, banker } = deal(cards)
    const winner = winnerOf(player, banker)
    const road = [...shoe.road, winner].slice(-roadLength)
    table.memory.set('shoe', { cards, road } satisfies Shoe)
    const stake = bets.reduce((sum, name) => sum + (placed[name] ?? 0), 0)
    const win = bets.reduce((sum, name) => sum + payment(name, placed[name] ?? 0, { player, banker, winner }), 0)
    // A tie returns bets on player and banker: they were not at risk.
    const givenBack = winner === 'tie' ? (placed.player ?? 0) + (placed.banker ?? 0) : 0
    const detail = { kind: 'baccarat', player, banker, winner, bets: placed }
    return {
      stake,
      end: { win, validBet: stake - givenBack, detail },
      detail,
      outcome: { player, banker, winner, road, left: cards.length },
    }
  },
}

function readBets(asked: unknown, { game }: Table): Bets | undefined {
  const given = isRecord(asked) && isRecord(asked['bets']) ? Object.entries(asked['bets']) : []
  const areBets = given.every(([name, stake]) => bets.includes(name as BetName) && isStake(stake, game))
  // A bet on both sides risks nothing but the commission.
  const isBoth = ['player', 'banker'].every((name) => given.some(([each]) => each === name))
  return given.length > 0 && areBets && !isBoth ? Object.fromEntries(given) : undefined
}

function shoeOf(table: Table): Shoe {
  const known = table.memory.get('shoe') as Shoe | undefined
  if (known !== undefined && known.cards.length >= cutCard) return known
  const shoe = { cards: shuffled(8, table), road: [] }
  table.memory.set('shoe', shoe)
  return shoe
}

export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Deals a round from the shoe, by the third-card rules of punto banco. */
export function deal(shoe: Card[]): { player: Card[]; banker: Card[] } {
  const take = () => shoe.pop() ?? 0
  const [p1, b1, p2, b2] = [take(), take(), take(), take()]
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ]
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker }
  const third = totalOf(player) <= 5 ? take() : undefined
  if (third !== undefined) player.push(third)
  if (bankerDraws(totalOf(banker), third)) banker.push(take())
  return { player, banker }
}

/** Whether the banker draws a third card, given the player's. */
function bankerDraws(total: number, third: Card | undefined): boolean {
  if (third === undefined) return total <= 5
  const points = pointsOf(third)
  if (total <= 2) return true
  if (total === 3) return points !== 8
  if (total === 4) return points >= 2 && points <= 7
  if (total === 5) return points >= 4 && points <= 7
  return total === 6 && (points === 6 || points === 7)
}

function winnerOf(player: readonly Card[], banker: readonly Card[]): Winner {
  const ahead = totalOf(player) - totalOf(banker)
  return ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker'
}

interface Dealt {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly winner: Winner
}

/** The payout of a bet, including its stake. */
function payment(name: BetName, stake: number, { player, banker, winner }: Dealt): number {
  const isPair = ([one = 0, two = 0]: readonly Card[]) => rankOf(one) === rankOf(two)
  switch (name) {
    case 'player':
      return winner === 'player' ? 2 * stake : winner === 'tie' ? stake : 0
    case 'banker':
      // The commission is rounded in favour of the house, as at a real table.
      return winner === 'banker' ? stake + Math.floor((stake * 95) / 100) : winner === 'tie' ? stake : 0
    case 'tie':
      return winner === 'tie' ? 9 * stake : 0
    case 'playerPair':
      return isPair(player) ? 12 * stake : 0
    case 'bankerPair':
      return isPair(banker) ? 12 * stake : 0
  }
}
