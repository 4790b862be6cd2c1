import { useLayoutEffect, useState, type RefObject } from 'react'

export interface GridSize {
  /** Pixels. */
  readonly width: number
  /** Pixels between items. */
  readonly gap: number
  /** Size of the page's text in pixels. */
  readonly rem: number
  readonly columns: number
}

/** Before anything has been drawn: about what a wide screen has. It is never seen. */
const ahead: GridSize = { width: 1120, gap: 16, rem: 16, columns: 7 }

/** How wide a list is, and what its style sheet says of it: `--columns`, and the gap between them. */
export function useGridSize(list: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState(ahead)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return undefined
    const measure = () => {
      const next = sizeOf(current)
      setSize((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [list])
  return size
}

function sizeOf(list: HTMLElement): GridSize {
  const style = getComputedStyle(list)
  return {
    width: list.clientWidth,
    gap: Number.parseFloat(style.columnGap) || 0,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    columns: Number(style.getPropertyValue('--columns')) || 1,
  }
}
