import type { Card } from '@/sandbox/play/engines/cards'
import { element } from './element'
import { playingCard } from './playing-card'
import { between, figure, say, type TextName } from './texts'

/** Two hands side by side, each with its name and points, and a frame around the winner. */
export function cardHands<Side extends TextName>(sides: readonly [Side, Side]) {
  const places = sides.map((side) => {
    const cards = element('div', { class: 'cards' })
    const points = element('span', { class: 'hand-points' })
    const head = element('h2', {}, say(side), ' ', points)
    return { side, cards, points, element: element('section', { class: `hand ${side}` }, head, cards) }
  })
  return {
    element: element('div', { class: 'hands', dir: 'ltr' }, ...places.map((place) => place.element)),
    show(hands: Readonly<Record<Side, readonly Card[]>>, counts: Readonly<Record<Side, string>>, winner: string) {
      for (const place of places) {
        place.cards.replaceChildren(...hands[place.side].map(playingCard))
        place.points.textContent = counts[place.side]
        place.element.classList.toggle('winner', place.side === winner)
      }
    },
    /** What the hands count and who won, in one line. */
    tell: (counts: Readonly<Record<Side, string>>, winner: TextName): string =>
      `${sides.map((side) => `${say(side)} ${figure(counts[side])}`).join(between)}${between}${say(winner)}`,
  }
}
