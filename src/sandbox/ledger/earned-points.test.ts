import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playTable, type PlayAnswer } from '@/sandbox/play/testing/play-table'
import { plainMerchant } from '@/sandbox/test-gateway'
import { wholePoints } from './earned-points'

/** A table where 300 of valid bets earn one point. */
async function table() {
  const playing = await playTable()
  const { services, account } = playing
  await services.settings.change(plainMerchant, { features: { PTSYS3: 1 }, betPerPoint: 300 })
  const pointsOf = async () => (await services.ledger.balancesOf('plain', account.id)).get('points') ?? 0
  return { ...playing, pointsOf }
}

it('earns whole points for a bet that has ended, once, and names the bet', async () => {
  const { round, services, account, pointsOf } = await table()
  const answers = await Promise.all([1, 2].map(() => round('round-001', { stake: 100_000 })))
  const [{ number = '' }] = answers as [PlayAnswer, ...PlayAnswer[]]
  expect(await pointsOf()).toBe(300)
  const { lines, sum } = await services.ledger.statement('plain', account.id)
  expect(lines.filter(({ kind }) => kind === 'earn')).toMatchObject([{ amount: 3, reference: number }])
  expect(sum).toBe(0)
})

it('earns nothing where there are no points', async () => {
  const { round, services, pointsOf } = await table()
  await services.settings.change(plainMerchant, { features: { PTSYS3: 0 } })
  await round('round-001', { stake: 100_000 })
  expect(await pointsOf()).toBe(0)
})

it('never earns a part of a point, nor more than the bet', () =>
  fc.assert(
    fc.property(fc.nat(1e12), fc.integer({ min: 1, max: 1e9 }), (validBet, betPerPoint) => {
      const points = wholePoints(validBet, betPerPoint)
      expect(points % 100).toBe(0)
      expect((points / 100) * betPerPoint).toBeLessThanOrEqual(validBet)
      expect((points / 100 + 1) * betPerPoint).toBeGreaterThan(validBet)
    }),
  ))
