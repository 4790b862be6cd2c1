import { isRecord, isStake, type Engine } from './engine'
import { pointsOf, rankOf, shuffled, suitOf, type Card } from './cards'

const seats = 4
/** The table's rake, in percent of the pot. */
const rake = 5
/** Board games accept whole units of the currency only. */
const unit = 100

/** Three cards at a table of four: everybody stakes the same, and the best hand takes the pot less 5 %. */
export const threeCards: Engine = {
  setup: () => ({ seats, rake }),

  play(bet, table) {
    if (!isRecord(bet) || !isStake(bet['stake'], table.game) || bet['stake'] % unit !== 0) return undefined
    const stake = bet['stake']
    const deck = shuffled(1, table)
    const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * 3, seat * 3 + 3))
    const winner = hands.reduce((best, hand, seat) => (isBetter(hand, hands[best] ?? []) ? seat : best), 0)
    const pot = stake * seats
    const win = winner === 0 ? pot - Math.floor((pot * rake) / 100) : 0
    const detail = { kind: 'cards', hands, winner }
    return { stake, end: { win, validBet: stake, detail }, detail, outcome: { hands, winner, pot } }
  },
}

const handPoints = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Compares points, where ten counts as 0, then the highest card, with spades highest. No two hands are equal. */
function isBetter(hand: readonly Card[], other: readonly Card[]): boolean {
  const [a, b] = [strength(hand), strength(other)]
  return a > b
}

function strength(hand: readonly Card[]): number {
  const highest = Math.max(...hand.map((card) => rankOf(card) * 4 + suitOf(card)))
  return handPoints(hand) * 100 + highest
}
