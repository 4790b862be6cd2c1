import fc from 'fast-check'
import { expect } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  PayoutAccounts,
  RequestDeposit,
  RequestWithdrawal,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { dayIn, startOfDay } from '@/contract/time/day'
import { plainMerchant, type Answer, type TestGateway } from '@/sandbox/test-gateway'

/**
 * Scenarios of a request: answered; answer lost and request repeated; sent by two tabs at once; repeated a day later.
 */
export const lines = ['answered', 'lost', 'two tabs', 'a day later'] as const
type Line = (typeof lines)[number]

const amount = fc.integer({ min: 4_900_000, max: 12_000_000 }).map((n) => n / 100)

/** A deposit or a withdrawal. */
export const cashStep = fc.oneof(
  fc.record({
    does: fc.constant('deposit' as const),
    amount,
    line: fc.constantFrom(...lines),
    end: fc.constantFrom('approve', 'approve twice', 'reject'),
  }),
  fc.record({
    does: fc.constant('withdraw' as const),
    amount,
    line: fc.constantFrom(...lines),
    end: fc.constantFrom('disburse', 'fail', 'both', 'clock'),
  }),
)
type CashStep = typeof cashStep extends fc.Arbitrary<infer Step> ? Step : never

interface Surroundings {
  readonly gateway: TestGateway
  /** Makes the same call with the same key as often as the scenario requires. */
  readonly send: (call: CallName, request: object, line: Line) => Promise<readonly Answer[]>
  readonly read: (call: CallName) => Promise<Answer>
  /** Balance of the main wallet in hundredths. */
  readonly main: number
}

const least = 5_000_000
/** Times of the withdrawals that were not given back. */
const taken: number[] = []

/** Performs a step and returns the expected change of the main wallet, computed by arithmetic alone. */
export async function takeCash(doing: CashStep, around: Surroundings): Promise<number> {
  return doing.does === 'deposit' ? deposit(doing, around) : withdraw(doing, around)
}

const act = async ({ gateway }: Surroundings, name: string, id: string): Promise<number> =>
  (await gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: name, id })).status

async function deposit(doing: Extract<CashStep, { does: 'deposit' }>, around: Surroundings): Promise<number> {
  const hundredths = Math.round(doing.amount * 100)
  const answers = await around.send('requestDeposit', { method: 'bank', amount: doing.amount }, doing.line)
  for (const { success } of answers) expect(success).toBe(hundredths >= least)
  if (hundredths < least) return 0
  const { number } = (answers[0]?.value as RequestDeposit['response']).deposit
  // A request of the previous day can no longer be paid.
  const inTime = doing.line !== 'a day later'
  if (doing.end === 'reject') await act(around, 'reject-deposit', number)
  else {
    const times = doing.end === 'approve' ? 1 : 2
    const ended = await Promise.all(Array.from({ length: times }, () => act(around, 'approve-deposit', number)))
    expect(new Set(ended)).toEqual(new Set([inTime ? 200 : 409]))
  }
  return doing.end === 'reject' || !inTime ? 0 : hundredths
}

async function withdraw(doing: Extract<CashStep, { does: 'withdraw' }>, around: Surroundings): Promise<number> {
  const { timeZone } = plainMerchant
  const hundredths = Math.round(doing.amount * 100)
  const { now } = await around.gateway.panel<{ now: string }>('clock')
  const today = startOfDay(timeZone, dayIn(timeZone, Date.parse(now)))
  const isAllowed = hundredths >= least && hundredths <= around.main && taken.filter((time) => time >= today).length < 5
  const bound = (await around.read('payoutAccounts')).value as PayoutAccounts['response']
  const request = { account: bound.accounts[0]?.id, amount: doing.amount, paymentPassword: '246810' }
  const answers = await around.send('requestWithdrawal', request, doing.line)
  for (const { success } of answers) expect(success).toBe(isAllowed)
  if (!isAllowed) return 0
  const { number } = (answers[0]?.value as RequestWithdrawal['response']).withdrawal
  const { held } = (await around.read('withdrawalTerms')).value as WithdrawalTerms['response']
  const isLate = doing.line === 'a day later'
  expect(held).toBe(isLate ? 0 : doing.amount)
  if (doing.end === 'clock') {
    await around.gateway.panel('clock', 'PUT', { advance: 11 * 60 })
    // Due steps happen on reading, and the clock may be reset before the next read.
    await around.read('withdrawals')
  }
  const paid = doing.end === 'disburse' || doing.end === 'both' ? await act(around, 'disburse-withdrawal', number) : 0
  const failed = doing.end === 'fail' || doing.end === 'both' ? await act(around, 'fail-withdrawal', number) : 0
  if (paid !== 0) expect(paid).toBe(200)
  if (failed !== 0) expect(failed).toBe(doing.end === 'both' || isLate ? 409 : 200)
  if (failed === 200) return 0
  taken.push(Date.parse(now))
  return -hundredths
}
