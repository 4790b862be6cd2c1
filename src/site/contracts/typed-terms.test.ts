import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Term } from '@/site/gateway/team/contracts'
import { readTerm, readTerms, typedTerm } from './typed-terms'

const term: Term = {
  ...{ period: 'monthly', periodValidBet: 5_000_000_000, periodProfitLoss: 0.01, activeMembers: 25, betAmount: 0 },
  rate: 0.29,
}

const formats = (locale: string) => {
  const [amount, count] = [
    { locale, decimals: 2 },
    { locale, decimals: 0 },
  ]
  return { periodValidBet: amount, periodProfitLoss: amount, activeMembers: count, betAmount: amount, rate: amount }
}

describe.each(['en', 'vi-VN', 'fil-PH', 'de'])('steps in %s', (locale) => {
  it('come out as they went in', () => {
    expect(readTerm(typedTerm(term, locale), formats(locale), 0.29)).toEqual(term)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(500_000_000_000), (parts, hundredths) => {
        const some = { ...term, rate: parts / 10_000, periodValidBet: hundredths / 100 }
        expect(readTerm(typedTerm(some, locale), formats(locale), 1)).toEqual(some)
      }),
      { numRuns: 500 },
    )
  })

  it('ask for a rate within the own one, and take an empty condition for none', () => {
    const typed = typedTerm(term, locale)
    expect(readTerm(typed, formats(locale), 0.2899)).toEqual({ problems: { rate: 'above' } })
    expect(readTerm({ ...typed, rate: '' }, formats(locale), 1)).toEqual({ problems: { rate: 'empty' } })
    expect(readTerm({ ...typed, rate: '0' }, formats(locale), 1)).toEqual({ problems: { rate: 'empty' } })
    expect(readTerm({ ...typed, betAmount: '', activeMembers: 'many' }, formats(locale), 1)).toEqual({
      problems: { activeMembers: 'unreadable' },
    })
    expect(readTerm({ ...typed, periodValidBet: '' }, formats(locale), 1)).toMatchObject({ periodValidBet: 0 })
  })
})

describe('steps of an offer', () => {
  const read = (...terms: readonly Partial<Term>[]) =>
    readTerms(
      terms.map((each) => typedTerm({ ...term, ...each }, 'en')),
      formats('en'),
      () => 1,
    )

  it('may ask for more and pay more, or be of another period', () => {
    expect(read({ rate: 0.1 }, { activeMembers: 30, rate: 0.2 }, { period: 'daily', rate: 0.05 })).toEqual([
      { ...term, rate: 0.1 },
      { ...term, activeMembers: 30, rate: 0.2 },
      { ...term, period: 'daily', rate: 0.05 },
    ])
  })

  it('say which figure is not more than in which step before', () => {
    const daily = { period: 'daily' } as const
    expect(read({}, daily, { activeMembers: 24, betAmount: 5, rate: 0.3 })[2]).toEqual({
      problems: { activeMembers: 'less' },
      before: 1,
    })
    expect(read({}, daily, { ...daily, rate: 0.28 })[2]).toEqual({
      problems: { periodValidBet: 'same', rate: 'notHigher' },
      before: 2,
    })
  })
})
