import { expect, it } from 'vitest'
import { goalOf } from './grid-keys'

// In every two rows the first item spans two columns: 0 0 1, 2 3 4, then 5 6 6, 7 8 9.
const shape = { columns: 3, wideEvery: 2 }
const goal = (index: number, key: string, how: { forward?: 1 | -1; ctrlKey?: boolean } = {}) =>
  goalOf({ key, ctrlKey: false, ...how }, { index, count: 9, shape, forward: 1, ...how })

it.each([
  [0, 'ArrowDown', 2],
  [1, 'ArrowDown', 4],
  [3, 'ArrowUp', 0],
  [4, 'ArrowDown', 6],
  [4, 'ArrowRight', 5],
  [2, 'Home', undefined],
  [2, 'End', 4],
  [6, 'ArrowDown', 8],
  [8, 'ArrowDown', undefined],
  [8, 'ArrowRight', undefined],
  [0, 'ArrowUp', undefined],
  [0, 'PageDown', undefined],
] as const)('leads from item %i by %s to %s', (index, key, expected) => expect(goal(index, key)).toBe(expected))

it('leads the other way where the page is read from right to left', () =>
  expect([goal(3, 'ArrowRight', { forward: -1 }), goal(3, 'ArrowLeft', { forward: -1 })]).toEqual([2, 4]))

it('leads to the ends of all with Ctrl', () =>
  expect([goal(4, 'Home', { ctrlKey: true }), goal(4, 'End', { ctrlKey: true })]).toEqual([0, 8]))
