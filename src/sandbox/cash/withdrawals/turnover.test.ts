import fc from 'fast-check'
import { expect, it } from 'vitest'
import { turnoverOf } from './turnover'

const at = (time: number, amount: number) => ({ time, amount })

it('counts what was bet after it was asked for, and forgets what was reached', () => {
  expect(turnoverOf([], [at(1, 50)])).toEqual({ required: 0, reached: 0, remaining: 0 })
  expect(turnoverOf([at(2, 100)], [at(1, 50), at(2, 10), at(3, 20)])).toEqual({
    required: 100,
    reached: 30,
    remaining: 70,
  })
  expect(turnoverOf([at(1, 100)], [at(2, 130)])).toEqual({ required: 0, reached: 0, remaining: 0 })
  expect(turnoverOf([at(1, 100), at(3, 60)], [at(2, 130), at(4, 5)])).toEqual({
    required: 60,
    reached: 5,
    remaining: 55,
  })
  expect(turnoverOf([at(1, 100), at(2, 60)], [at(3, 130)])).toEqual({ required: 160, reached: 130, remaining: 30 })
})

it('never asks for more than was asked for, and nothing once as much was bet since the last time', () => {
  const moments = fc.array(fc.record({ time: fc.nat(50), amount: fc.integer({ min: 1, max: 1000 }) }))
  const sum = (list: readonly { readonly amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0)
  fc.assert(
    fc.property(moments, moments, (asked, bets) => {
      const { required, reached, remaining } = turnoverOf(asked, bets)
      expect(required - reached).toBe(remaining)
      expect(remaining).toBeGreaterThanOrEqual(Math.max(0, sum(asked) - sum(bets)))
      expect(required).toBeLessThanOrEqual(sum(asked))
      const last = Math.max(0, ...asked.map(({ time }) => time))
      if (sum(bets.filter(({ time }) => time >= last)) >= sum(asked)) expect(remaining).toBe(0)
    }),
  )
})
