import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnoverOf } from '@/sandbox/cash/withdrawals/turnover'
import { wageringOf, type WageredBet } from './wagering'

const bet = (number: string, time: number, stake: number, more: Partial<WageredBet> = {}): WageredBet => ({
  number,
  time,
  stake,
  validBet: stake,
  state: 'settled',
  ...more,
})

describe('a bet counts', () => {
  const told = (bets: readonly WageredBet[], asked = [{ id: 'a', time: 10, required: 100 }]) =>
    wageringOf(asked, bets)
      .get('a')!
      .bets.map(({ bet: { number }, counted, why }) => [number, counted, why])

  it('with what of it is a valid bet, once it has ended', () =>
    expect(
      told([
        bet('before', 9, 50),
        bet('whole', 10, 30),
        bet('returned', 11, 30, { validBet: 20 }),
        bet('none', 12, 30, { validBet: 0 }),
        bet('open', 13, 30, { state: 'open' }),
        bet('cancelled', 14, 30, { state: 'cancelled', validBet: 0 }),
      ]),
    ).toEqual([
      ['whole', 30, 'whole'],
      ['returned', 20, 'returned'],
      ['none', 0, 'none'],
      ['open', 0, 'open'],
      ['cancelled', 0, 'cancelled'],
    ]))

  it('until nothing more is to be bet, and not for what comes later', () =>
    expect(told([bet('most', 11, 90), bet('rest', 12, 30), bet('after', 13, 30)])).toEqual([
      ['most', 90, 'whole'],
      ['rest', 10, 'shared'],
    ]))

  it('for the earliest bonus first, and what it has left for the next one', () => {
    const asked = [
      { id: 'b', time: 10, required: 50 },
      { id: 'a', time: 11, required: 100 },
    ]
    expect(told([bet('first', 12, 40), bet('both', 13, 30)], asked)).toEqual([
      ['first', 0, 'other'],
      ['both', 20, 'shared'],
    ])
  })
})

it('never counts more than was bet or asked for, and leaves what a withdrawal asks for', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ time: fc.nat(50), required: fc.nat(500) })),
      fc.array(fc.record({ time: fc.nat(60), stake: fc.integer({ min: 1, max: 200 }), part: fc.nat(200) })),
      (bonuses, played) => {
        const asked = bonuses.map((each, at) => ({ ...each, id: String(at) }))
        const bets = played.map(({ time, stake, part }, at) =>
          bet(String(at), time, stake, { validBet: Math.min(stake, part) }),
        )
        const all = wageringOf(asked, bets)
        const counted = new Map<string, number>()
        for (const { id, required } of asked) {
          const own = all.get(id)
          expect(own === undefined).toBe(required === 0)
          expect(own?.reached ?? 0).toBeLessThanOrEqual(required)
          for (const {
            bet: { number },
            counted: part,
          } of own?.bets ?? [])
            counted.set(number, (counted.get(number) ?? 0) + part)
        }
        const left = asked.reduce((sum, { id, required }) => sum + required - (all.get(id)?.reached ?? 0), 0)
        const turnover = turnoverOf(
          asked.map(({ time, required }) => ({ time, amount: required })),
          bets.map(({ time, validBet }) => ({ time, amount: validBet })),
        )
        expect(left).toBe(turnover.remaining)
        for (const { number, validBet } of bets) expect(counted.get(number) ?? 0).toBeLessThanOrEqual(validBet)
      },
    ),
  ))
