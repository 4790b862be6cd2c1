import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const asks = (form: 'login' | 'loginSms', name: string) =>
  checkBrand({
    'fields.json': { forms: { [form]: { fields: { [name]: { label: 'form.username' } } } } },
  }).diagnostics.filter(({ code, pointer }) => code === 'unknown-key' && pointer === `/forms/${form}/fields/${name}`)

it.each([
  ['login', 'username'],
  ['login', 'password'],
  ['login', 'captcha'],
  ['loginSms', 'mobileNum'],
  ['loginSms', 'verificationCode'],
] as const)('the form %s may ask for %s, which the call takes', (form, name) => {
  expect(asks(form, name)).toEqual([])
})

it('a login form asks for nothing that its call does not take', () => {
  expect(asks('login', 'email')).toMatchObject([{ message: 'no key "email" here' }])
  expect(asks('login', 'usrname')).toMatchObject([{ suggestions: ['username'] }])
  expect(asks('loginSms', 'password')).toMatchObject([{ message: 'no key "password" here' }])
})
