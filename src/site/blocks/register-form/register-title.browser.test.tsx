import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { asTextKey } from '@/site/i18n/text-key'
import { RegisterTitle } from './register-title'

const fields = { forms: { register: noFields(), registerMobile: noFields(), login: noFields() }, patterns: {} }
const texts = { marked: 'Create account <amount>get {{amount}}</amount>', plain: 'Create account {{amount}}' }
const amount = { amount: 1000, currency: 'VND' }

function noFields() {
  return { fields: {}, order: [] }
}

const open = (title: keyof typeof texts, promotionAmount?: typeof amount) =>
  render(
    <FormStage fields={fields} texts={texts}>
      <RegisterTitle id="title" title={asTextKey(title)} promotionAmount={promotionAmount} />
    </FormStage>,
  )

it('says the amount of the promotion apart from the rest', async () => {
  await open('marked', amount)
  await expect.element(page.getByRole('heading', { name: 'Create account get 1000VND' })).toBeVisible()
  await expect.element(page.getByText('get 1000VND', { exact: true })).toBeVisible()
})

it('leaves out what speaks of an amount that there is not', async () => {
  await open('marked')
  await expect.element(page.getByRole('heading')).toHaveTextContent(/^Create account$/)
})

it('says an amount that a merchant writes into the title itself', async () => {
  await open('plain', amount)
  await expect.element(page.getByRole('heading', { name: 'Create account 1000VND' })).toBeVisible()
})
