import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const controls = 'a[href], button'
const controlsOf = (entry: Element | undefined) => [...(entry?.querySelectorAll<HTMLElement>(controls) ?? [])]

/**
 * Roving tabindex for a row of entries: Tab reaches the entry that had the focus last, at first the first one. Left and
 * Right move along the row, Home and End to its ends, Down and Up to the other controls of an entry.
 */
export function useRovingTabIndex(row: RefObject<HTMLElement | null>) {
  const current = useRef(0)
  const entries = () => [...(row.current?.children ?? [])]

  const setStop = () => {
    const all = entries()
    const stop = Math.min(current.current, all.length - 1)
    all.forEach((entry, index) =>
      controlsOf(entry).forEach((control, at) => (control.tabIndex = index === stop && at === 0 ? 0 : -1)),
    )
  }
  // Runs after every render, because entries come and go with the content of the row.
  useLayoutEffect(setStop)

  return {
    onFocus({ target }: FocusEvent) {
      const index = entries().findIndex((entry) => entry.contains(target))
      if (index < 0) return
      current.current = index
      setStop()
    },
    onKeyDown(event: KeyboardEvent) {
      const all = entries()
      const index = all.findIndex((entry) => entry.contains(event.target as Node))
      const at = controlsOf(all[index]).indexOf(event.target as HTMLElement)
      if (index < 0 || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr'
      const goal = goalOf(event.key, { index, at, last: all.length - 1, forward: isLeftToRight ? 1 : -1 })
      const control = goal && controlsOf(all[goal.index])[goal.at]
      if (control === undefined) return
      event.preventDefault()
      control.focus()
    },
  }
}

interface Place {
  readonly index: number
  readonly at: number
}

/** The place that a key moves to, or undefined for any other key. */
function goalOf(key: string, from: Place & { readonly last: number; readonly forward: 1 | -1 }): Place | undefined {
  const { index, at, last, forward } = from
  switch (key) {
    case 'ArrowRight':
      return { index: index + forward, at }
    case 'ArrowLeft':
      return { index: index - forward, at }
    case 'ArrowDown':
      return { index, at: at + 1 }
    case 'ArrowUp':
      return { index, at: at - 1 }
    case 'Home':
      return { index: 0, at }
    case 'End':
      return { index: last, at }
    default:
      return undefined
  }
}
