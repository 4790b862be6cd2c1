import { expect, test } from 'vitest'
import { MarkedCells } from './boxes'
import { excerptsOf } from './excerpt'

function boxesOf(...pixels: readonly (readonly [number, number])[]) {
  const cells = new MarkedCells(1440, 5000)
  for (const [x, y] of pixels) cells.mark(x, y)
  return cells.boxes()
}

test('pixels near each other are one box, and those far apart are boxes from top to bottom', () => {
  expect(boxesOf([100, 500], [110, 505], [700, 20])).toEqual([
    { x: 700, y: 20, width: 1, height: 1 },
    { x: 100, y: 500, width: 11, height: 6 },
  ])
})

test('the left edge is no neighbour of the right one a row above', () => {
  expect(boxesOf([1439, 10], [0, 20])).toHaveLength(2)
})

test('a box within another one is a part of it', () => {
  const frame = Array.from({ length: 300 }, (_, at) => at).flatMap((at) => [
    [at, 0] as const,
    [0, at] as const,
    [at, 299] as const,
    [299, at] as const,
  ])
  expect(boxesOf(...frame, [150, 150])).toEqual([{ x: 0, y: 0, width: 300, height: 300 }])
})

test('more boxes than mark anything become one', () => {
  const pixels = Array.from({ length: 50 }, (_, at) => [10, at * 100] as const)
  expect(boxesOf(...pixels)).toEqual([{ x: 10, y: 0, width: 1, height: 4901 }])
})

test('excerpts hold every box with what stands around it, and lie within the picture', () => {
  const boxes = [
    { x: 5, y: 10, width: 20, height: 20 },
    { x: 5, y: 300, width: 20, height: 20 },
    { x: 5, y: 2900, width: 20, height: 90 },
  ]
  expect(excerptsOf(boxes, { width: 360, height: 3000 })).toEqual([
    { x: 0, y: 0, width: 360, height: 470 },
    { x: 0, y: 2750, width: 360, height: 250 },
  ])
})
