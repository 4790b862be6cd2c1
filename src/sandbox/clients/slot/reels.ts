import { elapsed } from '@/sandbox/elapsed'
import { element } from '@/sandbox/clients/parts/element'
import { reelCount, rowCount } from '@/sandbox/play/engines/slot-rules'
import { symbolAt, symbols } from './symbols'

/** How long the first reel spins in milliseconds; each next reel spins longer. */
const shortest = 500
const longer = 180

const isStill = matchMedia('(prefers-reduced-motion: reduce)')

interface Reels {
  readonly element: HTMLElement
  /** Shows static symbols, one column per reel. */
  show(reels: readonly (readonly number[])[]): void
  /** Spins until the symbols are known, then stops the reels one after the other. Covers them where they stay unknown. */
  turnUntil(known: Promise<readonly (readonly number[])[]>): Promise<void>
  /** Highlights the positions of winning lines. */
  light(places: ReadonlySet<string>): void
}

/**
 * Five columns of three symbols. The drawing is hidden from screen readers, which get the symbols as text, row by row.
 */
export function createReels(): Reels {
  const columns = Array.from({ length: reelCount }, () =>
    element('div', { class: 'reel' }, ...Array.from({ length: rowCount }, () => element('span', { class: 'cell' }))),
  )
  const spoken = element('p', { class: 'hidden' })
  const place = element('div', { class: 'reels', dir: 'ltr', 'aria-hidden': 'true' }, ...columns)

  function showColumn(column: number, reel: readonly number[]): void {
    const cells = columns[column]?.children ?? []
    reel.forEach((symbol, row) => cells[row]?.replaceChildren(symbolAt(symbol).draw()))
  }

  function show(reels: readonly (readonly number[])[]): void {
    reels.forEach((reel, column) => showColumn(column, reel))
    const rows = Array.from({ length: rowCount }, (_, row) =>
      reels.map((reel) => symbolAt(reel[row] ?? 0).name).join(', '),
    )
    spoken.textContent = rows.join('; ')
  }

  /** What no server has drawn must not look like a result. */
  function cover(): void {
    for (const column of columns)
      for (const cell of column.children) cell.replaceChildren(element('span', { class: 'covered' }))
    spoken.textContent = ''
  }

  return {
    element: element('div', { class: 'machine' }, place, spoken),
    show,
    async turnUntil(known) {
      this.light(new Set())
      if (isStill.matches) {
        try {
          show(await known)
        } catch (error) {
          cover()
          throw error
        }
        return
      }
      columns.forEach((column) => column.classList.add('turning'))
      const timer = setInterval(() => {
        columns.forEach((column, index) => {
          if (column.classList.contains('turning')) showColumn(index, anySymbols())
        })
      }, 80)
      try {
        const [reels] = await Promise.all([known, elapsed(shortest)])
        for (const [index, reel] of reels.entries()) {
          columns[index]?.classList.remove('turning')
          showColumn(index, reel)
          await elapsed(longer)
        }
        show(reels)
      } catch (error) {
        cover()
        throw error
      } finally {
        clearInterval(timer)
        columns.forEach((column) => column.classList.remove('turning'))
      }
    },
    light(places) {
      columns.forEach((column, index) =>
        [...column.children].forEach((cell, row) => cell.classList.toggle('won', places.has(`${index}/${row}`))),
      )
    },
  }
}

/** Random symbols for the animation only; they do not affect the result. */
const anySymbols = (): number[] => Array.from({ length: rowCount }, () => Math.floor(Math.random() * symbols.length))
