import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const again = (sameAs: string): string =>
  `{ "forms": { "register": { "fields": { "confirmPassword": { "widget": "password", "label": "field.username", "rule": "confirmPassword", "sameAs": "${sameAs}" } }, "order": ["username", "password", "confirmPassword"] } } }`

export const sameAsWrong: MerchantCheck = {
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
