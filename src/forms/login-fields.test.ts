import { expect, it } from 'vitest'
import type { FieldConfig } from '@/generated/merchant-types'
import { formOf, textField } from './example-form'
import { withCaptcha } from './login-fields'

type Captcha = Extract<FieldConfig, { widget: 'captcha' }>

const login = (more: Partial<Captcha> = {}) => {
  const captcha: Captcha = {
    widget: 'captcha',
    label: 'form.captcha',
    shown: 'rule',
    required: 'rule',
    inputMode: 'text',
    messages: { patterns: {} },
    ...more,
  }
  return formOf({ username: textField({ label: 'form.username' }), captcha })
}

it('asks for the captcha once the server wants one, and then requires it', () => {
  expect(withCaptcha(login(), false).order).toEqual(['username'])
  const asked = withCaptcha(login(), true)
  expect(asked.order).toEqual(['username', 'captcha'])
  expect(asked.fields['captcha']).toMatchObject({ shown: 'always', required: 'always' })
})

it('asks for it from the start where the merchant always shows it', () => {
  expect(withCaptcha(login({ shown: 'always' }), false).order).toEqual(['username', 'captcha'])
})

it('lets it be left empty where the merchant never requires it', () => {
  expect(withCaptcha(login({ required: 'never' }), true).fields['captcha']).toMatchObject({ required: 'never' })
})
