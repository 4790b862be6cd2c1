import { firstOfRow, itemAt, placeOf, type GridShape } from './grid-places'

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
}

interface From {
  readonly index: number
  readonly count: number
  readonly shape: GridShape
  /** Index change of the right arrow: -1 in right-to-left text. */
  readonly forward: 1 | -1
}

/** Index of the item that a key moves to, or undefined if it moves nowhere, for example at an edge of the grid. */
export function goalOf({ key, ctrlKey }: Key, { index, count, shape, forward }: From): number | undefined {
  const { row, column } = placeOf(index, shape)
  const ends: Readonly<Record<string, number>> = ctrlKey
    ? { Home: 0, End: count - 1 }
    : {
        Home: firstOfRow(row, shape),
        End: Math.min(count, firstOfRow(row + 1, shape)) - 1,
        ArrowRight: index + forward,
        ArrowLeft: index - forward,
        ArrowDown: itemAt(row + 1, column, count, shape),
        ArrowUp: itemAt(row - 1, column, count, shape),
      }
  const goal = ends[key]
  return goal === undefined || goal === index || goal < 0 || goal >= count ? undefined : goal
}
