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
    texts={{ 'receipt.number': 'Number', 'receipt.code': 'Check code' }}
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
