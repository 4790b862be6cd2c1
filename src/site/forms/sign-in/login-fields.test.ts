import { expect, it } from 'vitest'
import type { LoginFormConfig } from '@/contract/generated/merchant-types'
import { loginFields, withCode } from './login-fields'

const form: LoginFormConfig = {
  fields: {
    username: { label: 'form.username', autocomplete: 'username', inputMode: 'text', messages: {} },
    password: { label: 'form.password', autocomplete: 'current-password', messages: { required: 'form.choose' } },
    captcha: { label: 'form.captcha', inputMode: 'numeric', messages: {} },
    remember: { label: 'login.remember', initial: false },
  },
  order: ['username', 'password', 'captcha', 'remember'],
}

it('asks for name and password, whatever the rules of a registration say', () => {
  const { order, fields } = loginFields(form, false)
  expect(order).toEqual(['username', 'password', 'remember'])
  expect(fields['username']).toMatchObject({ widget: 'text', shown: 'always', required: 'always', trim: true })
  expect(fields['password']).toMatchObject({
    widget: 'password',
    required: 'always',
    messages: { required: 'form.choose' },
  })
  expect(fields['remember']).toMatchObject({ widget: 'agreement', required: 'never', initial: false })
})

it('asks for the captcha once the server wants one, and then requires it', () => {
  const { order, fields } = loginFields(form, true)
  expect(order).toEqual(['username', 'password', 'captcha', 'remember'])
  expect(fields['captcha']).toMatchObject({
    widget: 'captcha',
    shown: 'always',
    required: 'always',
    inputMode: 'numeric',
  })
})

it('leaves out what the merchant took away', () => {
  const { captcha: _captcha, remember: _remember, ...fields } = form.fields
  expect(loginFields({ ...form, fields }, true).order).toEqual(['username', 'password'])
})

it('asks for the code of a second check whatever the merchant asks for, before the box to tick', () => {
  expect(withCode(loginFields(form, true)).order).toEqual([
    ...['username', 'password', 'captcha', 'verificationCode', 'remember'],
  ])
  const { remember: _, ...fields } = form.fields
  const { order, fields: asked } = withCode(loginFields({ ...form, fields }, false))
  expect(order).toEqual(['username', 'password', 'verificationCode'])
  expect(asked['verificationCode']).toMatchObject({ autocomplete: 'one-time-code', required: 'never' })
})
