import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { PaymentPasswordField, usePaymentPassword } from './payment-password'

const texts = { 'form.paymentPassword': 'Payment password', 'form.showPassword': 'Show', 'form.hidePassword': 'Hide' }

function Field() {
  return <PaymentPasswordField password={usePaymentPassword(undefined)} />
}

it('is hidden until its owner asks to see it, and what was typed stays', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <Field />
    </FormStage>,
  )
  const field = page.getByLabelText('Payment password')
  await field.fill('246810')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('246810')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

it('is the same in the digits of any script', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <Field />
    </FormStage>,
  )
  const field = page.getByLabelText('Payment password')
  await field.fill('٢٤๖๘१०')
  await expect.element(field).toHaveValue('246810')
})
