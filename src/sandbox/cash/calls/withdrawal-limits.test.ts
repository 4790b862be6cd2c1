import { expect, it } from 'vitest'
import type { PayoutAccounts, WithdrawalTerms } from '@/contract/generated/gateway-types'
import { testGateway } from '@/sandbox/test-gateway'

async function signedIn(username: string) {
  const gateway = await testGateway()
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const bound = (await gateway.call('payoutAccounts', { token })).value as PayoutAccounts['response']
  const account = bound.accounts[0]?.id ?? 'none'
  return {
    ask: (amount: number, key: string, paymentPassword = '246810') =>
      gateway.call('requestWithdrawal', { token, request: { account, amount, paymentPassword }, key }),
    quote: (amount: number) => gateway.call('withdrawalQuote', { token, request: { account, amount } }),
    terms: async () => (await gateway.call('withdrawalTerms', { token })).value as WithdrawalTerms['response'],
    sum: async () => (await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum,
  }
}

it('takes five a day also where seven come at once', async () => {
  const { ask, terms, sum, quote } = await signedIn('demo_vip')
  const { times } = (await terms()).left
  const many = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => ask(50_000, `withdrawal-${n}`)))
  expect(many.filter(({ success }) => success)).toHaveLength(times)
  expect(many.find(({ success }) => !success)).toMatchObject({ code: 'withdrawal_times', value: { reached: 5 } })
  expect(await quote(50_000)).toMatchObject({ code: 'withdrawal_times' })
  expect(await sum()).toBe(0)
})

it('says that too many payment passwords were wrong as a clear no, at the field', async () => {
  const { ask, terms } = await signedIn('demo_player')
  const { available } = await terms()
  for (const n of [1, 2, 3, 4, 5]) await ask(100_000, `withdrawal-${n}`, '999999')
  const value = { field: 'paymentPassword' }
  expect(await ask(100_000, 'withdrawal-6')).toMatchObject({ status: 429, code: 'too_many_tries', value })
  expect((await terms()).available).toBe(available)
})
