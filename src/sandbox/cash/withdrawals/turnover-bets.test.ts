import { expect, it } from 'vitest'
import { playTable } from '@/sandbox/play/testing/play-table'

it('is worked out of the bets that were placed since the deposit with its promotion was booked', async () => {
  const { services, account, round, pass } = await playTable()
  const plain = { merchant: 'plain', account: account.id, method: 'bank', amount: 100_000, fee: 0, returnTo: null }
  const expires = services.clock() + 1000
  const deposit = async (key: string, turnover: number) => {
    const made = await services.deposits.create(
      { ...plain, promotion: null, bonus: 0, turnover, expires },
      key,
      { key },
      [],
      null,
    )
    if (made === undefined) throw new Error('no deposit was made')
    return made
  }
  await services.deposits.approve(await deposit('without', 0))
  await round('round-001', { stake: 100_000 })
  pass(1)
  expect(await services.withdrawals.turnoverFor(account)).toMatchObject({ required: 0, remaining: 0 })
  const promised = await deposit('with', 250_000)
  expect(await services.withdrawals.turnoverFor(account)).toMatchObject({ required: 0, remaining: 0 })
  await services.deposits.approve(promised)
  for (const n of [2, 3]) {
    pass(1)
    await round(`round-00${n}`, { stake: 100_000 })
  }
  expect(await services.withdrawals.turnoverFor(account)).toEqual({
    required: 250_000,
    reached: 200_000,
    remaining: 50_000,
  })
  await round('round-004', { stake: 100_000 })
  expect(await services.withdrawals.turnoverFor(account)).toMatchObject({ required: 0, remaining: 0 })
})
