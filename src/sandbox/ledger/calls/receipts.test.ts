import { expect, it } from 'vitest'
import type { CheckReceipt, MemberTransactions, MoneyReceipt } from '@/contract/generated/gateway-types'
import { addDays } from '@/contract/time/day'
import { openServices } from '@/sandbox/open-services'
import { demoPlayers } from '@/sandbox/ledger/seed/demo-players'
import { createLedger } from '@/sandbox/ledger/ledger'
import { createAccounts } from '@/sandbox/accounts/accounts'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

type Receipt = MoneyReceipt['response']
type Lines = MemberTransactions['response']['items']

async function signedIn(gateway: TestGateway, username: string) {
  const request = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const ask = (number: string) => gateway.call('moneyReceipt', { token, request: { number } })
  return { token, ask }
}

/** All movements in the account's wallets in its last 60 days. */
async function linesOf(gateway: TestGateway, token: string): Promise<Lines> {
  const lines: Lines = []
  for (const to of ['2026-01-01', '2025-12-02']) {
    const request = { from: addDays(to, -29), to, pageNo: 1, pageSize: 500 }
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const { value } = await gateway.call('memberTransactions', { token, request: { ...request, pageNo } })
      lines.push(...(value as MemberTransactions['response']).items)
      pages = (value as MemberTransactions['response']).totalPages
    }
  }
  return lines
}

const shownOf = ({ number, time, kind, amount, checkCode: code }: Receipt): CheckReceipt['request'] => ({
  number,
  time,
  kind,
  amount,
  code,
})

it('every line of every account leads to its receipt, which says the same', async () => {
  const opened = await openServices(':memory:')
  const clock = () => Date.UTC(2026, 0, 1)
  const accounts = createAccounts(opened.database, clock)
  const players = await Promise.all(demoPlayers.map(({ name }) => accounts.create('plain', { account: name, type: 0 })))
  const ledger = createLedger(opened.database, accounts, clock)
  let seen = 0
  for (const player of players) {
    const id = player?.id ?? ''
    for (const { entry, time, kind, amount, balanceAfter, reference } of (await ledger.statement('plain', id)).lines) {
      const receipt = await ledger.receiptOf('plain', id, entry)
      expect(receipt).toMatchObject({
        number: entry,
        time,
        kind,
        // An entry that belongs to nothing else is its own reference in the ledger.
        reference: reference === entry ? null : reference,
        amount: Math.abs(amount),
      })
      expect(receipt?.lines).toContainEqual({ wallet: kind === 'points' ? 'POINTS' : 'MAIN', amount, balanceAfter })
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(1000)
  opened.close()
})

it('a receipt is the account’s own, and says where the money came from and went', async () => {
  const gateway = await testGateway()
  const { token, ask } = await signedIn(gateway, 'demo_player')
  await gateway.call('walletTransfer', { token, key: 'transfer-1', request: { from: 'MAIN', to: 'PT', amount: 5 } })
  const lines = await linesOf(gateway, token)
  const of = async (kind: string) => {
    const { number = '' } = lines.find((line) => line.kind === kind) ?? {}
    const { value } = await ask(number)
    expect(conforms('moneyReceipt', value)).toBe(true)
    return value as Receipt
  }
  expect(await of('transfer')).toMatchObject({ amount: 5, from: ['MAIN'], to: ['PT'], unit: 'money' })
  expect(await of('win')).toMatchObject({ from: ['HOUSE'], to: ['MAIN'] })
  expect(await of('bet')).toMatchObject({ from: ['MAIN'], to: ['HOUSE'] })
  const other = await signedIn(gateway, 'demo_vip')
  for (const number of [(await of('bet')).number, 'NOSUCHNUMBER', "' OR 1=1 --"])
    expect(await other.ask(number)).toMatchObject({ success: false, code: 'receipt_unknown' })
})

it('a receipt is genuine as it is, for anybody who asks, and changed in any word it is not', async () => {
  const gateway = await testGateway()
  const { token, ask } = await signedIn(gateway, 'demo_player')
  const [first, second] = (await linesOf(gateway, token)).filter(({ kind }) => kind === 'bet')
  const receipt = (await ask(first?.number ?? '')).value as Receipt
  const shown = shownOf(receipt)
  const isGenuine = async (request: CheckReceipt['request']) => {
    const { value } = await gateway.call('checkReceipt', { request })
    const { number, ...rest } = request
    const query = new URLSearchParams({ ...rest, amount: String(rest.amount), merchant: 'plain' })
    const said = await gateway.panel(`receipt/${number}?${query}`)
    expect(said).toEqual({ number, genuine: (value as CheckReceipt['response']).genuine })
    return (value as CheckReceipt['response']).genuine
  }
  expect(await isGenuine(shown)).toBe(true)
  expect(await isGenuine({ ...shown, code: shown.code.toLowerCase() })).toBe(true)
  const other = shownOf((await ask(second?.number ?? '')).value as Receipt)
  for (const change of [
    { amount: shown.amount + 0.01 },
    { amount: shown.amount * 10 },
    { kind: 'win' },
    { time: '2025-12-31T00:00:00.000Z' },
    { number: other.number },
    { code: other.code },
    { code: '000000000000' },
    { code: `${shown.code}0` },
  ])
    expect([change, await isGenuine({ ...shown, ...change })]).toEqual([change, false])
})
