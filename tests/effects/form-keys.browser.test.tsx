import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formOf, passwordField, textField } from '@/forms/example-form'
import { FormStage } from '@/forms/form-stage'
import { RuleForm } from '@/forms/rule-form'
import type { FieldConfig, FormConfig } from '@/generated/merchant-types'

/** Keys whose effect needs a browser. tests/effects/seen-in-browser.ts names them. */
const texts = { 'form.first': 'First', 'form.second': 'Second', 'form.code': 'Code', 'form.sendCode': 'Send code' }

async function open(form: FormConfig, sendSms = vi.fn(() => Promise.resolve(undefined))) {
  const fields = { forms: { register: form, registerMobile: form, login: form }, patterns: {} }
  const send = vi.fn(() => Promise.resolve())
  await render(
    <FormStage fields={fields} texts={texts} answers={{ countryCodes: () => [] }}>
      <RuleForm form={form} rules={{}} submitLabel="Send" onSubmit={send} sendSms={sendSms} />
    </FormStage>,
  )
  return { send, sendSms }
}

it.each([
  ['(text).trim', textField],
  ['(password).trim', passwordField],
])('%s decides whether blanks around a value are sent', async (_key, field) => {
  const { send } = await open(
    formOf({ first: field({ label: 'form.first', trim: true }), second: field({ label: 'form.second', trim: false }) }),
  )
  await page.getByLabelText('First').fill(' a ')
  await page.getByLabelText('Second').fill(' a ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toEqual([[{ first: 'a', second: ' a ' }]])
})

it.each(['first', 'second'])('(sms-code).mobile decides that the number of %s gets the code', async (mobile) => {
  const common = { shown: 'always', required: 'never', messages: { patterns: {} } } as const
  const number = { ...common, widget: 'mobile', autocomplete: 'tel', inputMode: 'tel' } as const
  const code: FieldConfig = {
    ...common,
    widget: 'sms-code',
    label: 'form.code',
    mobile,
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  }
  const { sendSms } = await open(
    formOf({ first: { ...number, label: 'form.first' }, second: { ...number, label: 'form.second' }, code }),
  )
  await page.getByLabelText('First').fill('111111111')
  await page.getByLabelText('Second').fill('222222222')
  await page.getByRole('button', { name: 'Send code' }).click()
  const mobileNo = mobile === 'first' ? '111111111' : '222222222'
  await expect.poll(() => sendSms.mock.calls).toEqual([[{ mobileNo, countryDialingCode: '' }]])
})
