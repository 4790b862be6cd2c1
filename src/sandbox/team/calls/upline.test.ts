import { expect, it } from 'vitest'
import type { MemberTransactions, TransferUpline, UplineTerms } from '@/contract/generated/gateway-types'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { conforms, testGateway } from '@/sandbox/test-gateway'

const paymentPassword = '246810'
const password = 'Demo1234!'

/** A direct downline of the demo agent and the agent, both signed in. */
async function team() {
  const gateway = await testGateway()
  const signIn = async (username: string) => {
    const { value } = await gateway.call('login', { request: { username, password, type: 'username' } })
    return (value as { token: string }).token
  }
  const account = demoTeam('plain', 0).find(({ upline }) => upline === undefined)?.account ?? ''
  const [token, agent] = await Promise.all([signIn(account), signIn('demo_agent')])
  const send = (amount: number, key: string, more: Partial<TransferUpline['request']> = {}) =>
    gateway.call('transferUpline', {
      token,
      request: { upline: 'demo_agent', amount, paymentPassword, ...more },
      key,
    })
  const terms = async () => {
    const { value } = await gateway.call('uplineTerms', { token })
    expect(conforms('uplineTerms', value)).toBe(true)
    return value as UplineTerms['response']
  }
  const balance = async (of: string) =>
    ((await gateway.call('balance', { token: of })).value as { sumBalance: number }).sumBalance
  const act = (name: string, id: string) => gateway.panel('acts', 'POST', { merchant: 'plain', act: name, id })
  // A known amount that can be transferred.
  const asked = await gateway.call('requestDeposit', {
    token,
    request: { method: 'bank', amount: 500_000 },
    key: 'first',
  })
  await act('approve-deposit', (asked.value as { deposit: { number: string } }).deposit.number)
  return { gateway, account, token, agent, send, terms, balance, act }
}

it('names the upline, and lets who stands under one transfer to it', async () => {
  const { gateway, token, agent, terms } = await team()
  expect(await terms()).toMatchObject({
    upline: { account: 'demo_agent', nickname: 'Thu Trang' },
    hasPaymentPassword: true,
  })
  expect((await gateway.call('memberInfo', { token })).value).toMatchObject({ toUpline: true })
  expect((await gateway.call('memberInfo', { token: agent })).value).toMatchObject({ toUpline: false })
  expect((await gateway.call('uplineTerms', { token: agent })).value).toMatchObject({ upline: null })
})

it('moves the money once however often it is sent, with a line in both records', async () => {
  const { gateway, token, agent, send, balance, terms } = await team()
  const before = [await balance(token), await balance(agent)] as const
  const remark = 'For <b>May</b>'
  const answers = await Promise.all([1, 2, 3].map(() => send(100_000.5, 'upline-1', { remark })))
  const [first] = answers
  expect(conforms('transferUpline', first?.value)).toBe(true)
  expect(answers.map(({ value }) => value)).toEqual([first?.value, first?.value, first?.value])
  const told = first?.value as TransferUpline['response']
  expect(told).toMatchObject({ amount: 100_000.5, remark, balance: (await terms()).available })
  expect([await balance(token), await balance(agent)]).toEqual([before[0] - 100_000.5, before[1] + 100_000.5])
  const day = { from: '2026-01-01', to: '2026-01-01', pageNo: 1, pageSize: 20, kinds: 'team' }
  for (const [who, amount] of [
    [token, -100_000.5],
    [agent, 100_000.5],
  ] as const) {
    const { value } = await gateway.call('memberTransactions', { token: who, request: day })
    const { items } = value as MemberTransactions['response']
    expect(items).toMatchObject([{ number: told.number, kind: 'team', wallet: 'MAIN', amount, remark }])
    const receipt = await gateway.call('moneyReceipt', { token: who, request: { number: told.number } })
    expect(receipt.value).toMatchObject({ amount: 100_000.5 })
  }
  expect((await send(100_000, 'upline-1')).status).toBe(422)
  expect((await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum).toBe(0)
})

it('is refused in a sentence when the upline is gone meanwhile, or is another; what was done stays done', async () => {
  const { account, token, send, act, balance, terms } = await team()
  const done = await send(50_000, 'upline-1')
  const before = await balance(token)
  expect(await send(50_000, 'upline-2', { upline: 'somebody' })).toMatchObject({ code: 'upline_gone' })
  await act('leave-upline', account)
  expect(await send(50_000, 'upline-3')).toMatchObject({ code: 'upline_gone' })
  expect((await send(50_000, 'upline-1')).value).toEqual(done.value)
  expect(await balance(token)).toBe(before)
  expect((await terms()).upline).toBeNull()
})

it.each([
  [9999.99, 'upline_limit'],
  [1e9, 'upline_limit'],
  [20_000.005, 'amount_invalid'],
  [99_999_999, 'not_enough'],
])('%d is refused: %s', async (amount, code) => {
  const { send, token, balance } = await team()
  const before = await balance(token)
  expect(await send(amount, 'upline-1')).toMatchObject({ success: false, code })
  expect(await balance(token)).toBe(before)
})

it('takes the payment password, and says where it was wrong', async () => {
  const { send } = await team()
  expect(await send(50_000, 'upline-1', { paymentPassword: '111111' })).toMatchObject({
    code: 'payment_password_wrong',
    value: { field: 'paymentPassword' },
  })
})

it('what a promotion has to be bet for first does not leave by this door', async () => {
  const { gateway, act } = await team()
  const account = { username: 'newcomer1', password: 'Newcomer1', affiliateCode: 'AGENT888' }
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', ...(await gateway.captcha()) }
  const made = await gateway.call('register', { request: { ...account, ...fromPage } })
  const { token } = made.value as { token: string }
  await gateway.call('setPaymentPassword', { token, request: { paymentPassword, password: account.password } })
  const deposit = { method: 'bank', amount: 100_000, promotion: 'first_deposit' }
  const asked = await gateway.call('requestDeposit', { token, request: deposit, key: 'first' })
  await act('approve-deposit', (asked.value as { deposit: { number: string } }).deposit.number)
  const request = { upline: 'demo_agent', amount: 50_000, paymentPassword }
  expect(await gateway.call('transferUpline', { token, request, key: 'upline-1' })).toMatchObject({
    code: 'turnover_unmet',
    value: { required: 1_600_000, reached: 0, remaining: 1_600_000 },
  })
  // A bonus booked after the balance was read is not transferable, whatever its wagering requirement.
  const more = { ...request, amount: 10_000_000 }
  expect((await gateway.call('transferUpline', { token, request: more, key: 'upline-2' })).code).toBe('not_enough')
})
