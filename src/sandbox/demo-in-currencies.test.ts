import { expect, it } from 'vitest'
import type {
  DepositMethods,
  PointConfig,
  RequestDeposit,
  UplineTerms,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { stepOf } from '@/contract/money/in-currency'
import type { Statement } from './ledger/records/statement'
import { plainMerchant, testGateway } from './test-gateway'
import { signedIn } from './testing/signed-in'

const withPoints = { ...plainMerchant.settings, features: { ...plainMerchant.settings.features, PTSYS3: 1 as const } }

it.each([
  ['dollars', { code: 'USD', digits: 2 }, { balance: 570, least: 10, transfer: 2, points: 0.2, coins: '200' }],
  ['yen', { code: 'JPY', digits: 0 }, { balance: 57_000, least: 1000, transfer: 200, points: 20, coins: '200' }],
  ['dong', { code: 'VND' }, { balance: 2_854_500, least: 50_000, transfer: 10_000, points: 1000, coins: '40' }],
] as const)('a brand in %s has a past, limits and rates in its currency', async (_, currency, expected) => {
  const merchant = { ...plainMerchant, currency, settings: withPoints }
  const gateway = await testGateway([merchant])
  const { ask, send } = await signedIn(gateway, 'demo_player')
  const terms = await ask<WithdrawalTerms['response']>('withdrawalTerms')
  expect(terms).toMatchObject({ available: expected.balance, min: expected.least })
  expect((await ask<DepositMethods['response']>('depositMethods')).methods[0]?.min).toBe(expected.least)
  expect((await ask<UplineTerms['response']>('uplineTerms')).min).toBe(expected.transfer)
  expect((await ask<PointConfig['response']>('pointConfig')).amount).toBe(expected.points)
  const amount = 20 * expected.least
  const { value } = await send('requestDeposit', { method: 'usdt', amount }, 'deposit-1')
  const { deposit } = value as RequestDeposit['response']
  expect(deposit.instructions?.rows.find(({ name }) => name === 'coins')?.value).toBe(expected.coins)
  const { lines, sum } = await gateway.panel<Statement>('ledger?merchant=plain')
  expect(sum).toBe(0)
  const parts = lines.filter(({ wallet, amount: moved }) => {
    const hundredths = Math.round(moved * 100)
    return !wallet.endsWith('points') && hundredths % stepOf(merchant) !== 0
  })
  expect(parts).toEqual([])
  gateway.close()
})
