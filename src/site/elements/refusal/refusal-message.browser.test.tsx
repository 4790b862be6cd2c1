import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { RefusalMessage } from './refusal-message'

const texts = {
  'refusal.code.deposit_over_limit': 'Your limit leaves less',
  'refusal.code.withdrawal_times': 'Enough for today',
  'refusal.limit': 'Limit',
  'refusal.required': 'Required',
  'refusal.reached': 'Reached',
  'refusal.remaining': 'Remaining',
  'refusal.codeName': 'Code',
  'refusal.copyCode': 'Copy the code',
  'refusal.code.not_enough': 'Not that much here',
  'refusal.available': 'Available',
  'refusal.missing': 'Missing',
  'refusal.next.deposit': 'Deposit',
  'refusal.next.recall': 'Move your money back',
  'refusal.next.transfer': 'Transfer it',
  'refusal.next.limits': 'See your limits',
  'refusal.next.withdrawals': 'See your withdrawals',
}

const tell = (code: string, value: object | null = null) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' } }}>
      <RefusalMessage
        error={
          new GatewayError({
            ...{ kind: 'refused', call: 'requestDeposit', message: "The server's words", code, value },
          })
        }
      />
    </FormStage>,
  )

it('says a code that it knows in the words of the brand, with figures and what to do next', async () => {
  await tell('deposit_over_limit', { kind: 'depositDay', unit: 'money', required: 500, reached: 300, remaining: 200 })
  await expect.element(page.getByText('Your limit leaves less')).toBeVisible()
  await expect.element(page.getByText('See your limits')).toBeVisible()
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([...['Limit', 'Reached', 'Remaining']])
})

it('counts what is no money', async () => {
  await tell('withdrawal_times', { unit: 'count', required: 5, reached: 5, remaining: 0 })
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(/^5$/)
})

it("shows the server's message and a code that nobody knows, to be copied", async () => {
  await tell('planets_misaligned')
  await expect.element(page.getByText("The server's words")).toBeVisible()
  await expect.element(page.getByText('planets_misaligned')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy the code' })).toBeVisible()
})

it.each([
  [undefined, 'Deposit'],
  [{ from: 'PT', to: 'MAIN' }, 'Transfer it'],
  [{ from: 'ALL', to: 'MAIN' }, 'Move your money back'],
])('leads to where the money is: %o', async (elsewhere, way) => {
  await tell('not_enough', { required: 5, reached: 1.5, remaining: 3.5, ...(elsewhere && { elsewhere }) })
  await expect.element(page.getByText(way)).toBeVisible()
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Required', 'Available', 'Missing'])
})
