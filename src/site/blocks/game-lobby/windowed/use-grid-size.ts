import { useLayoutEffect, useState, type RefObject } from 'react'

export interface GridSize {
  /** Width of the list in pixels. */
  readonly width: number
  /** Gap between items in pixels. */
  readonly gap: number
  /** Root font size in pixels. */
  readonly rem: number
  readonly columns: number
}

/** Placeholder before the first layout: about the size on a wide screen. It is never visible. */
const ahead: GridSize = { width: 1120, gap: 16, rem: 16, columns: 7 }

/** Measures the list's width, and what its style sheet sets: `--columns` and the gap. */
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
