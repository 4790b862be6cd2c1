import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import { child, isJsonObject, keysOf } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { askedFields, sandboxRules } from './sandbox-rules'

const site = (id: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "username": { "enabled": true, "acceptedPattern": "^[a-z]+$", "patternId": "${id}" } } } }`

export const messageMissing: MerchantCheck = {
  code: 'message-missing',
  severity: 'error',
  docs: {
    what: 'A rule names a patternId for which fields.json has no message, neither in patterns nor at the field.',
    why: 'A player who breaks the rule would read a general sentence that does not say what to change.',
    bad: { 'site.json': site('usernmae') },
    good: { 'site.json': site('username') },
  },
  inspect(draft) {
    const rules = sandboxRules(draft)
    const patterns = child(draft.config.fields, 'patterns')
    if (rules.length === 0 || !isJsonObject(patterns)) return []
    const general = keysOf(patterns)
    const fields = askedFields(draft)
    return rules.flatMap(({ name, rule, path }) => {
      const id = child(rule, 'patternId')
      if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return []
      const own = fields.filter(({ field }) => child(field, 'rule') === name)
      const special = own.flatMap(({ field }) => keysOf(child(child(field, 'messages'), 'patterns')))
      if ([...general, ...special].includes(String(id))) return []
      return [
        {
          file: 'site' as const,
          path: [...path, 'patternId'],
          spot: 'value' as const,
          message: `fields.json has no message for the patternId "${id}"`,
          expected: oneOf(general, `a message for it in "patterns" of fields.json`),
          received: JSON.stringify(id),
          suggestions: suggest(String(id), [...special, ...general]),
        },
      ]
    })
  },
}
