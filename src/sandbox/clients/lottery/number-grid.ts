import { button, element } from '@/sandbox/clients/parts/element'
import { say } from '@/sandbox/clients/parts/texts'

interface NumberGrid {
  readonly element: HTMLElement
  /** Shows the numbers with so many digits; the chosen ones are pressed. */
  show(digits: number, chosen: ReadonlySet<string>): void
}

/** How many digits the grid covers; leading digits are chosen beside it. */
const gridDigits = 2

/**
 * Toggle buttons for the numbers, in order, with a roving tabindex: Tab reaches one of them, arrow keys the others.
 * For numbers of three and four digits the leading digits are chosen separately, because nobody looks through 10,000
 * cells.
 */
export function numberGrid(onPress: (number: string) => void): NumberGrid {
  const leading = element('div', { class: 'leading', dir: 'ltr' })
  const cells = element('div', { class: 'cells', dir: 'ltr', role: 'group', 'aria-label': say('numbers') })
  let shown = 0
  let selects: HTMLSelectElement[] = []
  let chosenNow: ReadonlySet<string> = new Set()

  const prefix = () => selects.map(({ value }) => value).join('')
  const buttons = () => [...cells.children] as HTMLButtonElement[]

  function build(digits: number): void {
    shown = digits
    selects = Array.from({ length: Math.max(0, digits - gridDigits) }, (_, place) => digitSelect(place + 1, mark))
    leading.replaceChildren(...selects.map((select) => labelled(select)))
    const width = Math.min(digits, gridDigits)
    const numbers = Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, '0'))
    cells.replaceChildren(
      ...numbers.map((number, place) =>
        button(number, () => onPress(prefix() + number), { tabindex: place === 0 ? 0 : -1 }),
      ),
    )
  }

  function mark(): void {
    for (const cell of buttons()) {
      const number = prefix() + cell.textContent
      cell.setAttribute('aria-pressed', String(chosenNow.has(number)))
      if (prefix() !== '') cell.setAttribute('aria-label', number)
    }
  }

  cells.addEventListener('keydown', (event) => {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const next = placeAfter(event.key, at, all.length, getComputedStyle(cells).gridTemplateColumns.split(' ').length)
    if (at === -1 || next === undefined) return
    event.preventDefault()
    focusOn(all, next)
  })
  cells.addEventListener('focusin', (event) => focusOn(buttons(), buttons().indexOf(event.target as HTMLButtonElement)))

  return {
    element: element('div', { class: 'grid' }, leading, cells),
    show(digits, chosen) {
      chosenNow = chosen
      if (digits !== shown) build(digits)
      mark()
    },
  }
}

function focusOn(cells: readonly HTMLButtonElement[], place: number): void {
  cells.forEach((cell, each) => (cell.tabIndex = each === place ? 0 : -1))
  cells[place]?.focus()
}

function placeAfter(key: string, at: number, count: number, columns: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns }[key]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}

function digitSelect(place: number, onchange: () => void): HTMLSelectElement {
  const options = Array.from({ length: 10 }, (_, digit) => element('option', { value: digit }, String(digit)))
  return element('select', { 'aria-label': say('digit', { place }), onchange }, ...options)
}

const labelled = (select: HTMLSelectElement) =>
  element(
    'span',
    { class: 'digit' },
    element('span', { 'aria-hidden': 'true' }, select.getAttribute('aria-label')),
    select,
  )
