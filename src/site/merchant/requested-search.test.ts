import { expect, it } from 'vitest'
import { requestedSearch } from './requested-search'

const adding = (text: string) => (search: string) => search + text

it('lets a second choice keep the first one, which the router has not drawn yet', () => {
  const location = { search: '?member=deposits' }
  expect(requestedSearch(location, adding('&days=30'))).toBe('?member=deposits&days=30')
  expect(requestedSearch(location, adding('&kind=bet'))).toBe('?member=deposits&days=30&kind=bet')
})

it('begins from the address again once that is drawn', () => {
  requestedSearch({ search: '?a=1' }, adding('&days=30'))
  expect(requestedSearch({ search: '?a=1' }, adding('&kind=bet'))).toBe('?a=1&kind=bet')
})
