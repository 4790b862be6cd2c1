import { element } from './element'

/** A past round: its colour, its letter and its label. */
export interface Mark {
  readonly look: string
  /** The letter shown in the mark, for players who cannot distinguish the colours. */
  readonly letter: string
  readonly title: string
}

const rows = 6

/** The bead road: one mark per round, filled column by column from top to bottom. A note stands below it. */
export function createRoad(label: string): {
  readonly element: HTMLElement
  show(marks: readonly Mark[], note?: string): void
} {
  const list = element('ol', { class: 'road', dir: 'ltr', 'aria-label': label, tabindex: 0 })
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
