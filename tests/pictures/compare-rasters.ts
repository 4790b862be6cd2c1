import { diffArrays } from 'diff'
import { MarkedCells, type Box } from './boxes'
import { edgeHashes, type Raster } from './raster'

export interface Difference {
  /** What is otherwise, or gone, in the picture before. */
  readonly before: readonly Box[]
  /** What is otherwise, or new, in the picture after. */
  readonly after: readonly Box[]
}

/** Rows of one picture that stand for rows of the other. Either may be none. */
interface Hunk {
  readonly before: Rows
  readonly after: Rows
}

interface Rows {
  readonly from: number
  readonly count: number
}

/** Rows that may be taken out and put in to make one picture of the other; beyond it they are compared in their places. */
const mostEdits = 4000

/** What stays where it is on the screen while a page scrolls. */
export interface Fixed {
  readonly before: readonly Box[]
  readonly after: readonly Box[]
}

/**
 * Where two pictures differ; undefined where they look the same. Where one is longer, rows are matched first, so that a
 * part that was taken out does not make everything below it differ; what is fixed to the screen then stands elsewhere
 * for that reason alone, and is passed over.
 */
export function compareRasters(
  before: Raster,
  after: Raster,
  fixed: Fixed = { before: [], after: [] },
): Difference | undefined {
  const isMoved = before.height !== after.height
  const [isLeftBefore, isLeftAfter] = [fixed.before, fixed.after].map((boxes) => insideOf(isMoved ? boxes : []))
  const left = { before: isLeftBefore as Inside, after: isLeftAfter as Inside }
  const [old, now] = [before, after].map(({ width, height }) => new MarkedCells(width, height)) as [
    MarkedCells,
    MarkedCells,
  ]
  for (const hunk of hunksOf(before, after, left)) {
    if (before.width === after.width && hunk.before.count === hunk.after.count)
      markPixels(before, after, hunk, (x, row) => {
        const [oldRow, nowRow] = [hunk.before.from + row, hunk.after.from + row]
        if (left.before(x, oldRow) || left.after(x, nowRow)) return
        old.mark(x, oldRow)
        now.mark(x, nowRow)
      })
    else {
      markRows(before, hunk.before, old)
      markRows(after, hunk.after, now)
    }
  }
  const difference = { before: old.boxes(), after: now.boxes() }
  return difference.before.length + difference.after.length === 0 ? undefined : difference
}

type Inside = (x: number, y: number) => boolean

function insideOf(boxes: readonly Box[]): Inside {
  return (x, y) => boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
}

/** All rows of both pictures, those that match each other in hunks of the same length. */
function hunksOf(before: Raster, after: Raster, left: { before: Inside; after: Inside }): Hunk[] {
  const whole = { before: { from: 0, count: before.height }, after: { from: 0, count: after.height } }
  if (before.width !== after.width || before.height === after.height) return [whole]
  const [old, now] = [edgeHashes(before, left.before), edgeHashes(after, left.after)]
  return matched([...old], [...now]) ?? [whole]
}

/** Undefined where to match the rows takes too long. */
function matched(old: readonly number[], now: readonly number[]): Hunk[] | undefined {
  const changes = diffArrays([...old], [...now], { maxEditLength: mostEdits, timeout: 3000 })
  if (changes === undefined) return undefined
  const hunks: Hunk[] = []
  let [oldAt, nowAt] = [0, 0]
  let open: Hunk | undefined
  for (const { added, removed, count } of changes) {
    if (added || removed) {
      open ??= { before: { from: oldAt, count: 0 }, after: { from: nowAt, count: 0 } }
      const { before, after } = open
      open = added
        ? { before, after: { ...after, count: after.count + count } }
        : { before: { ...before, count: before.count + count }, after }
    } else {
      if (open !== undefined) hunks.push(open)
      open = undefined
      hunks.push({ before: { from: oldAt, count }, after: { from: nowAt, count } })
    }
    if (!added) oldAt += count
    if (!removed) nowAt += count
  }
  return open === undefined ? hunks : [...hunks, open]
}

/**
 * Levels of 255 that do not count: what lies under something translucent differs by so many from one run to the next.
 * Pixels at the edges of letters count like others, because one program draws both pictures.
 */
const unseen = 5

/**
 * The same where a row stands elsewhere than before: a picture that moved by part of a pixel is drawn with other edges,
 * and a pattern of the background lies otherwise beneath it.
 */
const unseenMoved = 40

/** Marks every pixel that looks different. */
function markPixels(before: Raster, after: Raster, hunk: Hunk, mark: (x: number, row: number) => void): void {
  const { width } = before
  const cut = ({ data }: Raster, from: number) =>
    data.subarray(from * width * 4, (from + hunk.before.count) * width * 4)
  const [old, now] = [cut(before, hunk.before.from), cut(after, hunk.after.from)]
  const most = hunk.before.from === hunk.after.from ? unseen : unseenMoved
  for (let at = 0; at < old.length; at += 4)
    if (
      Math.abs(old[at]! - now[at]!) > most ||
      Math.abs(old[at + 1]! - now[at + 1]!) > most ||
      Math.abs(old[at + 2]! - now[at + 2]!) > most
    )
      mark((at / 4) % width, Math.floor(at / 4 / width))
}

function markRows({ width }: Raster, { from, count }: Rows, cells: MarkedCells): void {
  for (let row = from; row < from + count; row++) for (let x = 0; x < width; x += 8) cells.mark(x, row)
  if (count > 0) for (let row = from; row < from + count; row++) cells.mark(width - 1, row)
}
