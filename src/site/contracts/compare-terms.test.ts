import { expect, it } from 'vitest'
import type { Term } from '@/site/gateway/team/contracts'
import { compareTerms } from './compare-terms'

const term = (period: Term['period'], rate: number): Term => ({
  ...{ period, rate, periodValidBet: 0, periodProfitLoss: 0, activeMembers: 0, betAmount: 0 },
})

it('puts each step beside the one in its place of the same period, and says what is new and what falls away', () => {
  const [daily, weekly, more] = [term('daily', 0.1), term('weekly', 0.2), term('weekly', 0.3)]
  const better = term('daily', 0.15)
  expect(compareTerms([better, weekly], [weekly, more, daily])).toEqual([
    { term: better, before: daily },
    { term: weekly, before: weekly },
    { term: undefined, before: more },
  ])
  expect(compareTerms([daily], [])).toEqual([{ term: daily, before: undefined }])
})
