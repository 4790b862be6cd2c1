import { expect, it } from 'vitest'
import type {
  ConfirmWithdrawal,
  Messages,
  PayoutAccounts,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { conforms, testGateway } from '@/sandbox/test-gateway'

type Withdrawal = Withdrawals['response']['items'][number]
type Answer = ConfirmWithdrawal['response']

const paymentPassword = '246810'
const minutes = 60_000

/** A player with a withdrawal of 100,000 that has just been paid out. */
async function paidOut() {
  const gateway = await testGateway()
  const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const bound = (await gateway.call('payoutAccounts', { token })).value as PayoutAccounts['response']
  const account = bound.accounts[0]?.id ?? 'none'
  const act = async (name: string, id: string) =>
    (await gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: name, id })).status
  const request = { account, amount: 100_000, paymentPassword }
  const asked = await gateway.call('requestWithdrawal', { token, request, key: 'withdrawal-1' })
  const { number } = (asked.value as Answer).withdrawal
  await act('disburse-withdrawal', number)
  const say = (more: Omit<ConfirmWithdrawal['request'], 'number'>, key: string) =>
    gateway.call('confirmWithdrawal', { token, request: { number, ...more }, key })
  const prove = async () => {
    const body = new FormData()
    body.append('number', number)
    body.append('proof', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'proof.png')
    const headers = { merchant: 'plain', 'module-id': 'withdrawalProof', token }
    await gateway.app.request('/wps/cash/withdrawal/proof', { method: 'POST', headers, body })
  }
  const first = async (): Promise<Withdrawal> => {
    const { value } = await gateway.call('withdrawals', { token })
    expect(conforms('withdrawals', value)).toBe(true)
    return (value as Withdrawals['response']).items[0] as Withdrawal
  }
  const money = async () => {
    const { available, held } = (await gateway.call('withdrawalTerms', { token })).value as WithdrawalTerms['response']
    const { sum } = await gateway.panel<{ sum: number }>('ledger?merchant=plain')
    return { available, held, sum }
  }
  return { gateway, token, number, act, say, prove, first, money }
}

it('is asked for a quarter of an hour, and said once, however often it is sent', async () => {
  const { say, first } = await paidOut()
  const { timeline, confirmation } = await first()
  const paid = Date.parse(timeline.at(-1)?.time ?? '')
  expect(confirmation).toMatchObject({ state: 'asked', until: new Date(paid + 15 * minutes).toISOString() })
  const answers = await Promise.all([1, 2].map(() => say({ answer: 'received' }, 'confirm-1')))
  for (const { value } of answers) {
    expect(conforms('confirmWithdrawal', value)).toBe(true)
    expect((value as Answer).withdrawal.confirmation?.state).toBe('received')
  }
  expect(await say({ answer: 'partly', amount: 5 }, 'confirm-1')).toMatchObject({ status: 422 })
  expect(await say({ answer: 'partly', amount: 5 }, 'confirm-2')).toMatchObject({ code: 'withdrawal_answered' })
  expect((await first()).timeline.map(({ state }) => state)).toEqual(['processing', 'succeeded', 'received'])
})

it('one of two tabs that say different things is heard', async () => {
  const { say } = await paidOut()
  const answers = await Promise.all([say({ answer: 'received' }, 'one'), say({ answer: 'partly', amount: 5 }, 'other')])
  expect(answers.map(({ code }) => code).filter((code) => code !== null)).toEqual(['withdrawal_answered'])
})

it('counts as received when nothing is said in time, and nothing can be said any more', async () => {
  const { say, first, gateway, act, number } = await paidOut()
  gateway.pass(15 * minutes - 1)
  expect((await first()).confirmation?.state).toBe('asked')
  gateway.pass(1)
  expect((await first()).confirmation?.state).toBe('forced')
  expect(await say({ answer: 'partly', amount: 5 }, 'confirm-1')).toMatchObject({ code: 'withdrawal_forced' })
  expect(await act('fail-withdrawal', number)).toBe(409)
})

it('takes a picture before it is said that nothing came; then all of it is given back, once', async () => {
  const { say, prove, act, number, money, first } = await paidOut()
  const before = await money()
  const answer = { answer: 'notReceived' } as const
  expect(await say(answer, 'confirm-1')).toMatchObject({ code: 'proof_missing', value: { field: 'proof' } })
  await prove()
  expect((await say(answer, 'confirm-2')).success).toBe(true)
  expect(await money()).toEqual(before)
  const ends = await Promise.all([act('fail-withdrawal', number), act('fail-withdrawal', number)])
  expect(ends).toEqual([200, 200])
  expect(await money()).toEqual({ available: before.available + 100_000, held: 0, sum: 0 })
  expect(await act('disburse-withdrawal', number)).toBe(409)
  const { confirmation, timeline } = await first()
  expect(confirmation).toMatchObject({ state: 'notReceived', hasProof: true, review: 'returned' })
  expect(timeline.at(-1)?.receipt).toMatch(/^[0-9A-Z]{12}$/)
})

it('gives back what did not come of a part, or finds that it was paid', async () => {
  for (const found of ['fail-withdrawal', 'disburse-withdrawal']) {
    const { say, act, number, money, first } = await paidOut()
    const before = await money()
    expect((await say({ answer: 'partly', amount: 60_000.5 }, 'confirm-1')).success).toBe(true)
    expect((await first()).confirmation).toMatchObject({ received: 60_000.5, review: null })
    expect(await act(found, number)).toBe(200)
    const gained = found === 'fail-withdrawal' ? 39_499.5 : 0
    expect(await money()).toEqual({ available: before.available + gained, held: 0, sum: 0 })
  }
})

it('two people of the platform who find different things book one of them', async () => {
  const { say, act, number, money } = await paidOut()
  const before = await money()
  await say({ answer: 'partly', amount: 60_000 }, 'confirm-1')
  const ends = await Promise.all([act('fail-withdrawal', number), act('disburse-withdrawal', number)])
  expect(ends.toSorted((a, b) => a - b)).toEqual([200, 409])
  const gained = ends[0] === 200 ? 39_500 : 0
  expect(await money()).toEqual({ available: before.available + gained, held: 0, sum: 0 })
})

it.each([0.001, 99_500, 1e9])('a part of %d is none', async (amount) => {
  const { say, first } = await paidOut()
  expect(await say({ answer: 'partly', amount }, 'confirm-1')).toMatchObject({ value: { field: 'amount' } })
  expect((await first()).confirmation?.state).toBe('asked')
})

it('is asked of its own player alone, and of what was paid out alone', async () => {
  const { gateway, number, token } = await paidOut()
  const request = { username: 'demo_vip', password: 'Demo1234!', type: 'username' }
  const other = ((await gateway.call('login', { request })).value as { token: string }).token
  const answer = { number, answer: 'received' } as const
  expect(await gateway.call('confirmWithdrawal', { token: other, request: answer, key: 'x' })).toMatchObject({
    code: 'withdrawal_unknown',
  })
  const bound = (await gateway.call('payoutAccounts', { token })).value as PayoutAccounts['response']
  const further = { account: bound.accounts[0]?.id ?? '', amount: 50_000, paymentPassword }
  const held = await gateway.call('requestWithdrawal', { token, request: further, key: 'withdrawal-2' })
  const early = { ...answer, number: (held.value as Answer).withdrawal.number }
  expect(await gateway.call('confirmWithdrawal', { token, request: early, key: 'y' })).toMatchObject({
    code: 'withdrawal_not_paid',
  })
})

it('writes to its player once that it was paid out, and until when it is asked whether it came', async () => {
  const { gateway, token, number, act, first } = await paidOut()
  await act('disburse-withdrawal', number)
  await first()
  const { value } = await gateway.call('messages', { token, request: { pageNo: 1, pageSize: 10 } })
  const written = (value as Messages['response']).list.filter(({ content }) => content.includes('/?member=withdraw'))
  expect(written.map(({ content }) => content)).toEqual([
    expect.stringMatching(new RegExp(`Withdrawal ${number} was paid out. Please say by \\d+:\\d\\d`)),
  ])
})
