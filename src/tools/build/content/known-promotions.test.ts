import { expect, test } from 'vitest'
import type { BrandContent } from './brand-content'
import { nextKnown } from './known-promotions'

const told = (...ids: string[]): BrandContent => ({
  promotions: { EN: ids.map((id) => ({ id, promotion: { id, title: id } })), VI: [] },
})

test('a promotion that was there in an earlier build and is no longer is gone, until it comes back', () => {
  const first = nextKnown(undefined, told('a', 'b'))
  expect(first).toEqual({ there: ['a', 'b'], gone: [] })
  const second = nextKnown(first, told('b', 'c'))
  expect(second).toEqual({ there: ['b', 'c'], gone: ['a'] })
  expect(nextKnown(second, told())).toEqual({ there: [], gone: ['b', 'c', 'a'] })
  expect(nextKnown(second, told('a', 'b'))).toEqual({ there: ['a', 'b'], gone: ['c'] })
})

test('nothing is gone because a gateway did not answer', () => {
  const last = { there: ['a'], gone: ['b'] }
  expect(nextKnown(last, {})).toEqual(last)
})

test('the latest thousand that are gone are remembered', () => {
  const ids = Array.from({ length: 1500 }, (_, index) => `p${index}`)
  const { gone } = nextKnown({ there: ['last'], gone: ids }, told())
  expect([gone.length, gone[0], gone.at(-1)]).toEqual([1000, 'last', 'p998'])
})
