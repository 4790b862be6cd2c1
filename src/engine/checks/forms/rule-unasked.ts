import { suggest } from '@/engine/names/suggest'
import { readFlag } from '@/contract/field-rules/read-flag'
import { registrationFields } from '@/contract/field-rules/registration-fields'
import { child, quote, valueAt } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { Draft } from '@/engine/merge/draft'
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
    const fields = askedFields(draft)
    const asked = new Set(fields.map(({ field }) => child(field, 'rule')))
    // A field of that name which is mapped to no rule is told as that.
    const unmapped = new Set(fields.flatMap(({ name, field }) => (child(field, 'rule') === undefined ? name : [])))
    return rules.flatMap(({ name, rule, path }) => {
      const isKnown = registrationFields.includes(name)
      const isOn = [child(rule, 'enabled'), child(rule, 'required')].some((flag) => readFlag(flag) !== false)
      if (isKnown && (!isOn || asked.has(name) || unmapped.has(name))) return []
      const given = isKnown ? givenAway(draft, name) : undefined
      if (given !== undefined) return [given]
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

/** The place where a brand maps the field that had the rule in its template to another one. */
function givenAway(draft: Draft, rule: string): FileFinding | undefined {
  const [own, ...templates] = draft.chain.map(({ files }) => files.get('fields')?.value)
  const paths = askedFields(draft).map(({ form, name }) => ['forms', form, 'fields', name, 'rule'])
  const path = paths.find(
    (each) => typeof valueAt(own, each) === 'string' && templates.some((layer) => valueAt(layer, each) === rule),
  )
  if (path === undefined) return undefined
  const message = `no field asks for the rule "${rule}" any more, which "registerRules" in site.json tells the server to want`
  const expected = `"${rule}", or another field that has it`
  return { file: 'fields', path, spot: 'value', message, expected, received: quote(valueAt(own, path)) }
}
