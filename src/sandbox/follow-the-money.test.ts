import { expect, it, vi } from 'vitest'
import type {
  BettingRecord,
  BonusRecord,
  Deposits,
  MemberTransactions,
  MissionSummary,
  MoneyReceipt,
  PayoutAccounts,
  RequestDeposit,
  RequestWithdrawal,
  Rewards,
  Withdrawals,
} from '@/contract/generated/gateway-types'
import type { CallName } from '@/contract/endpoints/endpoints'
import { slotBets } from './play/testing/slot-bets'
import { testGateway, untilFriday } from './test-gateway'

// No client is requested here, so none needs to be built.
vi.mock(import('./play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

type Receipt = MoneyReceipt['response']

/** A player who has done every kind of act once. */
async function player() {
  const gateway = await testGateway()
  gateway.pass(untilFriday)
  const request = { username: 'demo_vip', password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const ask = async <Value>(name: CallName, asked: object = {}) =>
    (await gateway.call(name, { token, request: asked })).value as Value
  const act = async <Value>(name: CallName, asked: object) => {
    const answer = await gateway.call(name, { token, request: asked, key: `${name}-1` })
    if (!answer.success) throw new Error(`${name}: ${answer.message}`)
    return answer.value as Value
  }
  const staff = (name: string, id: string) => gateway.panel('acts', 'POST', { merchant: 'plain', act: name, id })

  const deposit = { method: 'bank', amount: 1_000_000, promotion: 'friday_reload' }
  const { accounts } = await ask<PayoutAccounts['response']>('payoutAccounts')
  const withdrawal = { account: accounts[0]?.id, amount: 100_000, paymentPassword: '246810' }
  const held = await act<RequestWithdrawal['response']>('requestWithdrawal', withdrawal)
  await staff('disburse-withdrawal', held.withdrawal.number)
  const asked = await act<RequestDeposit['response']>('requestDeposit', deposit)
  await staff('approve-deposit', asked.deposit.number)
  await act('walletTransfer', { from: 'MAIN', to: 'PT', amount: 50 })
  const bet = await slotBets(gateway, { username: request.username, token })
  await bet(5_000_000)
  const { rewards } = await ask<Rewards['response']>('rewards')
  const bonus = rewards.find(({ state, kind }) => state === 'available' && kind === 'bonus')
  if (bonus !== undefined) await act('rewardClaim', { rewardId: bonus.id })
  return { gateway, ask }
}

const page = { pageNo: 1, pageSize: 500 }
const days = { from: '2025-12-04', to: '2026-01-02', ...page }

type Ask = Awaited<ReturnType<typeof player>>['ask']

/**
 * For each panel, the receipt numbers of the booked amounts that it shows; null or undefined for an amount without a
 * receipt.
 */
const panels: Readonly<Record<string, (ask: Ask) => Promise<readonly (string | null | undefined)[]>>> = {
  'account record': async (ask) =>
    (await ask<MemberTransactions['response']>('memberTransactions', days)).items.map(({ number }) => number),
  'betting record': async (ask) =>
    (await ask<BettingRecord['response']>('bettingRecord', days)).items.flatMap(({ receipts }) =>
      receipts.length === 0 ? [undefined] : receipts.map(({ number }) => number),
    ),
  deposits: async (ask) =>
    (await ask<Deposits['response']>('deposits')).items
      .filter(({ state }) => state === 'approved')
      .map(({ receipt }) => receipt),
  withdrawals: async (ask) =>
    (await ask<Withdrawals['response']>('withdrawals')).items.flatMap(({ timeline }) =>
      timeline.filter(({ state }) => state !== 'transferring').map(({ receipt }) => receipt),
    ),
  'bonus details': async (ask) =>
    (await ask<BonusRecord['response']>('bonusRecord', days)).items
      .filter(({ state }) => state !== 'claimable')
      .map(({ number }) => number),
  'reward centre': async (ask) =>
    (await ask<Rewards['response']>('rewards')).rewards
      .filter(({ state }) => state === 'claimed')
      .map(({ claimed }) => claimed?.number),
  missions: async (ask) =>
    (await ask<MissionSummary['response']>('missionSummary')).missions
      .flatMap(({ milestones }) => milestones)
      .filter(({ state }) => state === 'claimed')
      .map(({ number }) => number),
}

it('each amount that any panel shows as booked leads to a receipt, which holds, and changed holds no more', async () => {
  const { gateway, ask } = await player()
  const isGenuine = async ({ number, time, kind, amount, checkCode: code }: Receipt) =>
    (await ask<{ genuine: boolean }>('checkReceipt', { number, time, kind, amount, code })).genuine
  const seen = new Map<string, number>()
  const receipts = new Set<string>()
  for (const [name, numbersOf] of Object.entries(panels)) {
    const numbers = await numbersOf(ask)
    seen.set(name, numbers.length)
    expect(
      numbers.filter((number) => number == null),
      name,
    ).toEqual([])
    for (const number of numbers) receipts.add(number ?? '')
  }
  for (const number of receipts) {
    const receipt = await ask<Receipt>('moneyReceipt', { number })
    expect(receipt, number).toMatchObject({ number })
    expect(await isGenuine(receipt), number).toBe(true)
    expect(await isGenuine({ ...receipt, amount: receipt.amount + 0.01 }), number).toBe(false)
  }
  for (const name of ['account record', 'betting record', 'deposits', 'withdrawals', 'bonus details'])
    expect(seen.get(name), name).toBeGreaterThan(0)
  const { sum } = await gateway.panel<{ sum: number }>('ledger?merchant=plain')
  expect(sum).toBe(0)
  gateway.close()
})
