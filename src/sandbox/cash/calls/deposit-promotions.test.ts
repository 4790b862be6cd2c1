import { expect, it } from 'vitest'
import { depositing, newcomer, signedIn, signIn, type Answer } from '@/sandbox/cash/testing/depositing'
import { untilFriday } from '@/sandbox/test-gateway'

const day = 86_400_000

it('adds what a promotion adds, as an entry of its own, once on a Friday', async () => {
  const { ask, act, balance, gateway } = await signedIn()
  const friday = { method: 'bank', amount: 200_000, promotion: 'friday_reload' }
  expect(await ask(friday, 'thursday')).toMatchObject({ code: 'promotion_unmet', value: { required: 5, reached: 4 } })
  gateway.pass(untilFriday)
  const before = await balance()
  const asked = await Promise.all([1, 2].map((n) => ask(friday, `deposit-${n}`)))
  const [made, ...others] = asked.filter(({ success }) => success).map(({ value }) => (value as Answer).deposit)
  expect(others).toEqual([])
  expect(made?.promotion).toMatchObject({ title: '20% extra on Fridays', bonus: 40_000, turnover: 720_000 })
  await act('approve-deposit', made?.number ?? '')
  expect(await balance()).toBe(before + 240_000)
  expect(await ask(friday, 'later')).toMatchObject({ code: 'promotion_unmet', value: { reached: 1 } })
  gateway.pass(7 * day)
  const later = depositing(gateway, await signIn(gateway, 'demo_player', 'Demo1234!'))
  expect(await later.ask(friday, 'next-week')).toMatchObject({ success: true })
})

it('doubles a first deposit within a week of registering', async () => {
  const { gateway } = await newcomer()
  gateway.pass(7 * day)
  const { ask } = depositing(gateway, await signIn(gateway, 'newcomer1', 'Newcomer1'))
  const late = { method: 'bank', amount: 200_000, promotion: 'first_deposit' }
  expect(await ask(late, 'late')).toMatchObject({ code: 'promotion_unmet', value: { required: 7, reached: 7 } })
})

it('doubles one first deposit, however many are asked for before the first is booked', async () => {
  const { ask, act, balance, gateway, token } = await newcomer()
  const doubled = { method: 'bank', amount: 200_000, promotion: 'first_deposit' }
  const asked = await Promise.all([1, 2, 3].map((n) => ask(doubled, `deposit-${n}`)))
  const made = asked.filter(({ success }) => success).map(({ value }) => (value as Answer).deposit.number)
  expect(asked.filter(({ success }) => !success).map(({ code }) => code)).toEqual([
    'promotion_unmet',
    'promotion_unmet',
  ])
  const before = await balance()
  await act('approve-deposit', made[0] ?? '')
  expect(await balance()).toBe(before + 400_000)
  expect(await ask(doubled, 'deposit-4')).toMatchObject({ code: 'promotion_unmet' })
  expect((await gateway.call('depositMethods', { token })).value).toMatchObject({
    promotions: [{ id: 'first_deposit', unmet: [{ reached: 1 }] }, {}],
  })
})

it('gives the promotion of the first deposit back where that one is cancelled', async () => {
  const { ask, gateway, token } = await newcomer()
  const doubled = { method: 'bank', amount: 200_000, promotion: 'first_deposit' }
  const { deposit } = (await ask(doubled, 'deposit-1')).value as Answer
  expect(await ask(doubled, 'deposit-2')).toMatchObject({ code: 'promotion_unmet' })
  await gateway.call('cancelDeposit', { token, request: { number: deposit.number } })
  expect(await ask(doubled, 'deposit-3')).toMatchObject({ success: true })
})
