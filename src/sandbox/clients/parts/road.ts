import { element } from './element'

/** A round of the past: its colour, what stands on it, and what it says. */
export interface Mark {
  readonly look: string
  /** It stands for those who do not see the colours. */
  readonly letter: string
  readonly title: string
}

const rows = 6

/** The bead road: a mark a round, from the top down and then to the end. A note stands below it. */
export function createRoad(label: string): {
  readonly element: HTMLElement
  show(marks: readonly Mark[], note?: string): void
} {
  const list = element('ol', { class: 'road', 'aria-label': label, tabindex: 0 })
  const below = element('p', { class: 'shoe' })
  return {
    element: element('div', { class: 'past' }, list, below),
    show(marks, note = '') {
      list.replaceChildren(
        ...marks
          .slice(-rows * 12)
          .map(({ look, letter, title }) => element('li', { class: look }, element('span', { title }, letter))),
      )
      list.scrollLeft = list.scrollWidth
      below.textContent = note
    },
  }
}
