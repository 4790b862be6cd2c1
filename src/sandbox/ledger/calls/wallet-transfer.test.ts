import { expect, it } from 'vitest'
import type { MerchantWallet, WalletTransfer } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

type Request = WalletTransfer['request']

async function signedIn(username = 'demo_player', merchant = plainMerchant) {
  const gateway = await testGateway([merchant])
  const request = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const transfer = (request: Request, key: string) => gateway.call('walletTransfer', { token, request, key })
  return { gateway, token, transfer }
}

async function wallets(gateway: TestGateway, token: string) {
  const { value } = await gateway.call('merchantWallet', { token })
  expect(conforms('merchantWallet', value)).toBe(true)
  const rows = (value as MerchantWallet['response']).wallets
  return Object.fromEntries(rows.map(({ wallet, balance }) => [wallet, balance]))
}

const linesOf = async (gateway: TestGateway, key: string) => {
  const { lines, sum } = await gateway.panel<{ lines: { key: string; amount: number }[]; sum: number }>(
    'ledger?merchant=plain',
  )
  expect(sum).toBe(0)
  return lines.filter((line) => line.key === key)
}

it('moves money to a vendor and back, two lines each, and the sum stays', async () => {
  const { gateway, token, transfer } = await signedIn()
  const there = await transfer({ from: 'MAIN', to: 'PT', amount: 0.29 }, 'there-01')
  expect(conforms('walletTransfer', there.value)).toBe(true)
  expect(there.value).toMatchObject({
    moved: 0.29,
    wallets: [
      { wallet: 'MAIN', balance: 2_854_499.71 },
      { wallet: 'PT', balance: 0.29 },
    ],
  })
  expect(await linesOf(gateway, 'there-01')).toHaveLength(2)
  expect(await wallets(gateway, token)).toMatchObject({ MAIN: 2_854_499.71, PT: 0.29, AG: 0 })
  expect((await gateway.call('balance', { token })).value).toEqual({ sumBalance: 2_854_500 })
  await transfer({ from: 'PT', to: 'MAIN', amount: 0.29 }, 'back-001')
  expect(await wallets(gateway, token)).toMatchObject({ MAIN: 2_854_500, PT: 0 })
})

it('counts once however often it is sent, and answers the same each time', async () => {
  const { gateway, token, transfer } = await signedIn()
  const request = { from: 'MAIN', to: 'PT', amount: 100 }
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => transfer(request, 'once-001')))
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id: 'PT' })
  others.push(await transfer(request, 'once-001'))
  for (const other of others) expect(other).toEqual(first)
  expect(await linesOf(gateway, 'once-001')).toHaveLength(2)
  expect(await wallets(gateway, token)).toMatchObject({ PT: 100 })
})

it('refuses another transfer under a key', async () => {
  const { transfer } = await signedIn()
  await transfer({ from: 'MAIN', to: 'PT', amount: 100 }, 'once-001')
  const other = await transfer({ from: 'MAIN', to: 'AG', amount: 100 }, 'once-001')
  expect(other).toMatchObject({ status: 422, code: 'key_used' })
})

it.each([
  ['more than there is', { from: 'MAIN', to: 'PT', amount: 1e9 }, 'not_enough'],
  ['three decimals', { from: 'MAIN', to: 'PT', amount: 1.005 }, 'amount_invalid'],
  ['no amount', { from: 'MAIN', to: 'PT' }, 'amount_invalid'],
  ['nothing', { from: 'MAIN', to: 'PT', amount: 0 }, 'request_invalid'],
  ['less than nothing', { from: 'MAIN', to: 'PT', amount: -5 }, 'request_invalid'],
  ['the same wallet on both sides', { from: 'PT', to: 'PT', amount: 5 }, 'same_wallet'],
  ['a wallet that there is not', { from: 'MAIN', to: 'ZZ', amount: 5 }, 'wallet_unknown'],
  ['the wallet of another kind', { from: 'MAIN', to: 'points', amount: 5 }, 'wallet_unknown'],
  ['less than a unit for a vendor of whole ones', { from: 'MAIN', to: 'KY', amount: 0.99 }, 'whole_units'],
  ['a recall of nothing', { from: 'ALL', to: 'MAIN' }, 'nothing_to_recall'],
  ['a recall to a vendor', { from: 'ALL', to: 'PT' }, 'wallet_unknown'],
])('refuses %s in a sentence, and moves nothing', async (_, request, code) => {
  const { gateway, token, transfer } = await signedIn()
  const before = await wallets(gateway, token)
  const answer = await transfer(request, 'wrong-01')
  expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(/^\p{Lu}.+/u) as string })
  expect(await wallets(gateway, token)).toEqual(before)
})

it.each([
  ['a text', '5'],
  ['a list', [5]],
  ['a yes', true],
  ['an empty text', ''],
])('takes no amount that is %s', async (_, amount) => {
  const { gateway, token } = await signedIn()
  const request = { from: 'MAIN', to: 'PT', amount }
  const answer = await gateway.call('walletTransfer', { token, request, key: 'odd-0001' })
  expect(answer).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(await wallets(gateway, token)).toMatchObject({ PT: 0 })
})

it('says when a vendor took less, since it takes whole units alone', async () => {
  const { transfer } = await signedIn()
  const { value } = await transfer({ from: 'MAIN', to: 'KY', amount: 10.55 }, 'whole-01')
  expect(value).toMatchObject({ moved: 10, wallets: [{ balance: 2_854_490 }, { balance: 10 }] })
})

it('recalls what the vendors hold, and names what is in maintenance', async () => {
  const { gateway, token, transfer } = await signedIn()
  for (const [index, to] of ['PT', 'AG', 'KY'].entries()) {
    await transfer({ from: 'MAIN', to, amount: 10 * (index + 1) }, `out-0000${index}`)
  }
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'set-maintenance', id: 'AG' })
  const { value } = await transfer({ from: 'ALL', to: 'MAIN' }, 'recall-1')
  expect(conforms('walletTransfer', value)).toBe(true)
  expect(value).toMatchObject({ moved: 40, notMoved: [{ wallet: 'AG', amount: 20 }] })
  expect(await wallets(gateway, token)).toMatchObject({ PT: 0, AG: 20, KY: 0 })
  const refused = await transfer({ from: 'MAIN', to: 'AG', amount: 5 }, 'closed-1')
  expect(refused).toMatchObject({ code: 'vendor_maintenance', message: expect.stringContaining('AG') as string })
})

it('is refused without a key, to a trial account, and where all vendors share a wallet', async () => {
  const { gateway, token } = await signedIn()
  const request = { from: 'MAIN', to: 'PT', amount: 5 }
  expect(await gateway.call('walletTransfer', { token, request })).toMatchObject({ status: 400 })
  expect(await gateway.call('walletTransfer', { token, request, key: 'a b' })).toMatchObject({ status: 400 })
  const trial = await gateway.call('freePlayLogin', {
    request: { os: 'Linux', platform: 'W', random: 'x', version: 3 },
  })
  const trialToken = (trial.value as { token: string }).token
  const asTrial = await gateway.call('walletTransfer', { token: trialToken, request, key: 'trial-01' })
  expect(asTrial.code).toBe('need_true_account')

  const single = await signedIn('demo_player', { ...plainMerchant, singleWallet: true })
  expect((await single.transfer(request, 'single-1')).code).toBe('single_wallet')
  expect(await wallets(single.gateway, single.token)).toEqual({ MAIN: 2_854_500 })
})

it('says what is missing in a wallet, and which other one has it', async () => {
  const { gateway, transfer } = await signedIn()
  const main = { from: 'MAIN', to: 'PT' }
  await transfer({ ...main, amount: 30 }, 'there-01')
  await transfer({ ...main, amount: 20 }, 'there-02')
  expect(await transfer({ from: 'PT', to: 'MAIN', amount: 80.5 }, 'back-01')).toMatchObject({
    code: 'not_enough',
    value: { required: 80.5, reached: 50, remaining: 30.5, elsewhere: { from: 'MAIN', to: 'PT' } },
  })
  gateway.close()
})
