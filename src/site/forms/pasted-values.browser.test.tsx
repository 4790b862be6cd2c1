import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import type { FormValues } from './state/form-shape'
import { formOf, passwordField, textField } from './testing/form-fields'
import { FormStage } from './testing/form-stage'
import { RuleForm } from './rule-form'

const form = formOf({
  zalo: textField({ label: 'form.zalo', rule: 'zalo', inputMode: 'tel' }),
  payeeName: textField({ label: 'form.payeeName', rule: 'payeeName' }),
  idNumber: textField({ label: 'form.idNumber', rule: 'idNumber' }),
})
const asked = { enabled: 1, required: 1 }
const { rules } = normaliseRules({
  zalo: { ...asked, acceptedPattern: '^0\\d{9}$' },
  payeeName: { ...asked, acceptedPattern: "^[A-Za-zÀ-ỹ' ]+$", maxLength: 30 },
  idNumber: { ...asked, acceptedPattern: '^\\d{12}$' },
})
const texts = { 'form.zalo': 'Zalo', 'form.payeeName': 'Full name', 'form.idNumber': 'ID number' }

it('sends what phones write and paste as the rules ask for it, and shows what it sends', async () => {
  const onSubmit = vi.fn<(values: FormValues) => Promise<void>>(async () => {})
  const fields = { forms: { register: form, registerMobile: form, login: form }, patterns: {} }
  await render(
    <FormStage fields={fields} texts={texts}>
      <RuleForm form={form} rules={rules} submitLabel="Register" onSubmit={onSubmit} />
    </FormStage>,
  )
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Zalo').click()
  await userEvent.keyboard('+84 (0)912-345-678')
  await field('Full name').click()
  await userEvent.keyboard('Nguyê\u0303n O’Brien')
  await field('ID number').click()
  // Enter sends it without the field being left.
  await userEvent.keyboard('001 099 012 345{Enter}')
  const sent = { zalo: '0912345678', payeeName: "Nguyễn O'Brien", idNumber: '001099012345' }
  await expect.poll(() => onSubmit.mock.calls).toMatchObject([[sent]])
  await expect.element(field('Zalo')).toHaveValue(sent.zalo)
  await expect.element(field('Full name')).toHaveValue(sent.payeeName)
  await expect.element(field('ID number')).toHaveValue(sent.idNumber)
})

it('takes a password in the digits of any keyboard, shows what it sends and compares it', async () => {
  const onSubmit = vi.fn<(values: FormValues) => Promise<void>>(async () => {})
  const passwords = formOf({
    password: passwordField({ label: 'form.password', rule: 'password' }),
    confirmPassword: passwordField({ label: 'form.confirmPassword', required: 'always', sameAs: 'password' }),
  })
  const { rules } = normaliseRules({ password: { ...asked, acceptedPattern: '^(?=.*[a-z])(?=.*[0-9])\\S+$' } })
  const fields = { forms: { register: passwords, registerMobile: passwords, login: passwords }, patterns: {} }
  await render(
    <FormStage fields={fields} texts={{ 'form.password': 'Password', 'form.confirmPassword': 'Confirm' }}>
      <RuleForm form={passwords} rules={rules} submitLabel="Register" onSubmit={onSubmit} />
    </FormStage>,
  )
  await page.getByLabelText('Password', { exact: true }).fill('secret١٢٣')
  await page.getByLabelText('Confirm').fill('secret๑๒๓')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect
    .poll(() => onSubmit.mock.calls)
    .toMatchObject([[{ password: 'secret123', confirmPassword: 'secret123' }]])
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('secret123')
})
