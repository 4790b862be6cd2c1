import { describe, expect, it } from 'vitest'
import { pathOf } from './action-path'

const to = (target: string, query: Record<string, string> = {}) => pathOf({ action: 'navigate', to: target, query })

describe('the address of a navigate action', () => {
  it('is its target', () => expect(to('/help#terms')).toBe('/help#terms'))
  it('carries the query before the fragment, encoded', () =>
    expect(to('/help#terms', { page: 'a b&c' })).toBe('/help?page=a+b%26c#terms'))
  it('adds to a query that the target has', () => expect(to('/rng?page=AG', { lane: '1' })).toBe('/rng?page=AG&lane=1'))
})
