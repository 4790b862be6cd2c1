import { rankOf, suitOf, type Card } from '@/sandbox/play/engines/cards'
import { element } from './element'

const suits = ['♣', '♦', '♥', '♠']
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Short name of a card, such as 10♥. */
export const nameOf = (card: Card): string => `${ranks[rankOf(card)] ?? ''}${suits[suitOf(card)] ?? ''}`

/** A face-up card. */
export function playingCard(card: Card): HTMLElement {
  const isRed = suitOf(card) === 1 || suitOf(card) === 2
  const face = [element('span', {}, ranks[rankOf(card)] ?? ''), element('span', {}, suits[suitOf(card)] ?? '')]
  return element(
    'span',
    { class: isRed ? 'playing-card red' : 'playing-card', role: 'img', 'aria-label': nameOf(card) },
    ...face,
  )
}
