import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '@/sandbox/database/database'
import { openServices } from '@/sandbox/open-services'
import { added, nothing, profitAmounts, type ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { countsIn, figuresBy } from './figures'
import { peopleBelow, peopleOf } from './members'
import { pathTo } from '@/sandbox/accounts/port/tree'
import { runsOf } from '@tests/extent'

/** A member of a tree: the index of their upline (an earlier one), and their play and balance. */
const person = fc.record({
  above: fc.nat(),
  stake: fc.integer({ min: 0, max: 500_000_000_000 }),
  win: fc.integer({ min: 0, max: 500_000_000_000 }),
  time: fc.integer({ min: 0, max: 9 }),
  deposit: fc.integer({ min: 0, max: 1_000_000 }),
  balance: fc.integer({ min: 0, max: 120_000_000_000_000 }),
})
type Person = typeof person extends fc.Arbitrary<infer Each> ? Each : never

/** A tree, and the index of the person whose figures are requested. */
const tree = fc
  .record({ people: fc.array(person, { minLength: 1, maxLength: 24 }), asked: fc.nat() })
  .map(({ people, asked }) => ({ people, asked: asked % people.length }))
/** Several trees of one merchant, which detects figures that include people of other trees. */
const forest = fc.array(tree, { minLength: 50, maxLength: 50 })
/** 2,000 trees: written 50 at a time they take 3 s of processor time, one by one 40 s. */
const runs = { numRuns: runsOf(40) }

let database: Database
let close: () => void
beforeAll(async () => {
  const opened = await openServices(':memory:')
  database = opened.database
  close = opened.close
})
afterAll(() => close())

const window = { from: 2, to: 7 }
const isIn = (time: number) => time >= window.from && time < window.to
const nameOf = (place: number, at: number) => `t${place}p${at}`

async function write(trees: readonly (readonly Person[])[]): Promise<void> {
  const each = JSON.stringify(
    trees.flatMap((people, place) =>
      people.map(({ above, ...rest }, at) => ({
        ...rest,
        id: nameOf(place, at),
        up: at === 0 ? null : nameOf(place, above % at),
      })),
    ),
  )
  const from = 'FROM json_each(?)'
  const value = (name: string) => `value ->> '${name}'`
  const insert = (sql: string) => ({ sql: `${sql} ${from}`, args: [each] })
  await database.write([
    ...['accounts', 'bets', 'entries', 'wallets'].map((table) => `DELETE FROM ${table}`),
    "INSERT INTO resets (merchant) VALUES ('m') ON CONFLICT DO NOTHING",
    "DELETE FROM lines WHERE merchant = 'm'",
    insert(`INSERT INTO accounts (id, merchant, account, account_key, type, upline, profile, created_at)
        SELECT ${value('id')}, 'm', ${value('id')}, ${value('id')}, 0, ${value('up')}, '{}', ${value('time')}`),
    insert(`INSERT INTO bets (number, merchant, account, category, vendor, game, stake, valid_bet, win, state, time)
        SELECT ${value('id')}, 'm', ${value('id')}, 'RNG', 'PT', 'Koi', ${value('stake')}, ${value('stake')},
          ${value('win')}, 'settled', ${value('time')}`),
    insert(`INSERT INTO wallets (merchant, owner, kind, balance)
        SELECT 'm', ${value('id')}, 'main', ${value('balance')}`),
    insert(`INSERT INTO entries (number, merchant, account, time, kind, details)
        SELECT ${value('id')}, 'm', ${value('id')}, ${value('time')}, 'deposit', '{}'`),
    insert(`INSERT INTO lines (entry, merchant, wallet, amount, balance_after)
        SELECT ${value('id')}, 'm', (SELECT id FROM wallets WHERE owner = ${value('id')}), 1 + ${value('deposit')}, 0`),
  ])
}

/** Expected totals of each person and everybody below, computed bottom-up, since children come after their upline. */
function byHand(people: readonly Person[]): ProfitFigures[] {
  const own = people.map(({ stake, win, deposit, time }) =>
    isIn(time) ? { ...nothing(), bet: stake, validBet: stake, win, deposit: deposit + 1 } : nothing(),
  )
  for (let at = people.length - 1; at > 0; at -= 1) {
    const above = (people[at] as Person).above % at
    own[above] = added(own[above] as ProfitFigures, own[at] as ProfitFigures)
  }
  return own
}

const sumOf = (figures: ReadonlyMap<string, ProfitFigures>): ProfitFigures =>
  [...figures.values()].reduce(added, nothing())

/** Indexes on the path from the first person down to one. */
const wayTo = (people: readonly Person[], at: number): number[] =>
  at === 0 ? [0] : [...wayTo(people, (people[at] as Person).above % at), at]

it(
  'in trees of any form: who is above has what is its own and what its branches have, and nobody counts twice',
  () =>
    fc.assert(
      fc.asyncProperty(forest, async (trees) => {
        await write(trees.map(({ people }) => people))
        for (const [place, { people, asked }] of trees.entries()) {
          const wanted = byHand(people)
          const owner = nameOf(place, asked)
          const whole = await figuresBy(database, 'branch', { owner, reach: 'whole' }, window, new Set())
          const below = await figuresBy(database, 'quarter', { owner, reach: 'below' }, window, new Set())
          expect(sumOf(whole)).toEqual(wanted[asked])
          expect(added(whole.get(owner) ?? nothing(), sumOf(below))).toEqual(wanted[asked])
          expect(profitAmounts(sumOf(whole)).result).toBe(profitAmounts(wanted[asked] as ProfitFigures).result)
          const children = people.flatMap(({ above }, at) => (at > 0 && above % at === asked ? [at] : []))
          for (const child of children) expect(whole.get(nameOf(place, child)) ?? nothing()).toEqual(wanted[child])
          const names = [owner, ...children.map((child) => nameOf(place, child))]
          expect([...whole.keys()].filter((name) => !names.includes(name))).toEqual([])
        }
      }),
      runs,
    ),
  60_000,
)

it(
  'in trees of any form: sizes and balances of a person are its own and those of whom stands right below',
  () =>
    fc.assert(
      fc.asyncProperty(forest, async (trees) => {
        await write(trees.map(({ people }) => people))
        for (const [place, { people, asked }] of trees.entries()) {
          const owner = nameOf(place, asked)
          const [each] = await peopleOf(database, [{ id: owner, level: 0 }])
          const { items, total } = await peopleBelow(database, { under: owner, sort: 'size', pageNo: 1, pageSize: 50 })
          expect(total).toBe(items.length)
          expect(each).toMatchObject({
            direct: items.length,
            size: items.reduce((sum, { size }) => sum + 1 + size, 0),
            balance: people[asked]?.balance,
            teamBalance: items.reduce((sum, { teamBalance }) => sum + teamBalance, people[asked]?.balance ?? 0),
          })
          expect(items.map(({ size }) => size)).toEqual(items.map(({ size }) => size).toSorted((a, b) => b - a))
        }
      }),
      runs,
    ),
  60_000,
)

it(
  'in trees of any form: a way leads to everybody, a search finds them, and each counts when it came and played',
  () =>
    fc.assert(
      fc.asyncProperty(forest, async (trees) => {
        await write(trees.map(({ people }) => people))
        for (const [place, { people, asked }] of trees.entries()) {
          const first = nameOf(place, 0)
          const way = await pathTo(database, { id: first, merchant: 'm' }, nameOf(place, asked))
          expect(way?.map(({ account }) => account)).toEqual(wayTo(people, asked).map((at) => nameOf(place, at)))
          const sought = await peopleBelow(database, {
            under: first,
            search: 'P',
            sort: 'name',
            pageNo: 1,
            pageSize: 50,
          })
          expect(sought.total).toBe(people.length - 1)
          const inTime = people.filter(({ time }) => isIn(time)).length
          const before = people.filter(({ time }) => time < window.from).length
          const windows = [window, { from: 0, to: window.from }]
          expect(await countsIn(database, { owner: first, reach: 'whole' }, windows)).toEqual([
            { active: inTime, joined: inTime },
            { active: before, joined: before },
          ])
        }
      }),
      { numRuns: runsOf(10) },
    ),
  60_000,
)

it('somebody who stands elsewhere is in nobody else’s team, and a search is text', async () => {
  const still = { stake: 0, win: 0, time: 0, deposit: 0, balance: 0 }
  await write([
    [
      { above: 0, ...still },
      { above: 0, ...still },
      { above: 0, ...still },
      { above: 1, ...still },
    ],
  ])
  expect(await pathTo(database, { id: 't0p1', merchant: 'm' }, 't0p2')).toBeUndefined()
  expect(await pathTo(database, { id: 't0p1', merchant: 'm' }, 'nobody')).toBeUndefined()
  expect((await pathTo(database, { id: 't0p0', merchant: 'm' }, 'T0P3'))?.map(({ account }) => account)).toEqual([
    't0p0',
    't0p1',
    't0p3',
  ])
  for (const search of ['%', '_', "'", '%<>'])
    expect((await peopleBelow(database, { under: 't0p0', search, sort: 'name', pageNo: 1, pageSize: 5 })).total).toBe(0)
})
