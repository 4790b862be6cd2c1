import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import type { MoneyReceipt } from '@/contract/generated/gateway-types'
import { CheckReceipt } from './check-receipt'

const receipt = { number: '4K7QW2M09XH1', amount: 1500, checkCode: 'TB0YQ94FEH5F' } as MoneyReceipt['response']
const form = (read: MoneyReceipt['response'] | undefined) => (
  <FormStage
    fields={{ forms: {}, patterns: {} }}
    texts={{
      ...{ 'receipt.number': 'Number', 'receipt.amount': 'Amount', 'receipt.code': 'Check code' },
      ...{
        'receipt.checkNow': 'Check',
        'receipt.amountInvalid': 'No amount',
        'field-error.required': 'Fill in {{field}}',
      },
    }}
    site={{ currency: { code: 'VND' } }}
  >
    <CheckReceipt receipt={read} />
  </FormStage>
)
const number = page.getByRole('textbox', { name: 'Number' })
const code = page.getByRole('textbox', { name: 'Check code' })

it('is filled with the receipt that arrives', async () => {
  const { rerender } = await render(form(undefined))
  await expect.element(number).toHaveValue('')
  await rerender(form(receipt))
  await expect.element(number).toHaveValue(receipt.number)
  await expect.element(code).toHaveValue(receipt.checkCode)
})

it('keeps what was typed before the receipt arrived, and mixes nothing into it', async () => {
  const { rerender } = await render(form(undefined))
  await number.fill('SOMEBODY-ELSES')
  await rerender(form(receipt))
  await expect.element(number).toHaveValue('SOMEBODY-ELSES')
  await expect.element(code).toHaveValue('')
})

it('says in its own words what is missing, and begins there', async () => {
  await render(form(undefined))
  await number.fill('4K7QW2M09XH1')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('No amount')).toBeVisible()
  await expect.element(code).toHaveAccessibleDescription('Fill in Check code')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
})
