import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { IntentOf } from '@/site/money/use-money-intent'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { TransferOutcome } from './transfer-outcome'

const texts = {
  'wallet-transfer.refused': 'Nothing was moved.',
  'refusal.code.not_enough': 'There is less',
  'refusal.next.deposit': 'Deposit',
  'dialog.close': 'Close',
}
const error = new GatewayError({ kind: 'refused', call: 'walletTransfer', message: 'E7', code: 'not_enough' })
const refused = { status: 'refused', intent: { request: { from: 'MAIN', to: 'PT', amount: 5 } }, error }

it('says of a refusal that nothing was moved, why, and what to do next', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' } }}>
      <TransferOutcome state={refused as IntentOf<'walletTransfer'>} onDismiss={() => {}} />
    </FormStage>,
  )
  const told = page.getByRole('status')
  await expect.element(told).toHaveTextContent('Nothing was moved.')
  await expect.element(told.getByText('There is less')).toBeVisible()
  await expect.element(told.getByRole('button', { name: 'Deposit' })).toBeVisible()
})
