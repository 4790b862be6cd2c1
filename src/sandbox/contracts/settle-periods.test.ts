import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { TeamBet } from '@/sandbox/ledger/port/ledger-port'
import { runsOf } from '@tests/extent'
import { spanAt, termPeriods, type TermPeriod } from './contract-periods'
import { ratePartsOf, type Term } from './contract-terms'
import { settlePeriods, shareOf, type HeldTerms } from './settle-periods'

const zone = 'Asia/Ho_Chi_Minh'
const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 0, 1)
const at = (text: string) => Date.parse(`${text}+07:00`)

const term = (more: Partial<Term> = {}): Term => ({
  period: 'daily',
  periodValidBet: 0,
  periodProfitLoss: 0,
  activeMembers: 0,
  rate: 0.1,
  betAmount: 0,
  ...more,
})
const bet = (time: string, validBet: number, profitLoss = -validBet, account = 'ann'): TeamBet => ({
  account,
  settled: at(time),
  validBet: validBet * 100,
  profitLoss: profitLoss * 100,
})
const always = (terms: readonly Term[]): HeldTerms[] => [{ since: 0, until: null, terms }]

function settled(kind: ContractKind, held: readonly HeldTerms[], bets: readonly TeamBet[], now: string, step = 1) {
  return settlePeriods({ kind, held, bets, zone, step, after: 0, now: at(now) })
}

it.each([
  ['daily', '2026-02-18T00:00', '2026-02-19T00:00'],
  ['weekly', '2026-02-16T00:00', '2026-02-23T00:00'],
  ['semimonthly', '2026-02-16T00:00', '2026-03-01T00:00'],
  ['monthly', '2026-02-01T00:00', '2026-03-01T00:00'],
  ['hour', '2026-02-18T13:00', '2026-02-18T14:00'],
  ['fiveMinutes', '2026-02-18T13:35', '2026-02-18T13:40'],
] as const)('a %s period is on its days, in the merchant’s time zone', (period, from, to) => {
  expect(spanAt(zone, period, at('2026-02-18T13:37'))).toEqual({ from: at(from), to: at(to) })
})

it('pays a share of what the team lost for a dividend, and nothing where it won', () => {
  const terms = [term({ period: 'semimonthly', rate: 0.29 })]
  const bets = [bet('2026-01-03T12:00', 500, -100.01), bet('2026-01-20T12:00', 500, 300)]
  expect(settled('dividend', always(terms), bets, '2026-02-01T00:00')).toMatchObject([
    { period: 'semimonthly', to: at('2026-01-16T00:00'), profitLoss: -10_001, rate: 2900, amount: 2900 },
    { to: at('2026-02-01T00:00'), profitLoss: 30_000, amount: 0 },
  ])
  expect(settled('dividend', always(terms), bets, '2026-01-15T23:59')).toEqual([])
})

it('pays the highest step whose bets, loss, members and stake were all reached', () => {
  const steps = [
    term({ rate: 0.01, periodValidBet: 100 }),
    term({ rate: 0.02, periodValidBet: 100, activeMembers: 2 }),
    term({ rate: 0.03, periodValidBet: 100, activeMembers: 2, betAmount: 1000 }),
  ]
  const pays = (bets: readonly TeamBet[]) => settled('dailyWages', always(steps), bets, '2026-01-02T00:00')[0]?.amount
  expect(pays([bet('2026-01-01T10:00', 99.99)])).toBe(0)
  expect(pays([bet('2026-01-01T10:00', 100)])).toBe(100)
  expect(pays([bet('2026-01-01T10:00', 100), bet('2026-01-01T11:00', 50, 0, 'ben')])).toBe(300)
  expect(pays([bet('2026-01-01T10:00', 900), bet('2026-01-01T11:00', 100, 0, 'ben')])).toBe(3000)
})

it('pays five minutes by what the day has reached until then', () => {
  const terms = [term({ rate: 0.01, periodValidBet: 150 })]
  const bets = [bet('2026-01-01T10:01', 100), bet('2026-01-01T10:04', 20), bet('2026-01-01T10:06', 40)]
  expect(settled('realTimeSalary', always(terms), bets, '2026-01-01T10:10')).toMatchObject([
    { to: at('2026-01-01T10:05'), validBet: 12_000, amount: 0 },
    { to: at('2026-01-01T10:10'), validBet: 4000, amount: 40 },
  ])
})

it('counts from when a contract began, by the terms at the end of a period, and goes on where they were replaced', () => {
  const change = at('2026-01-01T12:00')
  const bets = [bet('2026-01-01T09:00', 100), bet('2026-01-01T13:00', 100)]
  const first = { since: change, until: null, terms: [term({ rate: 0.1 })] }
  expect(settled('dailyWages', [first], bets, '2026-01-02T00:00')[0]?.amount).toBe(1000)
  const before = { since: 0, until: change, terms: [term({ rate: 0.5 })] }
  expect(settled('dailyWages', [before, first], bets, '2026-01-02T00:00')[0]?.amount).toBe(2000)
  expect(settled('dailyWages', [before], bets, '2026-01-02T00:00')).toEqual([])
})

it('knows what the day has reached where terms for it replace weekly ones in its middle', () => {
  const noon = at('2026-01-01T12:00')
  const before = { since: 0, until: noon, terms: [term({ period: 'weekly', rate: 0.02 })] }
  const after = { since: noon, until: null, terms: [term({ rate: 0.1, periodValidBet: 100 })] }
  const bets = [bet('2026-01-01T09:30', 60), bet('2026-01-01T13:30', 60)]
  const paid = settled('hourlySalary', [before, after], bets, '2026-01-02T00:00')
  expect(paid.map(({ rate }) => rate)).toEqual([200, 1000])
})

it('works in whole hundredths, whole units of the currency, and from the digits of a rate', () => {
  expect(ratePartsOf(0.29)).toBe(2900)
  expect([0.0005, 1, 0.00001, 1.5, -0.1].map(ratePartsOf)).toEqual([5, 10_000, undefined, undefined, undefined])
  expect(shareOf(500_000_000_000, 2900, 1)).toBe(145_000_000_000)
  expect(shareOf(120_000_000_000_000, 9999, 1)).toBe(119_988_000_000_000)
  expect(shareOf(1_234_567, 29, 100)).toBe(3500)
})

const kinds = fc.constantFrom<ContractKind>('dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary')
const someTerm = fc.record({
  period: fc.constantFrom<TermPeriod>(...termPeriods),
  periodValidBet: fc.nat(50),
  periodProfitLoss: fc.nat(20),
  activeMembers: fc.nat(3),
  rate: fc.integer({ min: 1, max: 10_000 }).map((parts) => parts / 10_000),
  betAmount: fc.nat(20),
})
const someBet = fc.record({
  account: fc.constantFrom('ann', 'ben', 'cam'),
  settled: fc.nat(50 * 24 * 60).map((minutes) => start + minutes * minute),
  validBet: fc.nat(9999),
  profitLoss: fc.integer({ min: -9999, max: 9999 }),
})
/** Contracts of a few days each, some with a gap before them. */
const someHeld = fc
  .array(fc.record({ days: fc.nat(20), gap: fc.nat(5), terms: fc.array(someTerm, { minLength: 1, maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => {
    let time = start
    return all.map(({ days, gap, terms }, index): HeldTerms => {
      const since = time + gap * day
      time = since + days * day
      return { since, until: index === all.length - 1 ? null : time, terms }
    })
  })

it('pays no period twice, none above its share, and the same however often somebody looks', () => {
  fc.assert(
    fc.property(
      kinds,
      someHeld,
      fc.array(someBet, { maxLength: 8 }),
      fc.array(fc.nat(60), { maxLength: 2 }),
      (kind, held, some, looks) => {
        const bets = some.toSorted((one, other) => one.settled - other.settled)
        const settling = { kind, held, zone, step: 1 }
        const now = start + 60 * day
        const once = settlePeriods({ ...settling, bets, after: 0, now })
        const names = once.map(({ period, from }) => `${period} ${from}`)
        expect(new Set(names).size).toBe(names.length)
        const most = Math.max(0, ...held.flatMap(({ terms }) => terms.map(({ rate }) => rate)))
        for (const { period, from, to, validBet, profitLoss, rate, amount } of once) {
          const base = Math.max(0, kind === 'dividend' ? -profitLoss : validBet)
          expect(amount).toBe(Math.floor((base * rate) / 10_000))
          expect(rate / 10_000).toBeLessThanOrEqual(most)
          expect(spanAt(zone, period, from)).toEqual({ from, to })
          expect(to).toBeLessThanOrEqual(now)
        }
        // Simulates reads at different times: each settles what has ended since, from the bets known by then.
        let after = 0
        const often = [...looks.map((days) => start + days * day), now]
          .toSorted((a, b) => a - b)
          .flatMap((moment) => {
            const known = bets.filter(({ settled: ended }) => ended < moment)
            const paid = settlePeriods({ ...settling, bets: known, after, now: moment })
            after = moment
            return paid
          })
        const sorted = (all: typeof once) => all.map((each) => JSON.stringify(each)).toSorted()
        expect(sorted(often)).toEqual(sorted(once))
      },
    ),
    { numRuns: runsOf(2000) },
  )
}, 60_000)
