import { describe, expect, it } from 'vitest'
import type { WinnerBoard } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway } from '@/sandbox/test-gateway'
import { masked } from './winner-board'

const vendors = ['PT', 'MG', 'PNG', 'CQ9'].map((code) => ({ code, name: code, categories: ['RNG', 'FISH'] }))

describe('the call winnerBoard', () => {
  it('shows the largest wins that the ledger has, of vendors that the merchant has, names masked', async () => {
    const sandbox = await testGateway([{ ...plainMerchant, vendors }])
    const { value } = await sandbox.call('winnerBoard')
    expect(conforms('winnerBoard', value)).toBe(true)
    const wins = value as WinnerBoard['response']
    expect(wins).toHaveLength(20)
    const amounts = wins.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    // Two wins of a player at most.
    expect(new Set(wins.map(({ name }) => name)).size).toBeGreaterThanOrEqual(wins.length / 2)
    for (const { name, game } of wins) {
      expect(name).toMatch(/^\w{0,2}\*\*\*\w{0,2}$/)
      expect(vendors.map(({ code }) => code)).toContain(game.vassalage)
    }
    const { lines } = await sandbox.panel<{ lines: { kind: string; amount: number }[] }>('ledger?merchant=plain')
    const won = new Set(lines.filter(({ kind }) => kind === 'win').map(({ amount }) => amount))
    for (const amount of amounts) expect(won).toContain(amount)
  })

  it('forgets wins after a week', async () => {
    const sandbox = await testGateway()
    expect((await sandbox.call('winnerBoard')).value).not.toEqual([])
    sandbox.pass(8 * 24 * 60 * 60_000)
    expect((await sandbox.call('winnerBoard')).value).toEqual([])
  })
})

it.each([
  ['minhtuan', 'mi***an'],
  ['demo_vip', 'de***ip'],
  ['thuha', 't***a'],
  ['an', '***'],
])('of %s %s is shown', (name, shown) => {
  expect(masked(name)).toBe(shown)
})
