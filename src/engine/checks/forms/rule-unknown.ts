import { suggest } from '@/engine/names/suggest'
import { registrationFields } from '@/contract/field-rules/registration-fields'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const ruleUnknown: ReferenceCheck = {
  code: 'rule-unknown',
  severity: 'error',
  docs: {
    what: 'The server has no rule of this name.',
    why: 'The field would never be asked, or asked without its rule.',
    fix: 'writes the rule that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'fields.json': '{ "forms": { "register": { "fields": { "username": { "rule": "userName" } } } } }' },
    good: { 'fields.json': '{ "forms": { "register": { "fields": { "username": { "rule": "username" } } } } }' },
  },
  refs: ['rule'],
  inspect({ value }) {
    if (registrationFields.includes(value)) return []
    const suggestions = suggest(value, registrationFields)
    return [{ message: `the server has no rule "${value}"`, expected: 'a registration field', suggestions }]
  },
}
