import type { Table } from './engine'

/** A card from 0 to 51: four suits (clubs, diamonds, hearts, spades), each from ace to king. */
export type Card = number

export const rankOf = (card: Card): number => (card % 13) + 1
export const suitOf = (card: Card): number => Math.floor(card / 13)

/** Points of a card where tens and face cards count 0. */
export const pointsOf = (card: Card): number => (rankOf(card) > 9 ? 0 : rankOf(card))

/** Shuffles so many decks. */
export function shuffled(decks: number, { draw }: Pick<Table, 'draw'>): Card[] {
  const cards = Array.from({ length: decks * 52 }, (_, index) => index % 52)
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1)
    ;[cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card]
  }
  return cards
}
