import { registrationFields } from '@/contract/field-rules/registration-fields'
import { child } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { askedFields } from './sandbox-rules'

const field = (rule: string): string =>
  `{ "forms": { "register": { "fields": { "email": { "widget": "text", "label": "field.username"${rule} } }, "order": ["username", "password", "email"] } } }`

export const fieldWithoutRule: MerchantCheck = {
  code: 'field-without-rule',
  severity: 'warning',
  docs: {
    what: 'A field of a registration form has the name of a server rule and is mapped to none.',
    why: 'The field is asked always, whatever the server says, and its limits and patterns are not told to the player.',
    bad: { 'fields.json': field('') },
    good: { 'fields.json': field(', "rule": "email"') },
  },
  inspect(draft) {
    return askedFields(draft)
      .filter(({ name, field }) => child(field, 'rule') === undefined && registrationFields.includes(name))
      .map(({ form, name }) => ({
        file: 'fields',
        path: ['forms', form, 'fields', name],
        spot: 'object',
        message: `"${name}" is mapped to no rule: the server's rule "${name}" has no say`,
        expected: `"rule": "${name}"`,
        received: 'nothing',
        suggestions: ['rule'],
      }))
  },
}
