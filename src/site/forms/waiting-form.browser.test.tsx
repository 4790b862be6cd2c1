import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formOf, mobileField, smsCodeField, textField } from './testing/form-fields'
import { FormStage } from './testing/form-stage'
import { WaitingForm } from './waiting-form'

const always = { shown: 'always', required: 'always' } as const
const form = formOf({
  username: textField({ ...always, label: 'form.username' }),
  email: textField({ label: 'form.email', rule: 'email' }),
  mobileNum: mobileField({ when: { feature: 'REGMOBVERF3' } }),
  verificationCode: smsCodeField(),
})
const texts = {
  'form.username': 'Username',
  'form.email': 'Email',
  'form.mobileNum': 'Mobile number',
  'form.verificationCode': 'SMS code',
  loading: 'Loading',
}

async function labels(features: readonly string[]) {
  const { container } = await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} features={features}>
      <WaitingForm form={form} />
    </FormStage>,
  )
  await expect.element(page.getByLabelText('Username')).toBeVisible()
  return [...container.querySelectorAll('label')].map((label) => label.textContent)
}

it('offers to fill in what is asked whatever the rules say, and nothing whose condition does not hold', async () => {
  expect(await labels([])).toEqual(['Username'])
})

it('offers a field whose condition holds, and the code that goes to it', async () => {
  expect(await labels(['REGMOBVERF3'])).toEqual(['Username', 'Mobile number', 'SMS code'])
})

it('says the text of a box to tick, which is often the most that there is to read', async () => {
  const agreed = formOf({
    agreement: { ...always, widget: 'agreement', label: 'form.agreement', initial: false, messages: {} },
  })
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'form.agreement': 'I agree to the <link>terms</link>', loading: 'Loading' }}
    >
      <WaitingForm form={agreed} />
    </FormStage>,
  )
  await expect.element(page.getByText('I agree to the terms', { exact: true })).toBeVisible()
})
