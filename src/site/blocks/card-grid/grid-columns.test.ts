import { expect, test } from 'vitest'
import { gridColumns } from './grid-columns'

test('a few cards share one row', () => {
  expect([1, 2, 3, 4].map(gridColumns)).toEqual([1, 2, 3, 4])
})

test('more cards fill their rows where that can be', () => {
  expect([5, 6, 8, 9, 10, 12].map(gridColumns)).toEqual([5, 3, 4, 3, 5, 4])
})

test('otherwise the last row is shorter', () => {
  expect([7, 11].map(gridColumns)).toEqual([4, 4])
})
