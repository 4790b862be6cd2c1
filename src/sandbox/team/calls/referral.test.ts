import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Referral } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const request = { pageNo: 1, pageSize: 50 }

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

async function signIn(username: string): Promise<string> {
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request: credentials })).value as { token: string }).token
}

async function referralOf(token: string): Promise<Referral['response']> {
  const { value } = await gateway.call('referral', { token, request })
  expect(conforms('referral', value)).toBe(true)
  return value as Referral['response']
}

it('says who came, masked, and why some do not count; totals are sums of what is listed', async () => {
  const { friends, totals, rules, gift } = await referralOf(await signIn('demo_player'))
  const qualified = friends.filter(({ state }) => state === 'qualified').length
  expect(totals).toEqual({
    invited: friends.length,
    deposited: friends.filter(({ firstDeposit }) => firstDeposit !== null).length,
    qualified,
    earned: 0,
    waiting: qualified * (gift?.amount ?? 0),
  })
  expect(friends.length).toBeGreaterThan(3)
  for (const { account, firstDeposit, validBet, state } of friends) {
    expect(account).toMatch(/^.••••$/)
    const counts = firstDeposit !== null && firstDeposit >= rules.firstDeposit && validBet >= rules.validBet
    expect(state === 'qualified').toBe(counts)
  }
})

it('counts somebody who registers with the code, in whatever case it came', async () => {
  const token = await signIn('demo_vip')
  const { code, totals } = await referralOf(token)
  expect(totals.invited).toBe(0)
  const user = {
    username: 'newfriend',
    password: 'Demo1234x',
    confirmPassword: 'Demo1234x',
    ...(await gateway.captcha()),
    login: true,
    registerUrl: '',
    domain: '',
    registerMethod: 'WEB',
    referralCode: code.toLowerCase(),
  }
  expect(await gateway.call('register', { request: user })).toMatchObject({ success: true })
  expect((await referralOf(token)).friends).toMatchObject([
    { account: 'n••••', firstDeposit: null, state: 'noDeposit' },
  ])
})

it('is closed with the promotion', async () => {
  const token = await signIn('demo_player')
  await gateway.panel('settings', 'PUT', { merchant: plainMerchant.code, promotions: { REFERRAL: false } })
  expect((await gateway.call('referral', { token, request })).code).toBe('referral_closed')
})
