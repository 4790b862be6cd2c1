import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { ReadSection } from './read-section'

const texts = {
  'refusal.code.receipt_unknown': 'You have no such receipt',
  'refusal.next.record': 'See your account record',
  retry: 'Try again',
}

it('says of a read that was refused what to do next, and lets it be tried again', async () => {
  const mutate = vi.fn(() => Promise.resolve())
  const error = new GatewayError({ kind: 'refused', call: 'moneyReceipt', message: 'No.', code: 'receipt_unknown' })
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <ReadSection title="Receipt" read={{ error, isValidating: false, mutate }}>
        {() => null}
      </ReadSection>
    </FormStage>,
  )
  await expect.element(page.getByText('You have no such receipt')).toBeVisible()
  await expect.element(page.getByText('See your account record')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(mutate).toHaveBeenCalledOnce()
})
