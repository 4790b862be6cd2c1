import { element } from '@/sandbox/clients/parts/element'
import { say } from '@/sandbox/clients/parts/texts'

export type Winner = 'player' | 'banker' | 'tie'

const rows = 6

/** The bead road: a mark a round, from the top down and then to the end. */
export function createRoad(): { readonly element: HTMLElement; show(road: readonly Winner[], left: number): void } {
  const list = element('ol', { class: 'road', 'aria-label': say('road'), tabindex: 0 })
  const shoe = element('p', { class: 'shoe' })
  return {
    element: element('div', { class: 'past' }, list, shoe),
    show(road, left) {
      // The letters stand for those who do not see the colours.
      list.replaceChildren(
        ...road
          .slice(-rows * 12)
          .map((winner) =>
            element('li', { class: winner }, element('span', { title: say(winner) }, say(winner).slice(0, 1))),
          ),
      )
      list.scrollLeft = list.scrollWidth
      shoe.textContent = say('shoeLeft', { count: left })
    },
  }
}
