import { describe, expect, it } from 'vitest'
import type { PlayLimits, SetPlayLimit } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway } from '@/sandbox/test-gateway'

const hour = 60 * 60_000
const day = 24 * hour
const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }

type List = PlayLimits['response']
type Kind = SetPlayLimit['request']['kind']

/** Signs in the demo player and sets some of its limits. */
async function player(limits: Partial<Record<Kind, number>> = {}, merchant = plainMerchant) {
  const gateway = await testGateway([merchant])
  const signIn = async () => (await gateway.call('login', { request: credentials })).value as { token: string }
  let { token } = await signIn()
  const set = (kind: Kind, limit: number | null) =>
    gateway.call('setPlayLimit', { token, request: { kind, ...(limit !== null && { limit }) } })
  const read = async (kind: Kind) => {
    const { value } = await gateway.call('playLimits', { token })
    expect(conforms('playLimits', value)).toBe(true)
    return (value as List).limits.find((each) => each.kind === kind)
  }
  let keys = 0
  const deposit = (amount: number) =>
    gateway.call('requestDeposit', { token, request: { method: 'bank', amount }, key: `deposit-${keys++}` })
  for (const [kind, limit] of Object.entries(limits)) await set(kind as Kind, limit)
  return {
    gateway,
    set,
    read,
    deposit,
    /** Signs in again, because a session lasts half a day. */
    again: async () => void ({ token } = await signIn()),
    token: () => token,
  }
}

it('counts a lower limit at once, and a higher one or none after 24 hours', async () => {
  const { set, read, gateway, again } = await player()
  expect(await read('depositDay')).toMatchObject({ limit: null, remaining: null, pending: null })
  await set('depositDay', 500_000)
  expect(await read('depositDay')).toMatchObject({ limit: 500_000, pending: null })
  await set('depositDay', 800_000)
  expect(await read('depositDay')).toMatchObject({
    limit: 500_000,
    pending: { limit: 800_000, time: '2026-01-02T12:00:00.000Z' },
  })
  gateway.pass(day - 1)
  await again()
  expect(await read('depositDay')).toMatchObject({ limit: 500_000 })
  gateway.pass(1)
  expect(await read('depositDay')).toMatchObject({ limit: 800_000, pending: null })
  await set('depositDay', null)
  expect(await read('depositDay')).toMatchObject({ limit: 800_000, pending: { limit: null } })
  gateway.pass(day)
  await again()
  expect(await read('depositDay')).toMatchObject({ limit: null, pending: null })
})

it('takes back what is pending with what stands, and thinks a raised wish over anew', async () => {
  const { set, read, gateway } = await player({ lossDay: 100 })
  await set('lossDay', 300)
  gateway.pass(hour)
  await set('lossDay', 200)
  expect(await read('lossDay')).toMatchObject({ limit: 100, pending: { limit: 200, time: '2026-01-02T13:00:00.000Z' } })
  await set('lossDay', 100)
  expect(await read('lossDay')).toMatchObject({ limit: 100, pending: null })
})

it('keeps the lower of two that are set at once', async () => {
  const { set, read } = await player({ depositWeek: 900_000 })
  await Promise.all([set('depositWeek', 300_000), set('depositWeek', 600_000)])
  expect((await read('depositWeek'))?.limit).toBe(300_000)
})

it('begins with what the merchant says', async () => {
  const { read } = await player({}, { ...plainMerchant, limits: { depositMonth: 5_000_000, session: 90 } })
  expect(await read('depositMonth')).toMatchObject({ limit: 5_000_000 })
  expect(await read('session')).toMatchObject({ limit: 90, unit: 'minutes' })
})

it.each([
  ['depositDay', 0.001],
  ['depositDay', -1],
  ['session', 0],
  ['session', 1.5],
  ['session', 1441],
] as const)('refuses %s of %d', async (kind, limit) => {
  const { set } = await player()
  expect((await set(kind, limit)).success).toBe(false)
})

describe('a deposit over a limit', () => {
  it('is refused with the figures, those that wait counted', async () => {
    const { deposit, read, gateway, again } = await player({ depositDay: 500_000 })
    expect((await deposit(300_000)).success).toBe(true)
    expect(await deposit(200_000.01)).toMatchObject({
      code: 'deposit_over_limit',
      value: { kind: 'depositDay', required: 500_000, reached: 300_000, remaining: 200_000 },
    })
    expect((await deposit(200_000)).success).toBe(true)
    expect((await deposit(50_000)).code).toBe('deposit_over_limit')
    // The next day in the merchant's time zone begins at 17:00 UTC.
    gateway.pass(5 * hour)
    await again()
    expect(await read('depositDay')).toMatchObject({ reached: 0, remaining: 500_000 })
    expect((await deposit(500_000)).success).toBe(true)
  })

  it('counts one that was asked for yesterday and may still be paid', async () => {
    const { deposit, read, gateway, again } = await player({ depositDay: 300_000 })
    // Five minutes before the next day in the merchant's time zone.
    gateway.pass(5 * hour - 5 * 60_000)
    await again()
    expect((await deposit(300_000)).success).toBe(true)
    gateway.pass(10 * 60_000)
    expect(await read('depositDay')).toMatchObject({ reached: 300_000 })
    expect((await deposit(300_000)).code).toBe('deposit_over_limit')
  })

  it('is not let through by coming twice at once', async () => {
    const { deposit } = await player({ depositMonth: 20_000_000 })
    const answers = await Promise.all([deposit(15_000_000), deposit(15_000_000)])
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining(['deposit_over_limit']))
  })

  it('counts one that was booked as it was paid, once', async () => {
    const { deposit, read, gateway } = await player({ depositDay: 900_000 })
    const { value } = await deposit(300_000)
    const before = (await read('depositDay'))?.reached
    const { number } = (value as { deposit: { number: string } }).deposit
    await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
    expect((await read('depositDay'))?.reached).toBe(before)
  })
})

describe('who shuts himself out', () => {
  const exclude = async (days: number) => {
    const { gateway, token } = await player()
    const answer = await gateway.call('excludeSelf', { token: token(), request: { days } })
    return { gateway, token: token(), answer }
  }

  it('is signed out everywhere, and cannot sign in before the end', async () => {
    const { gateway, token, answer } = await exclude(7)
    expect(answer.value).toEqual({ until: '2026-01-08T12:00:00.000Z' })
    expect((await gateway.call('balance', { token })).code).toBe('session_invalid')
    gateway.pass(7 * day - 1)
    const refused = await gateway.call('login', { request: credentials })
    expect(refused).toMatchObject({ code: 'self_excluded', value: { until: '2026-01-08T12:00:00.000Z' } })
    expect(refused.message).toContain('January 8, 2026')
    gateway.pass(1)
    expect((await gateway.call('login', { request: credentials })).success).toBe(true)
  })

  it('pays nothing in that was asked for and not yet paid', async () => {
    const { gateway, deposit, token } = await player()
    const { number } = ((await deposit(300_000)).value as { deposit: { number: string } }).deposit
    await gateway.call('excludeSelf', { token: token(), request: { days: 1 } })
    const act = { merchant: 'plain', act: 'approve-deposit', id: number }
    expect((await gateway.panelAnswer('acts', 'POST', act)).status).not.toBe(200)
  })

  it('is told so only with the right password', async () => {
    const { gateway } = await exclude(30)
    const request = { ...credentials, password: 'Wrong1234' }
    expect((await gateway.call('login', { request })).code).toBe('credentials_wrong')
  })

  it('for days that nobody offers, is not', async () => {
    expect((await exclude(2)).answer.code).toBe('limit_invalid')
  })
})
