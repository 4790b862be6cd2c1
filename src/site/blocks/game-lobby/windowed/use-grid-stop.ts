import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { goalOf } from './grid-keys'
import { firstOfRow, type GridShape } from './grid-places'
import { beyond } from './use-shown-rows'

interface GridStopProps {
  readonly list: RefObject<HTMLElement | null>
  readonly shape: GridShape
  readonly count: number
  /** Rows of which the items are in the document anyway. */
  readonly rows: readonly [first: number, last: number]
}

interface GridStop {
  /** Index of the item whose controls Tab leads to. */
  readonly stop: number
  /** Index of the item that has the focus. */
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
 * Makes a grid of items one place in the order of Tab: the item that had the focus last, as long as it is drawn, else
 * the first one of the screen. Arrows lead from item to item and keep to the control they are on; Tab leads through
 * those of one item, and on.
 */
export function useGridStop({ list, shape, count, rows: [first, last] }: GridStopProps): GridStop {
  const [current, setCurrent] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const isDrawn = current >= firstOfRow(first, shape) && current < firstOfRow(last + 1, shape)
  // The row at the edge may be seen in part.
  const onScreen = firstOfRow(first === 0 ? 0 : first + beyond + 1, shape)
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
        // It may be far from what is drawn.
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
