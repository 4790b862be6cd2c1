import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openServices, type OpenServices } from '@/sandbox/open-services'
import { createAccounts } from '@/sandbox/accounts/accounts'
import { house, KeyUsedError, NotEnoughError, type Entry } from './port/entry'
import { createLedger, type Ledger } from './ledger'

const noon = Date.UTC(2026, 0, 1, 12)

let folder: string
let opened: OpenServices
let ledger: Ledger
/** A second connection to the same file. */
let other: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  opened = await openServices(join(folder, 'x.db'))
  const accounts = createAccounts(opened.database, () => noon)
  await accounts.create('plain', { account: 'demo_player', type: 0 })
  ledger = createLedger(opened.database, accounts, () => noon)
  other = createClient({ url: `file:${join(folder, 'x.db')}` })
})

afterEach(() => {
  other.close()
  opened.close()
  rmSync(folder, { recursive: true })
})

/** Credits an account with so many hundredths, or debits it. */
const gain = (amount: number, account = 'anh'): Entry => ({
  merchant: 'plain',
  account,
  kind: amount > 0 ? 'deposit' : 'withdrawal',
  movements: [
    { owner: account, kind: 'main', amount },
    { owner: house, kind: 'deposit', amount: -amount },
  ],
})

const main = async (account = 'anh') => (await ledger.balancesOf('plain', account)).get('main')

it('adds what is posted, and tells the balance after it', async () => {
  const { lines } = await ledger.post(gain(500))
  expect(lines.find(({ owner }) => owner === 'anh')).toMatchObject({ amount: 500, balanceAfter: 500 })
  await ledger.post(gain(-1))
  expect(await main()).toBe(499)
})

it('takes nothing from a wallet that does not hold as much', async () => {
  await ledger.post(gain(500))
  await expect(ledger.post(gain(-501))).rejects.toThrow(NotEnoughError)
  await expect(ledger.post(gain(-1, 'nobody'))).rejects.toThrow(NotEnoughError)
  expect(await main()).toBe(500)
})

it('of many at once lets those pass that there is money for', async () => {
  await ledger.post(gain(1000))
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => ledger.post(gain(-30))))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(await main()).toBe(10)
})

it('posts an intent once, and answers it the same again', async () => {
  const intent = { key: 'k1', call: 'walletTransfer', request: { amount: 5 } } as const
  const answers = await Promise.all([ledger.post(gain(500), intent), ledger.post(gain(500), intent)])
  expect(answers[0]).toEqual(answers[1])
  expect(await ledger.post(gain(500), intent)).toEqual(answers[0])
  expect(await main()).toBe(500)
})

it('refuses another request or call under a key, and lets others have keys of their own', async () => {
  const intent = { key: 'k1', call: 'walletTransfer', request: { amount: 5 } } as const
  await ledger.post(gain(500), intent)
  const another = { ...intent, request: { amount: 6 } }
  await expect(ledger.post(gain(600), another)).rejects.toThrow(KeyUsedError)
  await expect(ledger.post(gain(500), { ...intent, call: 'raffleClaim' })).rejects.toThrow(KeyUsedError)
  await ledger.post(gain(600, 'binh'), another)
  expect([await main(), await main('binh')]).toEqual([500, 600])
})

it('knows its keys after a restart', async () => {
  const intent = { key: 'k1', call: 'walletTransfer', request: {} } as const
  const first = await ledger.post(gain(500), intent)
  opened.close()
  opened = await openServices(join(folder, 'x.db'))
  const again = createLedger(
    opened.database,
    createAccounts(opened.database, () => noon),
    () => noon + 1,
  )
  expect(await again.post(gain(500), intent)).toEqual(first)
})

it.each([
  ['lines that do not sum to 0', [5, -4]],
  ['a fraction of a hundredth', [0.5, -0.5]],
  ['nothing', [0, 0]],
])('refuses %s', async (_, amounts) => {
  const movements = amounts.map((amount, index) => ({ owner: index ? house : 'anh', kind: 'main', amount }))
  await expect(ledger.post({ ...gain(1), movements })).rejects.toThrow(RangeError)
})

it('makes no money of points', async () => {
  const movements = [
    { owner: 'anh', kind: 'main', amount: 5 },
    { owner: house, kind: 'points', amount: -5 },
  ]
  await expect(ledger.post({ ...gain(1), movements })).rejects.toThrow('money and points apart')
})

it('keeps its lines as they are, until the merchant is reset', async () => {
  await ledger.post(gain(500))
  await expect(other.execute('UPDATE lines SET amount = 1')).rejects.toThrow('never changes')
  await expect(other.execute('DELETE FROM lines')).rejects.toThrow('stays')
  await ledger.reset('elsewhere')
  expect(await main()).toBe(500)
  await ledger.reset('plain')
  expect(await main()).toBeUndefined()
})

it('of a demo account is what 60 days of lines add up to, each from the balance before it', async () => {
  const { lines, sum } = await ledger.statement('plain')
  expect(sum).toBe(0)
  const own = lines.filter(({ wallet }) => wallet === 'demo_player main').toReversed()
  expect(own.length).toBeGreaterThan(200)
  let balance = 0
  for (const { amount, balanceAfter } of own) {
    balance += amount * 100
    expect(Math.round(balanceAfter * 100)).toBe(Math.round(balance))
  }
  expect(balance).toBe(285_450_000)
  const ages = own.map(({ time }) => (noon - Date.parse(time)) / (24 * 60 * 60_000))
  expect(Math.max(...ages)).toBeLessThanOrEqual(60)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
})

it('is the same for the same demo account anywhere, and goes on where it stood after a restart', async () => {
  const before = await ledger.statement('plain')
  const again = createLedger(
    opened.database,
    createAccounts(opened.database, () => noon),
    () => noon + 1000,
  )
  expect(await again.statement('plain')).toEqual(before)
  await ledger.reset('plain')
  expect(await ledger.statement('plain')).toEqual({
    ...before,
    lines: before.lines.map((line) => ({ ...line, id: expect.any(Number) as number })),
  })
})
