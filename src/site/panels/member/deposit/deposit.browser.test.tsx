import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { Deposit } from './deposit'
import { exampleDeposit } from './testing/example-deposit'

const pending = { ...exampleDeposit, state: 'pending', instructions: null }
const site = { timeZone: 'UTC', currency: { code: 'VND', digits: 0 } } as const

beforeEach(() => {
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo_player', customerId: '1001', accountType: 0 })
})
afterEach(() => sessionStore.close())

it('brings what became of a deposit into view once it is said to be paid, and gives it the focus', async () => {
  let items: object[] = [exampleDeposit]
  await page.viewport(360, 640)
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'deposit.paid': 'I have paid', 'deposit.state.pending': 'Being checked' }}
      site={site}
      answers={{
        deposits: () => ({ now: '2026-11-22T09:10:00.000Z', items }),
        depositMethods: () => ({ methods: [], promotions: [] }),
        depositPaid: () => {
          items = [pending]
          return {}
        },
      }}
    >
      <Deposit promotions={false} presets={[]} layout="tiles" latest={3} record={false} />
    </FormStage>,
  )
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect.element(page.getByRole('status').getByText('Being checked')).toBeInViewport()
  await expect.element(page.getByRole('heading', { name: 'Bank transfer' })).toHaveFocus()
})
