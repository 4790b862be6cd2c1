import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayError, type GatewayErrorKind } from '@/site/gateway/gateway-error'
import { answer, browser } from './testing/browser-tabs'

const request = { from: 'MAIN', to: 'PT', amount: 100 }
const day = 24 * 60 * 60 * 1000

function failure(kind: GatewayErrorKind, status?: number): never {
  throw new GatewayError({ kind, call: 'walletTransfer', status, message: 'so it is' })
}

/** Fails so many times, then succeeds. */
const failing = (times: number, kind: GatewayErrorKind, status?: number) => () =>
  times-- > 0 ? failure(kind, status) : answer
const never = () => new Promise<never>(() => {})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is stored before it leaves, with its key, and no longer once it is answered', async () => {
  const { tab, storage } = browser()
  const seen: (string | null)[] = []
  const { intents, sent, readAgain } = tab(() => (seen.push(storage.getItem('money:7')), answer))
  await intents.send('walletTransfer', request)
  expect(JSON.parse(seen[0] ?? '')).toMatchObject({ key: sent[0]?.key, call: 'walletTransfer', request })
  expect(intents.get()).toMatchObject({ status: 'done', answer })
  expect(storage.getItem('money:7')).toBeNull()
  expect(readAgain).toHaveBeenCalledOnce()
})

it('is sent once by two presses of one tick', async () => {
  const { intents, sent } = browser().tab()
  await Promise.all([intents.send('walletTransfer', request), intents.send('walletTransfer', request)])
  expect(sent).toHaveLength(1)
})

describe.each<[kind: GatewayErrorKind, status?: number]>([
  ['timeout'],
  ['network'],
  ['contract', 200],
  ['http', 502],
  ['http', 403],
  ['refused', 409],
  ['refused', 429],
  ['refused', 500],
])('an answer of kind %s %s', (kind, status) => {
  it('is none: the intent is asked about with the same key and request until there is one', async () => {
    const { intents, sent } = browser().tab(failing(2, kind, status))
    await intents.send('walletTransfer', request)
    expect(intents.get().status).toBe('checking')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(intents.get()).toMatchObject({ status: 'done', answer })
    expect(sent).toEqual([sent[0], sent[0], sent[0]])
  })
})

it.each<[GatewayErrorKind, number]>([
  ['refused', 200],
  ['refused', 422],
  ['session', 401],
])('a clear no (%s %d) frees the form, and the next try is another intent', async (kind, status) => {
  const { tab, storage } = browser()
  const { intents, sent } = tab(failing(1, kind, status))
  await intents.send('walletTransfer', request)
  expect(intents.get()).toMatchObject({ status: 'refused', error: { kind } })
  expect(storage.getItem('money:7')).toBeNull()
  await intents.send('walletTransfer', request)
  expect(intents.get().status).toBe('done')
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

it('a refusal for want of a session goes when the player is signed in again, and any other one stays', async () => {
  const lost = browser().tab(failing(1, 'session', 401))
  await lost.intents.send('walletTransfer', request)
  lost.attach()
  expect(lost.intents.get()).toEqual({ status: 'free' })
  const refused = browser().tab(failing(1, 'refused', 422))
  await refused.intents.send('walletTransfer', request)
  refused.attach()
  expect(refused.intents.get().status).toBe('refused')
})

it('a session that ends while nobody knows does not make it a refusal', async () => {
  let tries = 0
  const { tab, storage } = browser()
  const { intents } = tab(() => failure(tries++ === 0 ? 'timeout' : 'session', 401))
  await intents.send('walletTransfer', request)
  await vi.advanceTimersByTimeAsync(2000)
  expect(intents.get().status).toBe('checking')
  expect(storage.getItem('money:7')).not.toBeNull()
})

it('is asked at once when the page is looked at', async () => {
  const { intents, sent } = browser().tab(failing(1, 'network'))
  await intents.send('walletTransfer', request)
  await intents.check()
  expect(sent).toHaveLength(2)
  expect(intents.get().status).toBe('done')
})

it('is settled by the page that is loaded next, before anything else can be sent', async () => {
  const { tab, close } = browser()
  const before = tab(never)
  void before.intents.send('walletTransfer', request)
  close()
  const after = tab()
  void after.intents.send('walletTransfer', { ...request, amount: 5 })
  await vi.advanceTimersByTimeAsync(0)
  expect(after.sent).toEqual(before.sent)
  expect(after.intents.get()).toMatchObject({ status: 'done', answer })
})

describe('an intent whose request holds a password', () => {
  const redeem = { rewardId: 'cup', quantity: 1, password: 'Secret123' }
  const wrongPassword = () => {
    const value = { field: 'password' }
    throw new GatewayError({ kind: 'refused', call: 'redeemReward', status: 200, value, message: 'wrong' })
  }

  it('is stored and shown without it, and asked about with it as long as the page is there', async () => {
    const { tab, storage } = browser()
    const seen: (string | null)[] = []
    const answers = failing(1, 'timeout')
    const { intents, sent } = tab(() => (seen.push(storage.getItem('money:7')), answers()))
    await intents.send('redeemReward', redeem)
    expect(intents.get()).toMatchObject({ status: 'checking', intent: { request: { rewardId: 'cup', quantity: 1 } } })
    await vi.advanceTimersByTimeAsync(2000)
    expect(intents.get().status).toBe('done')
    expect(sent).toEqual([sent[0], sent[0]])
    expect(sent[0]?.request).toEqual(redeem)
    expect(JSON.stringify([seen, intents.get()])).not.toContain(redeem.password)
  })

  it('is asked about by the next page once the password was given again, with the same key', async () => {
    const { tab, close, storage } = browser()
    const before = tab(never)
    void before.intents.send('redeemReward', redeem)
    close()
    let isRight = false
    const after = tab(() => (isRight ? answer : wrongPassword()))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(after.intents.get().status).toBe('asking')
    await after.intents.send('walletTransfer', request)
    expect(after.sent).toEqual([])
    // A wrong password proves nothing about the act itself: it may have succeeded before.
    await after.intents.giveSecret('Wrong123')
    expect(after.intents.get()).toMatchObject({ status: 'asking', error: { message: 'wrong' } })
    expect(storage.getItem('money:7')).not.toBeNull()
    isRight = true
    await after.intents.giveSecret(redeem.password)
    expect(after.intents.get()).toMatchObject({ status: 'done', answer })
    expect(after.sent.map(({ key }) => key)).toEqual([before.sent[0]?.key, before.sent[0]?.key])
    expect(after.sent.at(-1)?.request).toEqual(redeem)
    expect(storage.getItem('money:7')).toBeNull()
  })

  it('is refused by a wrong one at its first try', async () => {
    const { intents } = browser().tab(wrongPassword)
    await intents.send('redeemReward', redeem)
    expect(intents.get().status).toBe('refused')
  })

  it('keeps no password for who signs in next', async () => {
    const { intents, attach } = browser().tab(failing(9, 'timeout'))
    await intents.send('redeemReward', redeem)
    attach('8')
    attach('7')
    await vi.advanceTimersByTimeAsync(0)
    expect(intents.get().status).toBe('asking')
  })
})

it('stays stored when the customer signs out, and is settled when they are back', async () => {
  const { tab, storage, signedIn } = browser()
  const { intents, sent, attach } = tab(failing(1, 'timeout'))
  await intents.send('walletTransfer', request)
  signedIn.clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(storage.getItem('money:7')).not.toBeNull()
  signedIn.add('8')
  attach('8')
  expect(intents.get().status).toBe('free')
  signedIn.add('7')
  attach('7')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(2)
  expect(intents.get().status).toBe('done')
})

it.each([7 * day, -2 * day])('is not sent again when the server may have forgotten its key (%d ms)', async (age) => {
  const { tab, storage, close } = browser()
  const before = tab(never)
  void before.intents.send('walletTransfer', request)
  close()
  vi.setSystemTime(Date.now() + age)
  const after = tab()
  await vi.advanceTimersByTimeAsync(0)
  expect(after.intents.get().status).toBe('forgotten')
  expect(after.sent).toEqual([])
  expect(storage.getItem('money:7')).toBeNull()
})

it('counts once too where the browser keeps nothing', async () => {
  const blocked = { getItem: () => null, setItem: () => failure('network') } as unknown as Storage
  const { intents, sent } = browser(blocked).tab(failing(1, 'timeout'))
  await intents.send('walletTransfer', request)
  await intents.check()
  expect(sent).toEqual([sent[0], sent[0]])
  expect(intents.get().status).toBe('done')
})

it.each(['{', '{"key":"k"}', '{"key":"k","call":"toString","request":{},"startedAt":1}'])(
  'what is stored and is no intent (%s) is passed over',
  async (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { tab, storage } = browser()
    storage.setItem('money:7', text)
    const { intents, sent } = tab()
    await intents.send('walletTransfer', request)
    expect(sent).toHaveLength(1)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  },
)
