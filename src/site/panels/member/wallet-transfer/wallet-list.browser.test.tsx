import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { Wallet } from './check-transfer'
import { WalletList } from './wallet-list'

const wallets = ['PT', 'AG', 'MG'].map((wallet, at) => ({
  wallet,
  balance: at === 0 ? 1_248_120_375_000 : 0,
  state: 'open',
}))
const site = { currency: { code: 'USD', symbol: 'US$' } } as const

it.each([900, 330])('at %i pixels a tile holds the whole of a long balance', async (width) => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'wallet-transfer.wallets': 'Wallets' }} site={site}>
      <div style={{ inlineSize: width, containerType: 'inline-size' }}>
        <WalletList layout="tiles" wallets={wallets as unknown as Wallet[]} isHidden={false} />
      </div>
    </FormStage>,
  )
  const amount = page.getByText('US$1,248,120,375,000.00').element()
  const tile = amount.closest('li')?.getBoundingClientRect()
  expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(tile?.right ?? 0)
})
