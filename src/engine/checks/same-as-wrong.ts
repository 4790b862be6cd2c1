import { onceAPart } from '@/engine/once-a-part'
import { child, keysOf, quote } from '@/lib/json-value'
import { listedEntries } from '@/lib/listed-entries'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

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

const inForms = onceAPart((fields): FileFinding[] => {
  const forms = child(fields, 'forms')
  return keysOf(forms).flatMap((name) => wrongIn(child(forms, name), name))
})

/** A form that does not ask for the password is told so by the check form-incomplete. */
const passwords = ['password', 'newPassword']

const wrongIn = onceAPart((form, name: string): FileFinding[] => {
  const [fields, order] = [child(form, 'fields'), listedEntries(form) ?? []]
  return keysOf(fields).flatMap((field) => {
    const sameAs = child(child(fields, field), 'sameAs')
    // A field that is not there is another check's matter.
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
