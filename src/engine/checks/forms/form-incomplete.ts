import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, isJsonObject, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

/**
 * The fields that the call of each form requires. A form without fields is not offered, except the sign-in, which
 * always is.
 */
const needed: Readonly<Record<string, readonly string[]>> = {
  register: ['username', 'password'],
  registerMobile: ['mobileNum'],
  login: ['username', 'password'],
  loginSms: ['mobileNum', 'verificationCode'],
  changePassword: ['newPassword'],
  forgotByEmail: ['username', 'email'],
  forgotByMobile: ['mobileNum', 'verificationCode', 'newPassword'],
}

/** The flag that decides whether a registration with a mobile number asks for a password. */
const passwordFlag = ['flags', 'MOBILENUMPASSREG3', 'default']

const form = (order: string): string => `{ "forms": { "login": { "order": [${order}] } } }`

export const formIncomplete: MerchantCheck = {
  code: 'form-incomplete',
  severity: 'error',
  docs: {
    what: 'A form does not ask for what its call cannot do without: a sign-in without a password, a code without the number it goes to.',
    why: 'Whatever players fill in, the server refuses it.',
    bad: { 'fields.json': form('"username"') },
    good: { 'fields.json': form('"username", "password"') },
  },
  inspect({ config: { fields, features }, isComplete }) {
    if (!isComplete) return []
    return valueAt(features, passwordFlag) === true ? incompleteWithPassword(fields) : incomplete(fields)
  },
}

const incomplete = memoiseByPart((fields) => incompleteForms(fields, needed))
const incompleteWithPassword = memoiseByPart((fields) =>
  incompleteForms(fields, { ...needed, registerMobile: [...(needed['registerMobile'] ?? []), 'password'] }),
)

function incompleteForms(written: JsonValue | undefined, wanted: typeof needed): FileFinding[] {
  return Object.entries(wanted).flatMap(([form, names]) => {
    const path = ['forms', form]
    const order = valueAt(written, [...path, 'order'])
    const fields = valueAt(written, [...path, 'fields'])
    if (!Array.isArray(order) || !isJsonObject(fields)) return []
    if (order.length === 0 && form !== 'login') return []
    // Another check reports a name in the order without a field.
    if (order.some((each) => typeof each !== 'string' || child(fields, each) === undefined)) return []
    const missing = names.filter((name) => !order.includes(name))
    if (missing.length === 0) return []
    const named = missing.map((name) => `"${name}"`).join(' and ')
    return [
      {
        file: 'fields',
        path: [...path, 'order'],
        spot: 'value',
        message: `the form ${form} does not ask for ${named}, which its call needs`,
        expected: `${named} in "order"`,
        received: quote(order),
        suggestions: [...missing],
      },
    ]
  })
}
