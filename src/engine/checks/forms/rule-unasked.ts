import { suggest } from '@/engine/names/suggest'
import { readFlag } from '@/contract/field-rules/read-flag'
import { registrationFields } from '@/contract/field-rules/registration-fields'
import { child } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { askedFields, hasMisspeltFields, sandboxRules } from './sandbox-rules'

const site = (name: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "${name}": { "enabled": true, "required": true } } } }`

export const ruleUnasked: MerchantCheck = {
  code: 'rule-unasked',
  severity: 'error',
  docs: {
    what: 'The server is told to ask for something that no field of the registration forms shows.',
    why: 'The registration would be refused for a field that the player never saw.',
    bad: { 'site.json': site('email') },
    good: { 'site.json': site('username') },
  },
  inspect(draft) {
    const rules = sandboxRules(draft)
    // The fields of a brand are unknown without its template.
    if (rules.length === 0 || draft.config.fields === undefined || !draft.isComplete || hasMisspeltFields(draft))
      return []
    const asked = new Set(askedFields(draft).map(({ field }) => child(field, 'rule')))
    return rules.flatMap(({ name, rule, path }) => {
      const isKnown = registrationFields.includes(name)
      const isOn = [child(rule, 'enabled'), child(rule, 'required')].some((flag) => readFlag(flag) !== false)
      if (isKnown && (!isOn || asked.has(name))) return []
      return [
        {
          file: 'site' as const,
          path,
          spot: 'key' as const,
          message: isKnown
            ? `no field of the registration forms in fields.json shows the rule "${name}"`
            : `the server has no rule "${name}"`,
          expected: isKnown ? `a field with "rule": "${name}"` : 'a registration field',
          received: `"${name}"`,
          suggestions: isKnown ? [] : suggest(name, registrationFields),
        },
      ]
    })
  },
}
