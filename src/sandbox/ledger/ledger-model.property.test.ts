import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { MerchantWallet, WalletTransfer } from '@/contract/generated/gateway-types'
import { plainMerchant, testGateway, type Answer, type TestGateway } from '@/sandbox/test-gateway'
import type { Statement } from './records/statement'
import { runsOf } from '@tests/extent'
import { cashStep, lines, takeCash } from '@/sandbox/testing/cash-steps'

type Line = (typeof lines)[number]

const folder = mkdtempSync(join(tmpdir(), 'model-'))
const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
const vendors = plainMerchant.vendors.map(({ code }) => code)
const wallet = fc.constantFrom('MAIN', ...vendors)

/** One step of a model-based test: an event that affects a player's money. */
const step = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      does: fc.constant('transfer' as const),
      from: wallet,
      to: wallet,
      amount: fc.oneof(fc.integer({ min: 1, max: 4_000_000 }), fc.integer({ min: 1, max: 200 })).map((n) => n / 100),
      line: fc.constantFrom(...lines),
    }),
  },
  { weight: 8, arbitrary: cashStep },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('recall' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('maintenance' as const),
      id: fc.constantFrom(...vendors),
      on: fc.constantFrom(true, false, false, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('clock' as const), advance: fc.integer({ min: -86_400, max: 86_400 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
)

let gateway: TestGateway
let token = ''
let acts = 0
/** Expected balances in hundredths, and the closed wallets, computed by arithmetic alone. */
const held = new Map<string, number>()
const closed = new Set<string>()

async function start(): Promise<void> {
  gateway = await testGateway([plainMerchant], join(folder, 'x.db'))
  await signIn()
}

async function signIn(): Promise<void> {
  token = ((await gateway.call('login', { request: credentials })).value as { token: string }).token
}

beforeAll(start)
afterAll(() => {
  gateway.close()
  rmSync(folder, { recursive: true })
})

/** Makes a call, and signs in again if the session has expired. */
async function ask(name: CallName, request: object, key?: string): Promise<Answer> {
  const options = { request, ...(key !== undefined && { key }) }
  const answer = await gateway.call(name, { token, ...options })
  if (answer.status !== 401) return answer
  await signIn()
  return gateway.call(name, { token, ...options })
}

/** Sends an act with a new key, repeated as its scenario requires. */
async function send(name: CallName, request: object, line: Line): Promise<Answer[]> {
  const key = `model-${(acts += 1)}`
  const once = () => ask(name, request, key)
  const answers = line === 'two tabs' ? await Promise.all([once(), once()]) : [await once()]
  if (line === 'a day later') await gateway.panel('clock', 'PUT', { advance: 86_400 })
  // Repeat on the next day only what succeeded: a refused act might succeed then, and no page would repeat it.
  if (line === 'lost' || (line === 'a day later' && answers[0]?.success === true)) answers.push(await once())
  return answers
}

/** The amount a transfer moves in the model; undefined if it is refused. */
function moved(from: string, to: string, amount: number): number | undefined {
  const hundredths = Math.round(amount * 100)
  const taken = to === 'KY' ? hundredths - (hundredths % 100) : hundredths
  if (from === to || closed.has(from) || closed.has(to) || taken === 0) return undefined
  return taken > (held.get(from) ?? 0) ? undefined : taken
}

async function transfer(request: Required<WalletTransfer['request']>, line: Line): Promise<void> {
  const { from, to, amount } = request
  const expected = moved(from, to, amount)
  for (const { success, value } of await send('walletTransfer', request, line)) {
    expect(success).toBe(expected !== undefined)
    if (expected !== undefined) expect(value).toMatchObject({ moved: expected / 100 })
  }
  held.set(from, (held.get(from) ?? 0) - (expected ?? 0))
  held.set(to, (held.get(to) ?? 0) + (expected ?? 0))
}

async function recall(): Promise<void> {
  const open = vendors.filter((code) => !closed.has(code) && (held.get(code) ?? 0) > 0)
  const [answer] = await send('walletTransfer', { from: 'ALL', to: 'MAIN' }, 'answered')
  expect(answer?.success).toBe(open.length > 0)
  for (const code of open) {
    held.set('MAIN', (held.get('MAIN') ?? 0) + (held.get(code) ?? 0))
    held.set(code, 0)
  }
}

async function take(doing: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  switch (doing.does) {
    case 'transfer':
      return transfer({ from: doing.from, to: doing.to, amount: doing.amount }, doing.line)
    case 'deposit':
    case 'withdraw': {
      const main = held.get('MAIN') ?? 0
      held.set('MAIN', main + (await takeCash(doing, { gateway, send, main, read: (name) => ask(name, {}) })))
      return
    }
    case 'recall':
      return recall()
    case 'maintenance':
      await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id: doing.id, on: doing.on })
      if (doing.on) closed.add(doing.id)
      else closed.delete(doing.id)
      return
    case 'clock':
      await gateway.panel('clock', 'PUT', { advance: doing.advance })
      return
    case 'restart':
      gateway.close()
      return start()
  }
}

async function holdings(): Promise<Map<string, number>> {
  const { wallets } = (await ask('merchantWallet', {})).value as MerchantWallet['response']
  return new Map(wallets.map(({ wallet, balance }) => [wallet, Math.round(balance * 100)]))
}

it('holds what arithmetic says after many runs of lost answers, two tabs, restarts and a moved clock', async () => {
  for (const [code, amount] of await holdings()) held.set(code, amount)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const each of steps) await take(each)
      expect(await holdings()).toEqual(held)
    }),
    // A failed run changes the state, so fast-check cannot shrink it.
    { numRuns: runsOf(1000), endOnFailure: true },
  )
  const { lines: posted, sum } = await gateway.panel<Statement>('ledger?merchant=plain')
  expect(sum).toBe(0)
  const byKey = new Map<string, Set<string>>()
  for (const { key, entry } of posted) {
    if (key !== null) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry))
  }
  expect(byKey.size).toBeGreaterThan(runsOf(1000) / 2)
  expect([...byKey].filter(([, entries]) => entries.size !== 1)).toEqual([])
}, 120_000)
