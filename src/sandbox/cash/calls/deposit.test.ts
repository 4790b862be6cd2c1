import { expect, it } from 'vitest'
import type { DepositMethods } from '@/contract/generated/gateway-types'
import { signedIn, type Answer } from '@/sandbox/cash/testing/depositing'
import { conforms, plainMerchant, untilFriday } from '@/sandbox/test-gateway'

const bank = { method: 'bank', amount: 100_000 }

it('is one request however often it is sent, and nothing is booked before it is approved, once', async () => {
  const { ask, act, balance, first, gateway } = await signedIn()
  const before = await balance()
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => ask(bank, 'deposit-1')))
  expect(conforms('requestDeposit', one?.value)).toBe(true)
  expect([two?.value, three?.value]).toEqual([one?.value, one?.value])
  const { number } = (one?.value as Answer).deposit
  expect(await balance()).toBe(before)
  expect(await Promise.all([act('approve-deposit', number), act('approve-deposit', number)])).toEqual([200, 200])
  expect(await balance()).toBe(before + 100_000)
  expect(await first()).toMatchObject({
    state: 'approved',
    instructions: null,
    credited: 100_000,
  })
  expect((await first()).receipt).toMatch(/^[0-9A-Z]{12}$/)
  expect(await act('reject-deposit', number)).toBe(409)
  expect((await ask({ ...bank, amount: 200_000 }, 'deposit-1')).status).toBe(422)
  expect((await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum).toBe(0)
})

it('books nothing of one that was rejected, cancelled or not paid in time, whoever comes later', async () => {
  const { ask, act, balance, first, gateway, token } = await signedIn()
  const before = await balance()
  const numberOf = async (key: string) => ((await ask(bank, key)).value as Answer).deposit.number
  const rejected = await numberOf('deposit-1')
  const [approved, refused] = await Promise.all([act('reject-deposit', rejected), act('approve-deposit', rejected)])
  expect([approved, refused].toSorted((a, b) => a - b)).toEqual([200, 409])
  const won = (await first()).state
  expect(await balance()).toBe(won === 'approved' ? before + 100_000 : before)
  const cancelled = await numberOf('deposit-2')
  const { value } = await gateway.call('cancelDeposit', {
    token,
    request: { number: cancelled },
  })
  expect((value as Answer).deposit).toMatchObject({
    state: 'cancelled',
    instructions: null,
  })
  const late = await numberOf('deposit-3')
  gateway.pass(30 * 60_000)
  expect(await first()).toMatchObject({
    number: late,
    state: 'expired',
    instructions: null,
  })
  expect(await Promise.all([act('approve-deposit', cancelled), act('approve-deposit', late)])).toEqual([409, 409])
})

it('stays payable once it is said to be paid, and shows it in its timeline', async () => {
  const { ask, act, gateway, token, first } = await signedIn()
  const { number } = ((await ask(bank, 'deposit-1')).value as Answer).deposit
  const body = new FormData()
  body.append('number', number)
  body.append('proof', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'paid.png')
  const headers = { merchant: 'plain', 'module-id': 'depositPaid', token }
  await gateway.app.request('/wps/cash/deposit/paid', {
    method: 'POST',
    headers,
    body,
  })
  gateway.pass(86_400_000 / 4)
  expect(await first()).toMatchObject({ state: 'pending', hasProof: true })
  expect(await act('approve-deposit', number)).toBe(200)
  expect((await first()).timeline.map(({ state }) => state)).toEqual(['new', 'pending', 'approved'])
})

it('is booked, whatever key its player gives to another act', async () => {
  const { ask, act, gateway, token } = await signedIn()
  const { number } = ((await ask(bank, 'deposit-1')).value as Answer).deposit
  const request = { from: 'MAIN', to: 'PT', amount: 1 }
  const key = `cash/${number}`
  expect(await gateway.call('walletTransfer', { token, request, key })).toMatchObject({ status: 400 })
  expect(await act('approve-deposit', number)).toBe(200)
})

it('takes the fee out of what is credited, whole hundredths', async () => {
  const { ask, act, balance, gateway, token, first } = await signedIn()
  const before = await balance()
  const { deposit } = (await ask({ method: 'card', amount: 100_000.33 }, 'deposit-1')).value as Answer
  expect(deposit).toMatchObject({ fee: 1500.01, credited: 98_500.32 })
  await act('approve-deposit', deposit.number)
  expect(await balance()).toBe(before + 98_500.32)
  const request = { number: (await first()).receipt ?? '' }
  const { value: receipt } = await gateway.call('moneyReceipt', { token, request })
  expect(receipt).toMatchObject({ amount: 100_000.33, fee: 1500.01, from: ['HOUSE'], to: ['MAIN'] })
})

it.each([
  [{ method: 'bank', amount: 49_999.99 }, 'deposit_limit'],
  [{ method: 'bank', amount: 1e9 }, 'deposit_limit'],
  [{ method: 'bank', amount: 100_000.005 }, 'amount_invalid'],
  [{ method: 'gold', amount: 100_000 }, 'deposit_method_unknown'],
  [{ method: 'bank', amount: 200_000, promotion: 'first_deposit' }, 'promotion_unmet'],
  [{ method: 'bank', amount: 100_000, promotion: 'friday_reload' }, 'promotion_least'],
])('%j is refused: %s', async (request, code) => {
  const { ask, gateway } = await signedIn()
  gateway.pass(untilFriday)
  expect(await ask(request, 'deposit-1')).toMatchObject({
    success: false,
    code,
  })
})

it('tells what is in maintenance, and refuses it', async () => {
  const { gateway, token, ask, act } = await signedIn()
  expect(await act('set-maintenance', 'bank')).toBe(200)
  const { value } = await gateway.call('depositMethods', { token })
  expect(conforms('depositMethods', value)).toBe(true)
  expect((value as DepositMethods['response']).methods[0]).toMatchObject({
    id: 'bank',
    maintenance: true,
  })
  expect(await ask(bank, 'deposit-1')).toMatchObject({
    code: 'deposit_maintenance',
  })
})

it("is nobody else's, whatever number is asked for", async () => {
  const { ask, gateway } = await signedIn()
  const { number } = ((await ask(bank, 'deposit-1')).value as Answer).deposit
  const request = {
    username: 'demo_vip',
    password: 'Demo1234!',
    type: 'username',
  }
  const { token } = (await gateway.call('login', { request })).value as {
    token: string
  }
  expect(await gateway.call('cancelDeposit', { token, request: { number } })).toMatchObject({ code: 'deposit_unknown' })
})

it('leads to the provider and back to the site, and to no other site', async () => {
  const { ask, gateway, first } = await signedIn()
  const pay = (number: string, act: string) =>
    gateway.app.request(`/pay/${number}`, {
      method: 'POST',
      headers: {
        host: 'games.localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `act=${act}`,
    })
  const returnTo = 'http://plain.localhost/?member=deposit'
  const { deposit } = (await ask({ method: 'card', amount: 100_000, returnTo }, 'deposit-1')).value as Answer
  expect(deposit.instructions?.page).toContain(`//games.localhost/pay/${deposit.number}`)
  const page = await gateway.app.request(`/pay/${deposit.number}`, {
    headers: { host: 'games.localhost' },
  })
  expect(await page.text()).toContain(plainMerchant.name)
  const slow = await pay(deposit.number, 'slow')
  expect(slow.headers.get('location')).toBe(`${returnTo}&number=${deposit.number}`)
  expect(await first()).toMatchObject({ state: 'pending' })
  const elsewhere = {
    method: 'card',
    amount: 100_000,
    returnTo: 'https://evil.example/',
  }
  const other = ((await ask(elsewhere, 'deposit-2')).value as Answer).deposit
  expect((await pay(other.number, 'pay')).headers.get('location')).toBe(`/pay/${other.number}`)
  expect(await first()).toMatchObject({ state: 'approved' })
})

it('leads to a payment page in the language of the call, whatever the browser speaks', async () => {
  const { ask, gateway } = await signedIn()
  const { deposit } = (await ask({ method: 'card', amount: 100_000 }, 'deposit-1')).value as Answer
  const { pathname, searchParams } = new URL(deposit.instructions?.page ?? '')
  expect(searchParams.get('language')).toBe(plainMerchant.defaultLanguage)
  const spokenAt = async (language: string) => {
    const headers = { host: 'games.localhost', 'accept-language': 'tl' }
    const page = await gateway.app.request(`${pathname}?language=${language}`, { headers })
    return /<html lang="(.*)">/.exec(await page.text())?.[1]
  }
  expect([await spokenAt('EN'), await spokenAt('VI')]).toEqual(['en', 'vi'])
})

it('three wait for their payment at most, however many are asked for at once', async () => {
  const { ask } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => ask(bank, `deposit-${at}`)))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect(answers.filter(({ code }) => code === 'deposit_too_many')).toHaveLength(3)
})
