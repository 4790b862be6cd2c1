/** Part of a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In pixels: what differs nearer than this to each other is one place. */
const cell = 16

/** More boxes than this mark nothing any more: they become one. */
const mostBoxes = 40

/**
 * A grid over a picture of which cells are marked. In typed arrays, because a change of a colour marks millions of
 * pixels.
 */
export class MarkedCells {
  readonly #columns: number
  readonly #left: Int32Array
  readonly #top: Int32Array
  readonly #right: Int32Array
  readonly #bottom: Int32Array

  constructor(width: number, height: number) {
    // A column and a row more on each side, so that every cell has eight neighbours.
    this.#columns = Math.ceil(width / cell) + 2
    const count = this.#columns * (Math.ceil(height / cell) + 2)
    this.#left = new Int32Array(count).fill(width)
    this.#top = new Int32Array(count).fill(height)
    this.#right = new Int32Array(count).fill(-1)
    this.#bottom = new Int32Array(count).fill(-1)
  }

  /** Marks one pixel. */
  mark(x: number, y: number): void {
    const at = (Math.floor(y / cell) + 1) * this.#columns + Math.floor(x / cell) + 1
    if (x < this.#left[at]!) this.#left[at] = x
    if (x > this.#right[at]!) this.#right[at] = x
    if (y < this.#top[at]!) this.#top[at] = y
    if (y > this.#bottom[at]!) this.#bottom[at] = y
  }

  /** A box around each group of marked cells that touch each other, from top to bottom. */
  boxes(): Box[] {
    const left = new Set<number>()
    for (let at = 0; at < this.#right.length; at++) if (this.#right[at]! >= 0) left.add(at)
    const groups: Box[] = []
    for (const start of left) {
      left.delete(start)
      const group: Box[] = []
      const waiting = [start]
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        group.push(this.#boxAt(at))
        for (const next of this.#neighbours(at)) if (left.delete(next)) waiting.push(next)
      }
      groups.push(around(group))
    }
    const apart = withoutOverlaps(groups).sort((a, b) => a.y - b.y || a.x - b.x)
    return apart.length > mostBoxes ? [around(apart)] : apart
  }

  #boxAt(at: number): Box {
    const [x, y] = [this.#left[at]!, this.#top[at]!]
    return { x, y, width: this.#right[at]! - x + 1, height: this.#bottom[at]! - y + 1 }
  }

  #neighbours(at: number): number[] {
    return [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => at + row * this.#columns + column))
  }
}

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function withoutOverlaps(boxes: readonly Box[]): Box[] {
  const apart: Box[] = []
  for (const box of boxes) {
    const touched = apart.findIndex((each) => overlap(each, box))
    if (touched === -1) apart.push(box)
    else
      return withoutOverlaps([
        ...apart.filter((_, at) => at !== touched),
        around([apart[touched] as Box, box]),
        ...boxes.slice(boxes.indexOf(box) + 1),
      ])
  }
  return apart
}

function overlap(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}
