import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { goalOf } from './grid-keys'
import { firstOfRow, type GridShape } from './grid-places'
import { overscan } from './use-shown-rows'

interface GridStopProps {
  readonly list: RefObject<HTMLElement | null>
  readonly shape: GridShape
  readonly count: number
  /** Rows whose items are rendered anyway. */
  readonly rows: readonly [first: number, last: number]
}

interface GridStop {
  /** Index of the item with `tabIndex` 0. */
  readonly stop: number
  /** Index of the focused item. */
  readonly focused: number | undefined
  readonly keys: {
    onFocus(event: FocusEvent): void
    onBlur(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

const controlsOf = (item: Element | null | undefined) => [
  ...(item?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
]

const itemOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('li[data-index]')

/**
 * Roving tabindex for a grid: Tab reaches the item that had the focus last while it is rendered, otherwise the first
 * one on the screen. Arrow keys move between items and stay on the same control; Tab moves through the controls of one
 * item, and then leaves the grid.
 */
export function useGridStop({ list, shape, count, rows: [first, last] }: GridStopProps): GridStop {
  const [current, setCurrent] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const isDrawn = current >= firstOfRow(first, shape) && current < firstOfRow(last + 1, shape)
  // The row at the edge may be only partly visible.
  const onScreen = firstOfRow(first === 0 ? 0 : first + overscan + 1, shape)
  const stop = current < count && (hasFocus || isDrawn) ? current : Math.min(onScreen, count - 1)

  return {
    stop,
    focused: hasFocus ? current : undefined,
    keys: {
      onFocus({ target }) {
        const item = itemOf(target)
        setHasFocus(item !== null)
        if (item !== null) setCurrent(Number(item.dataset['index']))
      },
      onBlur: () => setHasFocus(false),
      onKeyDown(event) {
        const item = itemOf(event.target)
        const at = controlsOf(item).indexOf(event.target as HTMLElement)
        if (item === null || at < 0 || event.altKey || event.metaKey || event.shiftKey) return
        const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr'
        const { key, ctrlKey } = event
        const index = Number(item.dataset['index'])
        const goal = goalOf({ key, ctrlKey }, { index, count, shape, forward: isLeftToRight ? 1 : -1 })
        if (goal === undefined) return
        event.preventDefault()
        // Rendered synchronously, because the item may not be in the DOM yet.
        flushSync(() => {
          setCurrent(goal)
          setHasFocus(true)
        })
        const reached = list.current?.querySelector(`li[data-index="${goal}"]`)
        controlsOf(reached)[at]?.focus({ preventScroll: true })
        reached?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
    },
  }
}
