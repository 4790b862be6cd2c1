import { expect, it } from 'vitest'
import { findCycles } from './find-cycles'

const circlesOf = (edges: Record<string, string[]>) => findCycles(new Map(Object.entries(edges)))

it('finds two files that import each other, and one that imports itself', () => {
  expect(circlesOf({ a: ['b'], b: ['a'], c: ['c'], d: ['a', 'c'] })).toEqual([['a', 'b'], ['c']])
})

it('finds a way round through many files, whatever else they import', () => {
  expect(circlesOf({ a: ['b', 'x'], b: ['c'], c: ['d', 'x'], d: ['a'], x: ['y'], y: [] })).toEqual([
    ['a', 'b', 'c', 'd'],
  ])
})

it('finds none where two ways lead to one file', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([])
})
