import { expect, it } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import { signedIn } from '@/sandbox/testing/signed-in'
import { plainMerchant, testGateway } from '@/sandbox/test-gateway'

/** A brand whose currency has no decimals, as lotus. */
const whole = { ...plainMerchant, currency: { code: 'VND', digits: 0 } }

const moneyCalls: readonly (readonly [CallName, object])[] = [
  ['walletTransfer', { from: 'MAIN', to: 'PT' }],
  ['walletTransfer', { from: 'PT', to: 'MAIN' }],
  ['requestDeposit', { method: 'bank' }],
]

it.each(moneyCalls)('%s takes no amount finer than the currency', async (name, request) => {
  const { send } = await signedIn(await testGateway([whole]))
  for (const amount of [0.5, 100_000.5, 100_000.01, 0.001])
    expect(await send(name, { ...request, amount }, `finer-${amount}`)).toMatchObject({
      code: 'amount_invalid',
      value: { field: 'amount' },
    })
})

it('the same request counts once, in whichever order its properties come', async () => {
  const gateway = await testGateway()
  const { send } = await signedIn(gateway, 'demo_player')
  const first = await send('walletTransfer', { from: 'MAIN', to: 'PT', amount: 100 }, 'ordered-1')
  expect(first.success).toBe(true)
  expect(await send('walletTransfer', { amount: 100, to: 'PT', from: 'MAIN' }, 'ordered-1')).toEqual(first)
  expect(await send('walletTransfer', { to: 'MAIN', from: 'PT', amount: 100 }, 'ordered-1')).toMatchObject({
    code: 'key_used',
  })
})

it('each line of the ledger names what it belongs to', async () => {
  const gateway = await testGateway()
  const { send } = await signedIn(gateway, 'demo_player')
  const { value } = await send('walletTransfer', { from: 'MAIN', to: 'PT', amount: 100 }, 'named-01')
  const { lines } = await gateway.panel<{ lines: { key: string | null; reference: string }[] }>('ledger?merchant=plain')
  expect(lines.filter(({ reference }) => typeof reference !== 'string' || reference === '')).toEqual([])
  const { number } = value as { number: string }
  expect(lines.filter(({ key }) => key === 'named-01').map(({ reference }) => reference)).toEqual([number, number])
})
