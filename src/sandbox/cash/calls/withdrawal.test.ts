import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type {
  MemberTransactions,
  PayoutAccounts,
  ProfitLoss,
  RequestDeposit,
  RequestWithdrawal,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, untilFriday } from '@/sandbox/test-gateway'

type Withdrawal = Withdrawals['response']['items'][number]
type Answer = RequestWithdrawal['response']

const paymentPassword = '246810'
const minutes = 60_000

async function signedIn(username = 'demo_player', database?: string) {
  const gateway = await testGateway([plainMerchant], database)
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const bound = (await gateway.call('payoutAccounts', { token })).value as PayoutAccounts['response']
  const account = bound.accounts[0]?.id ?? 'none'
  const ask = (amount: number, key: string, more: Partial<RequestWithdrawal['request']> = {}) =>
    gateway.call('requestWithdrawal', { token, request: { account, amount, paymentPassword, ...more }, key })
  const quote = (amount: number, to = account) =>
    gateway.call('withdrawalQuote', { token, request: { account: to, amount } })
  const act = (name: string, id: string, more: object = {}) =>
    gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: name, id, ...more }).then(({ status }) => status)
  const terms = async () => {
    const { value } = await gateway.call('withdrawalTerms', { token })
    expect(conforms('withdrawalTerms', value)).toBe(true)
    return value as WithdrawalTerms['response']
  }
  const first = async (): Promise<Withdrawal> => {
    const { value } = await gateway.call('withdrawals', { token })
    expect(conforms('withdrawals', value)).toBe(true)
    return (value as Withdrawals['response']).items[0] as Withdrawal
  }
  /** The available balance, the held amount, and the sum over all lines. */
  const money = async () => {
    const { available, held } = await terms()
    const { sum } = await gateway.panel<{ sum: number }>('ledger?merchant=plain')
    return { available, held, sum }
  }
  return { gateway, token, ask, quote, act, terms, first, money }
}

const numberIn = ({ value }: { readonly value: unknown }) => (value as Answer).withdrawal.number

it('holds the amount at once, and once however often it is sent', async () => {
  const { ask, money, gateway } = await signedIn()
  const before = await money()
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => ask(100_000, 'withdrawal-1')))
  expect(conforms('requestWithdrawal', one?.value)).toBe(true)
  expect([two?.value, three?.value]).toEqual([one?.value, one?.value])
  expect(one?.value).toMatchObject({ withdrawal: { amount: 100_000, fee: 500, arrives: 99_500, state: 'processing' } })
  expect(await money()).toEqual({ available: before.available - 100_000, held: 100_000, sum: 0 })
  expect((await ask(200_000, 'withdrawal-1')).status).toBe(422)
  gateway.pass(24 * 60 * minutes)
})

it('answers the same after a restart, and asks for the password again, which is no part of what was asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'withdrawal-'))
  const file = join(folder, 'x.db')
  const before = await signedIn('demo_player', file)
  const first = await before.ask(100_000, 'withdrawal-1')
  before.gateway.close()
  const after = await signedIn('demo_player', file)
  const wrong = await after.ask(100_000, 'withdrawal-1', { paymentPassword: '111111' })
  expect(wrong).toMatchObject({ code: 'payment_password_wrong', value: { field: 'paymentPassword' } })
  expect(wrong.message).toBe('The payment password is wrong. Tries left: 4')
  expect((await after.ask(100_000, 'withdrawal-1')).value).toEqual(first.value)
  expect((await after.money()).held).toBe(100_000)
  after.gateway.close()
  rmSync(folder, { recursive: true })
})

it('is paid out once, less its fee, and cannot fail any more', async () => {
  const { ask, act, money, first, gateway } = await signedIn()
  const { available } = await money()
  const number = numberIn(await ask(100_000, 'withdrawal-1'))
  const pay = () => act('disburse-withdrawal', number)
  expect(await Promise.all([pay(), pay()])).toEqual([200, 200])
  expect(await act('fail-withdrawal', number)).toBe(409)
  expect(await money()).toEqual({ available: available - 100_000, held: 0, sum: 0 })
  const { state, timeline } = await first()
  expect(state).toBe('succeeded')
  expect(timeline.map((step) => step.state)).toEqual(['processing', 'succeeded'])
  const { balances } = await gateway.panel<{ balances: { wallet: string; amount: number }[] }>('ledger?merchant=plain')
  expect(balances).toContainEqual({ wallet: 'house fee', amount: 500 })
})

it('is given back once where it fails, with the reason, and is not counted against the day', async () => {
  const { ask, act, money, first, terms } = await signedIn()
  const before = [await money(), (await terms()).left]
  const number = numberIn(await ask(100_000, 'withdrawal-1'))
  const [failed, paid] = await Promise.all([
    act('fail-withdrawal', number, { reason: 'The account is closed.' }),
    act('disburse-withdrawal', number),
  ])
  expect([failed, paid].toSorted((a, b) => a - b)).toEqual([200, 409])
  if (failed !== 200) return
  expect([await money(), (await terms()).left]).toEqual(before)
  expect(await first()).toMatchObject({ state: 'failed', reason: 'The account is closed.' })
})

it('goes on by the clock where nobody acts', async () => {
  const { ask, first, gateway, money } = await signedIn()
  await ask(100_000, 'withdrawal-1')
  gateway.pass(2 * minutes)
  expect((await first()).state).toBe('transferring')
  gateway.pass(8 * minutes - 1)
  expect((await first()).state).toBe('transferring')
  // Reading the figures books what is due, dated at its due time.
  gateway.pass(60 * minutes)
  expect(await money()).toMatchObject({ held: 0, sum: 0 })
  const { created, timeline } = await first()
  expect(timeline.map(({ state, time }) => [state, Date.parse(time) - Date.parse(created)])).toEqual([
    ['processing', 0],
    ['transferring', 2 * minutes],
    ['succeeded', 10 * minutes],
    ['forced', 25 * minutes],
  ])
})

it('leads each step that moved money to its receipt, and shows its own lines in the account record alone', async () => {
  const { ask, act, first, gateway, token } = await signedIn()
  const paid = numberIn(await ask(100_000, 'withdrawal-1'))
  await act('disburse-withdrawal', paid)
  const receipts = (await first()).timeline.map(({ receipt }) => receipt)
  for (const number of receipts) {
    const { value } = await gateway.call('moneyReceipt', { token, request: { number: number ?? '' } })
    expect(value).toMatchObject({ number, kind: 'withdrawal', amount: 100_000, reference: paid })
  }
  gateway.pass(minutes)
  await act('fail-withdrawal', numberIn(await ask(60_000, 'withdrawal-2')))
  // The player's seeded past has a withdrawal too.
  const gone = 100_000 + 916_000
  const day = { from: '2026-01-01', to: '2026-01-01', pageNo: 1, pageSize: 20 }
  const { value } = await gateway.call('memberTransactions', { token, request: { ...day, kinds: 'withdrawal' } })
  const { items } = value as MemberTransactions['response']
  expect(items.slice(0, 3).map(({ wallet, amount }) => [wallet, amount])).toEqual([
    ['MAIN', 60_000],
    ['MAIN', -60_000],
    ['MAIN', -100_000],
  ])
  expect(items[2]?.number).toBe(receipts[0])
  const profit = await gateway.call('profitLoss', { token, request: { ...day, by: 'day' } })
  expect((profit.value as ProfitLoss['response']).totals.withdrawal).toBe(gone)
})

it.each([
  [49_999.99, 'withdrawal_limit'],
  [200_000_000.01, 'withdrawal_limit'],
  [1e9, 'withdrawal_limit'],
  [100_000.005, 'amount_invalid'],
  [2_854_500.01, 'not_enough'],
])('%d is refused: %s, before and after the password was asked', async (amount, code) => {
  const { ask, quote, money } = await signedIn()
  const before = await money()
  expect(await quote(amount)).toMatchObject({ success: false, code, value: { field: 'amount' } })
  expect(await ask(amount, 'withdrawal-1')).toMatchObject({ success: false, code })
  expect(await money()).toEqual(before)
})

it('says beforehand what it costs and leaves', async () => {
  const { quote } = await signedIn()
  const { value } = await quote(100_000.5)
  expect(conforms('withdrawalQuote', value)).toBe(true)
  expect(value as WithdrawalQuote['response']).toEqual({
    amount: 100_000.5,
    fee: 500.01,
    arrives: 99_500.49,
    balanceAfter: 2_754_499.5,
  })
})

it('all that there is can be withdrawn, once', async () => {
  const { ask, money } = await signedIn()
  const [one, two] = await Promise.all([ask(2_854_500, 'withdrawal-1'), ask(2_854_500, 'withdrawal-2')])
  expect([one.success, two.success].filter(Boolean)).toHaveLength(1)
  expect(await money()).toEqual({ available: 0, held: 2_854_500, sum: 0 })
})

it('asks for what is missing, one after the other: password, account, a deposit', async () => {
  const { gateway } = await signedIn()
  const account = { username: 'newcomer1', password: 'Newcomer1' }
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', ...(await gateway.captcha()) }
  const made = await gateway.call('register', { request: { ...account, ...fromPage } })
  const { token } = made.value as { token: string }
  const quote = (to: string) => gateway.call('withdrawalQuote', { token, request: { account: to, amount: 50_000 } })
  expect(await quote('none')).toMatchObject({ code: 'payment_password_missing' })
  await gateway.call('setPaymentPassword', { token, request: { paymentPassword, password: account.password } })
  expect(await quote('none')).toMatchObject({ code: 'payout_missing' })
  const bank = { institution: 'VCB', number: '0123456789', holder: 'NGUYEN VAN AN', paymentPassword }
  const bound = await gateway.call('bindPayoutAccount', { token, request: bank })
  const { id } = (bound.value as { account: { id: string } }).account
  const figures = { required: 50_000, reached: 0, remaining: 50_000 }
  expect(await quote(id)).toMatchObject({ code: 'withdrawal_deposit', value: figures })
})

it('asks for the turnover of promotions, and says how much there is of it', async () => {
  const { gateway, token, quote, terms, act } = await signedIn()
  gateway.pass(untilFriday)
  const request = { method: 'bank', amount: 200_000, promotion: 'friday_reload' }
  const asked = await gateway.call('requestDeposit', { token, request, key: 'deposit-1' })
  const before = await terms()
  expect(before.turnover).toEqual({ required: 0, reached: 0, remaining: 0 })
  expect(before.withdrawable).toBe(before.available)
  await act('approve-deposit', (asked.value as RequestDeposit['response']).deposit.number)
  const unmet = { required: 720_000, reached: 0, remaining: 720_000 }
  expect(await terms()).toMatchObject({ turnover: unmet, withdrawable: 0 })
  expect(await quote(100_000)).toMatchObject({ code: 'turnover_unmet', value: unmet })
})

it('takes five a day and so much, and takes none while it is closed', async () => {
  const { ask, terms, act, quote, gateway } = await signedIn('demo_vip')
  const { left } = await terms()
  for (const n of [1, 2]) expect((await ask(20_000_000, `withdrawal-${n}`)).success).toBe(true)
  expect((await terms()).left).toEqual({ amount: left.amount - 40_000_000, times: left.times - 2 })
  await act('set-maintenance', 'withdrawal')
  expect(await quote(100_000)).toMatchObject({ code: 'withdrawal_closed' })
  expect(await terms()).toMatchObject({ hours: { open: false }, withdrawable: 0 })
  await act('set-maintenance', 'withdrawal', { on: false })
  for (const n of [3, 4, 5]) expect((await ask(50_000, `withdrawal-${n}`)).success).toBe(true)
  expect(await quote(50_000)).toMatchObject({ code: 'withdrawal_times' })
  gateway.pass(24 * 60 * minutes)
})

it("is nobody else's, whatever account or number is named", async () => {
  const { ask, act } = await signedIn()
  expect(await ask(100_000, 'withdrawal-1', { account: 'another' })).toMatchObject({ code: 'payout_unknown' })
  expect(await act('disburse-withdrawal', 'W0')).toBe(404)
})
