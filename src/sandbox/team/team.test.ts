import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@libsql/client'
import { openDatabase } from '@/sandbox/database/open-database'
import { added, nothing, profitAmounts, type ProfitFigures } from '@/sandbox/ledger/profit-figures'
import { countsIn, figuresBy } from './figures'
import { peopleBelow, peopleOf } from './members'
import { pathTo } from './tree'

/** A tree: of each person the place of who is above (an earlier one), and what it did and holds. */
const person = fc.record({
  above: fc.nat(),
  stake: fc.integer({ min: 0, max: 500_000_000_000 }),
  win: fc.integer({ min: 0, max: 500_000_000_000 }),
  time: fc.integer({ min: 0, max: 9 }),
  deposit: fc.integer({ min: 0, max: 1_000_000 }),
  balance: fc.integer({ min: 0, max: 120_000_000_000_000 }),
})
type Person = typeof person extends fc.Arbitrary<infer Each> ? Each : never

let client: Client
let close: () => void
beforeAll(async () => {
  const database = await openDatabase(':memory:')
  client = database.client
  close = () => database.client.close()
})
afterAll(() => close())

const window = { from: 2, to: 7 }
const isIn = (time: number) => time >= window.from && time < window.to
const nameOf = (at: number) => `p${at}`

async function write(people: readonly Person[]): Promise<void> {
  const each = JSON.stringify(
    people.map(({ above, ...rest }, at) => ({ ...rest, id: nameOf(at), up: upOf(above, at) })),
  )
  const from = 'FROM json_each(?)'
  const value = (name: string) => `value ->> '${name}'`
  const insert = (sql: string) => ({ sql: `${sql} ${from}`, args: [each] })
  await client.batch(
    [
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
    ],
    'write',
  )
}

const upOf = (above: number, at: number): string | null => (at === 0 ? null : nameOf(above % at))

/** What a person and everybody below did, added up by hand: children first, as each stands after who is above. */
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

it('in trees of any form: who is above has what is its own and what its branches have, and nobody counts twice', () =>
  fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 24 }), async (people) => {
      await write(people)
      const wanted = byHand(people)
      for (const at of people.keys()) {
        const owner = nameOf(at)
        const whole = await figuresBy(client, 'branch', { owner, reach: 'whole' }, window)
        const below = await figuresBy(client, 'branch', { owner, reach: 'below' }, window)
        const sum = [...whole.values()].reduce(added, nothing())
        expect(sum).toEqual(wanted[at])
        expect(profitAmounts(sum).result).toBe(profitAmounts(wanted[at] as ProfitFigures).result)
        const children = people.flatMap(({ above }, each) => (each > 0 && above % each === at ? [each] : []))
        for (const child of children) expect(whole.get(nameOf(child)) ?? nothing()).toEqual(wanted[child])
        expect([...below.keys()].every((id) => children.some((child) => nameOf(child) === id))).toBe(true)
        expect(
          [...(await figuresBy(client, 'quarter', { owner, reach: 'whole' }, window)).values()].reduce(
            added,
            nothing(),
          ),
        ).toEqual(sum)
      }
    }),
    { numRuns: 60 },
  ))

it('in trees of any form: sizes and balances of a person are its own and those of whom stands right below', () =>
  fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 24 }), async (people) => {
      await write(people)
      const all = await peopleOf(
        client,
        people.map((_, at) => ({ id: nameOf(at), level: 0 })),
      )
      for (const [at, each] of all.entries()) {
        const { items, total } = await peopleBelow(client, { under: nameOf(at), sort: 'size', pageNo: 1, pageSize: 50 })
        expect(total).toBe(items.length)
        expect(each.direct).toBe(items.length)
        expect(each.size).toBe(items.reduce((sum, { size }) => sum + 1 + size, 0))
        expect(each.balance).toBe(people[at]?.balance)
        expect(each.teamBalance).toBe(items.reduce((sum, { teamBalance }) => sum + teamBalance, each.balance))
        expect(items.map(({ size }) => size)).toEqual(items.map(({ size }) => size).toSorted((a, b) => b - a))
      }
      const top = { id: nameOf(0), merchant: 'm' }
      const last = await pathTo(client, top, nameOf(people.length - 1))
      expect(last?.[0]?.account).toBe('p0')
      expect(last?.at(-1)?.account).toBe(nameOf(people.length - 1))
      const sought = await peopleBelow(client, { under: 'p0', search: 'P', sort: 'name', pageNo: 1, pageSize: 50 })
      expect(sought.total).toBe(people.length - 1)
      const whole = { owner: 'p0', reach: 'whole' } as const
      const inTime = people.filter(({ time }) => isIn(time)).length
      const before = people.filter(({ time }) => time < window.from).length
      expect(await countsIn(client, whole, [window, { from: 0, to: window.from }])).toEqual([
        { active: inTime, joined: inTime },
        { active: before, joined: before },
      ])
    }),
    { numRuns: 60 },
  ))

it('somebody who stands elsewhere is in nobody else’s team, and a search is text', async () => {
  const still = { stake: 0, win: 0, time: 0, deposit: 0, balance: 0 }
  await write([
    { above: 0, ...still },
    { above: 0, ...still },
    { above: 0, ...still },
    { above: 1, ...still },
  ])
  expect(await pathTo(client, { id: 'p1', merchant: 'm' }, 'p2')).toBeUndefined()
  expect(await pathTo(client, { id: 'p1', merchant: 'm' }, 'nobody')).toBeUndefined()
  expect((await pathTo(client, { id: 'p0', merchant: 'm' }, 'P3'))?.map(({ account }) => account)).toEqual([
    'p0',
    'p1',
    'p3',
  ])
  for (const search of ['%', '_', "'", '%<>'])
    expect((await peopleBelow(client, { under: 'p0', search, sort: 'name', pageNo: 1, pageSize: 5 })).total).toBe(0)
})
