import { expect, it } from 'vitest'
import type { Rule, Rules } from '@/contract/field-rules/rule'
import type { FieldConfig } from '@/contract/generated/merchant-types'
import { formOf, mobileField, passwordField, smsCodeField, textField } from '@/site/forms/testing/form-fields'
import { rulesToSchema } from './rules-to-schema'

const always = { shown: 'always', required: 'always' } as const
const mobileNum = mobileField({ rule: 'mobileNum', shown: 'rule' })
const verificationCode = smsCodeField({ rule: 'verificationCode', when: { feature: 'REGMOBVERF3' } })
const form = formOf({
  username: textField({ label: 'form.username', rule: 'username', ...always }),
  password: passwordField({ label: 'form.password', ...always, when: { feature: 'MOBILENUMPASSREG3' } }),
  paymentPassword: passwordField({ label: 'form.paymentPassword', rule: 'paymentPassword', required: 'always' }),
  zalo: textField({ label: 'form.zalo', rule: 'zalo' }),
  mobileNum,
  verificationCode,
})

const on: Rule = { enabled: true, required: false }

function shape(rules: Rules, features: readonly string[] = []) {
  const isMet = (when?: FieldConfig['when']) =>
    when === undefined || ('feature' in when && features.includes(when.feature))
  const { schema } = rulesToSchema(form, rules, isMet)
  return { asked: Object.keys(schema.properties ?? {}), required: schema.required, properties: schema.properties }
}

it('asks an optional field where the server has it enabled, and needs it where the server does', () => {
  expect(shape({}).asked).toEqual(['username'])
  expect(shape({ zalo: on })).toMatchObject({ asked: ['username', 'zalo'], required: ['username'] })
  expect(shape({ zalo: { ...on, required: true } }).required).toEqual(['username', 'zalo'])
})

it('needs mobile number and payment password wherever they are shown', () => {
  const { required } = shape({ mobileNum: on, paymentPassword: on })
  expect(required).toEqual(['username', 'paymentPassword', 'mobileNum'])
})

it('needs the code where codes are switched on and there is a number for it', () => {
  expect(shape({ mobileNum: on }, ['REGMOBVERF3']).required).toContain('verificationCode')
  expect(shape({ mobileNum: on }).asked).not.toContain('verificationCode')
  expect(shape({}, ['REGMOBVERF3']).asked).not.toContain('verificationCode')
})

it('asks for a password only where the server allows it', () => {
  expect(shape({}).asked).not.toContain('password')
  expect(shape({}, ['MOBILENUMPASSREG3']).required).toContain('password')
})

it('takes codes of up to 255 characters, and of fewer where the rule says so', () => {
  const lengthBy = (rules: Rules) =>
    shape({ mobileNum: on, ...rules }, ['REGMOBVERF3']).properties?.['verificationCode']
  expect(lengthBy({})).toMatchObject({ maxLength: 255 })
  expect(lengthBy({ verificationCode: { ...on, maxLength: 6 } })).toMatchObject({ maxLength: 6 })
})
