import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const again = (sameAs: string): string =>
  `{ "forms": { "register": { "fields": { "confirmPassword": { "widget": "password", "label": "field.username", "rule": "confirmPassword", "sameAs": "${sameAs}" } }, "order": ["username", "password", "confirmPassword"] } } }`

const sameAsWrong: MerchantCheck = {
  code: 'same-as-wrong',
  severity: 'error',
  docs: {
    what: 'A field must be the same as itself, or as one that the form does not ask.',
    why: 'Compared with itself nothing is ever wrong; with what is not asked, everything is, and nobody gets past the form.',
    bad: { 'fields.json': again('confirmPassword') },
    good: { 'fields.json': again('password') },
  },
  inspect: ({ config }) => inForms(config.fields),
}

const inForms = memoiseByPart((fields): FileFinding[] => {
  const forms = child(fields, 'forms')
  return keysOf(forms).flatMap((name) => wrongIn(child(forms, name), name))
})

/** The check form-incomplete reports a form without a password field. */
const passwords = ['password', 'newPassword']

const wrongIn = memoiseByPart((form, name: string): FileFinding[] => {
  const [fields, order] = [child(form, 'fields'), listedEntries(form) ?? []]
  return keysOf(fields).flatMap((field) => {
    const sameAs = child(child(fields, field), 'sameAs')
    // Another check reports a field that does not exist.
    if (!order.includes(field) || typeof sameAs !== 'string' || child(fields, sameAs) === undefined) return []
    if (sameAs !== field && (order.includes(sameAs) || passwords.includes(sameAs))) return []
    return [
      {
        file: 'fields',
        path: ['forms', name, 'fields', field, 'sameAs'],
        spot: 'value',
        message: sameAs === field ? 'compares the field with itself' : `the form does not ask for "${sameAs}"`,
        expected: 'another field that the form asks',
        received: quote(sameAs),
      },
    ]
  })
})

const register = (widget: string): string =>
  `{ "forms": { "register": { "fields": { "password": { "widget": "${widget}" } } } } }`

const passwordShown: MerchantCheck = {
  code: 'password-shown',
  severity: 'error',
  docs: {
    what: 'A password is asked by another widget than password.',
    why: 'It could be read over the shoulder of whoever types it, and the browser would keep it among other words.',
    bad: { 'fields.json': register('text') },
    good: { 'fields.json': register('password') },
  },
  inspect: ({ config }) => formsIn(config.fields),
}

const formsIn = memoiseByPart((fields): FileFinding[] => {
  const forms = child(fields, 'forms')
  return keysOf(forms).flatMap((name) => shownIn(child(forms, name), name))
})

const secret = /^(password|confirmPassword|paymentPassword|oldPassword|newPassword|confirmNewPassword)$/

const shownIn = memoiseByPart((form, name: string): FileFinding[] => {
  const fields = child(form, 'fields')
  return keysOf(fields).flatMap((field) => {
    const [widget, rule] = [child(child(fields, field), 'widget'), child(child(fields, field), 'rule')]
    const isPassword = secret.test(field) || (typeof rule === 'string' && secret.test(rule))
    if (!isPassword || typeof widget !== 'string' || widget === 'password' || !widgets.includes(widget)) return []
    return [
      {
        file: 'fields',
        path: ['forms', name, 'fields', field, 'widget'],
        spot: 'value',
        message: 'what is typed here can be read by everybody near: it is a password',
        expected: '"password"',
        received: quote(widget),
        suggestions: ['password'],
      },
    ]
  })
})

/** The schema check reports an unknown widget. */
const widgets = ['text', 'mobile', 'sms-code', 'captcha', 'date', 'agreement']

export const fieldChecks: readonly MerchantCheck[] = [sameAsWrong, passwordShown]
