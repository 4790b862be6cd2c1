import { expect, it } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import { signedIn } from '@/sandbox/testing/signed-in'
import { testGateway } from '@/sandbox/test-gateway'

const deposit = { method: 'bank', amount: 100_000 }
const acts: readonly (readonly [CallName, object])[] = [
  ['requestDeposit', deposit],
  ['walletTransfer', { from: 'MAIN', to: 'PT', amount: 100 }],
  ['requestWithdrawal', { amount: 100_000, account: '1', paymentPassword: '246810' }],
  ['confirmWithdrawal', { number: 'W1', answer: 'received' }],
  ['transferUpline', { upline: 'demo_agent', amount: 10_000, paymentPassword: '246810' }],
  ['transferDownline', { downline: 'demo_player', amount: 10_000, paymentPassword: '246810' }],
  ['redeemReward', { rewardId: 'shirt', quantity: 1, password: '246810' }],
  ['convertPoints', { points: 1000, password: '246810' }],
  ['rewardClaim', { rewardId: 'welcome' }],
  ['raffleClaim', { promotionId: 'raffle' }],
  ['dividendClaim', { act: 'claim' }],
  ['cancelBet', { number: 'B1' }],
]

it.each(acts.slice(1))('holds a key of a deposit from %s, and the other way round', async (name, request) => {
  const { send } = await signedIn(await testGateway())
  expect((await send('requestDeposit', deposit, 'deposit-1')).success).toBe(true)
  expect(await send(name, request, 'deposit-1')).toMatchObject({ status: 422, code: 'key_used' })
  expect((await send(name, request, 'other-01')).status).toBe(200)
  expect(await send('requestDeposit', deposit, 'other-01')).toMatchObject({ status: 422, code: 'key_used' })
})

it('holds a key from two acts at once, and leaves it to others under their own name', async () => {
  const gateway = await testGateway()
  const [agent, player] = [await signedIn(gateway), await signedIn(gateway, 'demo_player')]
  const answers = await Promise.all(acts.slice(0, 2).map(([name, request]) => agent.send(name, request, 'act-01')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect((await player.send('requestDeposit', deposit, 'act-01')).success).toBe(true)
})

it('leaves a key to the call whose password was wrong', async () => {
  const { send } = await signedIn(await testGateway(), 'demo_player')
  const codeOf = async (password: string) => (await send('convertPoints', { points: 1000, password }, 'key-01')).code
  expect(await codeOf('000000')).toBe('payment_password_wrong')
  expect(await codeOf('246810')).toBe('points_off')
})

it('gives a key free with the merchant’s reset', async () => {
  const gateway = await testGateway()
  const before = await signedIn(gateway)
  await before.send('requestDeposit', deposit, 'act-01')
  await gateway.panel('reset', 'POST', { merchant: 'plain' })
  const after = await signedIn(gateway)
  expect((await after.send('walletTransfer', { from: 'MAIN', to: 'PT', amount: 100 }, 'act-01')).success).toBe(true)
})
