import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOfRow, placeOf, rowCount, type GridShape } from './grid-places'

const shapes = fc.record({ columns: fc.integer({ min: 1, max: 9 }), wideEvery: fc.integer({ min: 0, max: 6 }) })
const places = (count: number, shape: GridShape) => Array.from({ length: count }, (_, index) => placeOf(index, shape))

it('fills row after row', () => {
  expect(places(5, { columns: 3, wideEvery: 0 }).map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
  ])
})

it('gives one item in so many rows two places, first and then last', () => {
  const shown = places(12, { columns: 3, wideEvery: 2 }).map(({ row, column, span }) => [row, column, span].join(' '))
  expect(shown.slice(0, 5)).toEqual(['0 0 2', '0 2 1', '1 0 1', '1 1 1', '1 2 1'])
  expect(shown.slice(5, 10)).toEqual(['2 0 1', '2 1 2', '3 0 1', '3 1 1', '3 2 1'])
})

it('leaves no place empty and gives none twice, in the order of the items', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: 1, max: 200 }), (shape, count) => {
      const taken = places(count, shape).flatMap(({ row, column, span }) =>
        Array.from({ length: span }, (_, at) => row * shape.columns + column + at),
      )
      expect(taken).toEqual(Array.from({ length: taken.length }, (_, slot) => slot))
    }),
  )
})

it('knows the first item of each row', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: 0, max: 60 }), (shape, row) => {
      const first = firstOfRow(row, shape)
      expect(placeOf(first, shape)).toMatchObject({ row, column: 0 })
      expect(rowCount(first, shape)).toBe(row)
      expect(rowCount(first + 1, shape)).toBe(row + 1)
    }),
  )
})
