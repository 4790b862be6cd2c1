import { firstOfRow, itemAt, placeOf, type GridShape } from './grid-places'

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
}

interface From {
  readonly index: number
  readonly count: number
  readonly shape: GridShape
  /** What the right arrow adds to an index. */
  readonly forward: 1 | -1
}

/** Index of the item that a key leads to in a grid; undefined for one that leads nowhere, as at its edges. */
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
