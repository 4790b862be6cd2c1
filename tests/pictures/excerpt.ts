import { around, type Box } from './boxes'

/** Pixels of the picture around what differs, so that one sees where it stands. */
const margin = 80
/** An excerpt is at least so high, or as high as the picture. */
const leastHeight = 240
/** What differs further apart than this, from top to bottom, is shown in excerpts of its own. */
const mostGap = 400

/** Parts of a picture, as wide as it is, that hold all boxes: from top to bottom, none over another. */
export function excerptsOf(boxes: readonly Box[], picture: { readonly width: number; readonly height: number }): Box[] {
  const groups: Box[][] = []
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1)
    const end = last && Math.max(...last.map(({ y, height }) => y + height))
    if (last !== undefined && end !== undefined && box.y - end <= mostGap) last.push(box)
    else groups.push([box])
  }
  return groups.map((group) => {
    const { y, height } = around(group)
    const wanted = Math.max(height + 2 * margin, leastHeight)
    const top = Math.max(0, Math.min(Math.round(y - (wanted - height) / 2), picture.height - wanted))
    return { x: 0, y: top, width: picture.width, height: Math.min(wanted, picture.height - top) }
  })
}
