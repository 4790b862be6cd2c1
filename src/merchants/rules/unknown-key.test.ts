import { expect, it } from 'vitest'
import { checkBrand } from '@/merchants/testing/write-merchants'

const login = (name: string) =>
  checkBrand({
    'fields.json': { forms: { login: { fields: { [name]: { widget: 'text', label: 'form.username' } } } } },
  }).diagnostics.filter(({ pointer }) => pointer === `/forms/login/fields/${name}`)

it.each(['username', 'password', 'captcha', 'mobileNum', 'verificationCode', 'countryDialingCode'])(
  'the login form may ask for %s, which the call takes',
  (name) => {
    expect(login(name)).toEqual([])
  },
)

it('the login form asks for nothing that the call does not take', () => {
  expect(login('email')).toMatchObject([{ code: 'unknown-key', message: 'no key "email" here' }])
  expect(login('usrname')).toMatchObject([{ code: 'unknown-key', suggestions: ['username'] }])
})
