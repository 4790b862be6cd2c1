import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Term } from '@/gateway/contracts'
import { readTerm, typedTerm } from './typed-terms'

const term: Term = {
  ...{ period: 'monthly', periodValidBet: 5_000_000_000, periodProfitLoss: 0.01, activeMembers: 25, betAmount: 0 },
  rate: 0.29,
}

describe.each(['en', 'vi-VN', 'fil-PH', 'de'])('steps in %s', (locale) => {
  it('come out as they went in', () => {
    expect(readTerm(typedTerm(term, locale), locale, 0.29)).toEqual(term)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(500_000_000_000), (parts, hundredths) => {
        const some = { ...term, rate: parts / 10_000, periodValidBet: hundredths / 100 }
        expect(readTerm(typedTerm(some, locale), locale, 1)).toEqual(some)
      }),
      { numRuns: 500 },
    )
  })

  it('ask for a rate within the own one, and take an empty condition for none', () => {
    const typed = typedTerm(term, locale)
    expect(readTerm(typed, locale, 0.2899)).toEqual({ problems: { rate: 'above' } })
    expect(readTerm({ ...typed, rate: '' }, locale, 1)).toEqual({ problems: { rate: 'empty' } })
    expect(readTerm({ ...typed, rate: '0' }, locale, 1)).toEqual({ problems: { rate: 'empty' } })
    expect(readTerm({ ...typed, betAmount: '', activeMembers: 'many' }, locale, 1)).toEqual({
      problems: { activeMembers: 'unreadable' },
    })
    expect(readTerm({ ...typed, periodValidBet: '' }, locale, 1)).toMatchObject({ periodValidBet: 0 })
  })
})
