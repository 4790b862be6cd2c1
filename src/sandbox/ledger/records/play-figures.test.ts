import { expect, it } from 'vitest'
import { openServices } from '@/sandbox/open-services'
import { createAccounts } from '@/sandbox/accounts/accounts'
import { house } from '@/sandbox/ledger/port/entry'
import { createLedger } from '@/sandbox/ledger/ledger'

async function table() {
  let now = Date.UTC(2026, 0, 1, 12)
  const { database } = await openServices(':memory:')
  const accounts = createAccounts(database, () => now)
  const ledger = createLedger(database, accounts, () => now)
  async function player(name: string): Promise<string> {
    const account = await accounts.create('plain', { account: name, type: 0 })
    const id = account?.id ?? ''
    const movements = [
      { owner: id, kind: 'main', amount: 10_000 },
      { owner: house, kind: 'deposit', amount: -10_000 },
    ]
    await ledger.post({ merchant: 'plain', account: id, kind: 'deposit', movements })
    return id
  }
  let count = 0
  async function bet(account: string, stake: number, validBet = stake): Promise<void> {
    now += 1000
    count += 1
    const game = { category: 'RNG', vendor: 'PT', game: 'Koi', gameId: '1', detail: {} }
    const placed = {
      number: `B${count}`,
      merchant: 'plain',
      account,
      stake,
      ...game,
      from: [{ kind: 'main', amount: stake }],
    }
    const intent = { key: `bet-${count}`, call: 'play', request: count } as const
    await ledger.placeBet(placed, { win: 0, validBet, detail: {} }, intent, {})
  }
  const time = { from: now, to: now + 60_000 }
  return { ledger, player, bet, time, later: () => void (now += 60_000) }
}

it('ranks who bet most first, and of two that bet as much who was there earlier', async () => {
  const { ledger, player, bet, time, later } = await table()
  const [anh, binh, chi, dung] = await Promise.all(['anh', 'binh', 'chi', 'dung'].map(player))
  await bet(chi!, 500)
  await bet(anh!, 300)
  await bet(binh!, 500)
  await bet(anh!, 200)
  await bet(dung!, 900, 0)
  later()
  await bet(dung!, 900)
  const ranks = async () => (await ledger.playRanks('plain', time)).map(({ account }) => account)
  expect(await ranks()).toEqual(['chi', 'binh', 'anh'])
  expect(await ranks()).toEqual(await ranks())
})

it('counts what was bet and deposited in a time, and no other', async () => {
  const { ledger, player, bet, time, later } = await table()
  const anh = await player('anh')
  await bet(anh, 500)
  await bet(anh, 300, 100)
  later()
  await bet(anh, 700)
  expect(await ledger.playFigures('plain', anh, time)).toEqual({ validBet: 600, rounds: 2, deposited: 10_000 })
  expect(await ledger.playFigures('plain', anh, { from: time.to, to: time.to + 60_000 })).toEqual({
    validBet: 700,
    rounds: 1,
    deposited: 0,
  })
})
