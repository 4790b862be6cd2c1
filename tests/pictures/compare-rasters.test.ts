import { expect, test } from 'vitest'
import { compareRasters } from './compare-rasters'
import type { Raster } from './raster'

const width = 64

/** Rows of one grey each, with a white dot at a place that makes them different from each other. */
function picture(rows: readonly number[]): Raster {
  const data = new Uint8Array(width * rows.length * 4)
  rows.forEach((grey, row) => {
    for (let x = 0; x < width; x++) data.set([grey, grey, grey, 255], (row * width + x) * 4)
    for (const x of [5 + (grey % 25), 35 + Math.floor(grey / 10)]) data.set([255, 255, 255, 255], (row * width + x) * 4)
  })
  return { width, height: rows.length, data }
}

const some = Array.from({ length: 100 }, (_, row) => (row * 7) % 201)

test('the same picture twice does not differ', () => {
  expect(compareRasters(picture(some), picture(some))).toBeUndefined()
})

test('what differs is boxed where it stands', () => {
  const after = picture(some)
  for (let y = 40; y < 50; y++) after.data.set([255, 0, 0, 255], (y * width + 20) * 4)
  expect(compareRasters(picture(some), after)).toEqual({
    before: [{ x: 20, y: 40, width: 1, height: 10 }],
    after: [{ x: 20, y: 40, width: 1, height: 10 }],
  })
})

test('a part that is gone is boxed before, and what moved up because of it does not differ', () => {
  const after = [...some.slice(0, 30), ...some.slice(50)]
  expect(compareRasters(picture(some), picture(after))).toEqual({
    before: [{ x: 0, y: 30, width, height: 20 }],
    after: [],
  })
})

test('a part that is new is boxed after, and a change below it in its own place', () => {
  const before = picture(some)
  const after = picture([...some.slice(0, 10), ...Array.from({ length: 20 }, (_, at) => 202 + at), ...some.slice(10)])
  after.data.set([255, 0, 0, 255], (100 * width + 5) * 4)
  expect(compareRasters(before, after)).toEqual({
    before: [{ x: 5, y: 80, width: 1, height: 1 }],
    after: [
      { x: 0, y: 10, width, height: 20 },
      { x: 5, y: 100, width: 1, height: 1 },
    ],
  })
})

test('what is fixed to the screen does not differ where a page became shorter', () => {
  const bar = { x: 0, width: 4, height: 6 }
  const [before, after] = [picture(some), picture([...some.slice(0, 30), ...some.slice(50)])]
  const draw = ({ data }: Raster, from: number) => {
    for (let y = from; y < from + bar.height; y++)
      for (let x = 0; x < bar.width; x++) data.set([255, 0, 0, 255], (y * width + x) * 4)
  }
  draw(before, 80)
  draw(after, 66)
  const fixed = { before: [{ ...bar, y: 80 }], after: [{ ...bar, y: 66 }] }
  expect(compareRasters(before, after, fixed)).toEqual({ before: [{ x: 0, y: 30, width, height: 20 }], after: [] })
})

test('levels that nobody sees do not differ', () => {
  const after = picture(some)
  after.data.set(
    [...after.data.subarray(400, 404)].map((level) => Math.min(255, level + 2)),
    400,
  )
  expect(compareRasters(picture(some), after)).toBeUndefined()
})

test('pictures of another width differ as a whole', () => {
  const narrow = { width: 32, height: 2, data: new Uint8Array(32 * 2 * 4) }
  expect(compareRasters(picture([1, 2]), narrow)?.after).toEqual([{ x: 0, y: 0, width: 32, height: 2 }])
})
