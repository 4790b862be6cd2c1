import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { firstOfRow, placeOf, rowCount, type GridPlace, type GridShape } from './grid-places'
import { useGridSize } from './use-grid-size'
import { useGridStop } from './use-grid-stop'
import { useShownRows } from './use-shown-rows'

/** `tabIndex` applies to all controls of an item: Tab reaches the controls of one item at a time. */
type DrawItem<Item> = (item: Item, isWide: boolean, tabIndex: 0 | -1) => ReactNode

interface WindowedGridProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /** Total number of items, if more can be loaded than are loaded now. */
  readonly total: number | undefined
  /** Height of an item in pixels, from its width and the root font size. */
  readonly heightOf: (width: number, rem: number) => number
  /** One item in every `wideEvery` rows spans two columns. 0 for none. */
  readonly wideEvery: number
  /** Renders an item. Pass a stable function: the items are memoised on it. */
  readonly draw: DrawItem<Item>
  /** Id of the element that explains the keyboard controls. */
  readonly describedBy: string
  readonly className?: string
}

/**
 * A virtualised list with rows of one height: the DOM contains only the rows near the viewport and the focused item, so
 * 10,000 items are about a hundred elements. The window scrolls. The height is right from the first frame on, so that
 * Back can restore the scroll position. Cells are recycled for other items: creating them anew took a third of the time
 * of a filter. The style sheet sets the number of columns, as `--columns` and `column-gap`.
 */
export function WindowedGrid<Item>(props: WindowedGridProps<Item>) {
  const { label, items, total, heightOf, wideEvery, draw, describedBy, className } = props
  const list = useRef<HTMLUListElement>(null)
  const { width, gap, rem, columns } = useGridSize(list)
  const shape: GridShape = { columns, wideEvery }
  const column = Math.max(1, (width - gap * (columns - 1)) / columns)
  const height = heightOf(column, rem)
  const rows = rowCount(items.length, shape)
  const [first, last] = useShownRows(list, height + gap, rows)

  const { stop, focused, keys } = useGridStop({ list, shape, count: items.length, rows: [first, last] })
  const shown = indexesIn(first, Math.min(last, rows - 1), items.length, shape, focused)

  return (
    <List
      ref={list}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      style={{ blockSize: Math.max(0, rows * (height + gap) - gap) }}
      {...keys}
    >
      {shown.map((index) => {
        const item = items[index]
        if (item === undefined) return null
        const place = placeOf(index, shape)
        return (
          <Cell
            key={index}
            {...{ item, draw, index, width: column, height, gap }}
            tabIndex={index === stop ? 0 : -1}
            {...place}
            count={total ?? items.length}
          />
        )
      })}
    </List>
  )
}

interface CellProps<Item> extends GridPlace {
  readonly item: Item
  readonly draw: DrawItem<Item>
  readonly tabIndex: 0 | -1
  readonly index: number
  readonly count: number
  readonly width: number
  readonly height: number
  readonly gap: number
}

const Cell = memo(function Cell<Item>({
  item,
  draw,
  tabIndex,
  index,
  count,
  row,
  column,
  span,
  width,
  height,
  gap,
}: CellProps<Item>) {
  const style: CSSProperties = {
    insetBlockStart: row * (height + gap),
    insetInlineStart: column * (width + gap),
    inlineSize: width * span + gap * (span - 1),
    blockSize: height,
  }
  return (
    <li data-index={index} style={style} aria-posinset={index + 1} aria-setsize={count}>
      {draw(item, span === 2, tabIndex)}
    </li>
  )
}) as <Item>(props: CellProps<Item>) => ReactNode

/**
 * Indexes of the items in these rows, and of the focused item: if that were removed, the focus would fall back to the
 * page.
 */
function indexesIn(
  firstRow: number,
  lastRow: number,
  count: number,
  shape: GridShape,
  focused: number | undefined,
): number[] {
  const start = firstOfRow(firstRow, shape)
  const end = Math.min(count, firstOfRow(lastRow + 1, shape))
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes
  return focused < start ? [focused, ...indexes] : [...indexes, focused]
}

const List = styled.ul`
  position: relative;
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    position: absolute;
    contain: layout style;
    /* What is stuck at the top and at the bottom covers no item that a key leads to. */
    scroll-margin-block: 4.5rem;
  }
`
