import { child, quote, type JsonValue } from '@/contract/json/json-value'
import { readFlag } from '@/contract/field-rules/read-flag'
import { normaliseLimit } from '@/contract/field-rules/normalise-limit'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { sandboxRules } from './sandbox-rules'

const site = (rule: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "username": { ${rule} } } } }`

export const ruleOdd: MerchantCheck = {
  code: 'rule-odd',
  severity: 'warning',
  docs: {
    what: 'A rule of the sandbox holds a value that the forms make nothing of: a word that is neither yes nor no where it is one of them, or no whole number where a length belongs.',
    why: 'The form leaves it out: the field is shown and not required, or has no such limit. Real servers send such values, so it is not forbidden.',
    bad: { 'site.json': site('"enabled": "maybe"') },
    good: { 'site.json': site('"enabled": true') },
  },
  inspect(draft) {
    return sandboxRules(draft).flatMap(({ rule, path }) =>
      keys.flatMap(([key, isOdd, expected]) => {
        const value = child(rule, key)
        if (value === undefined || !isOdd(value)) return []
        return [
          {
            file: 'site' as const,
            path: [...path, key],
            spot: 'value' as const,
            message: `the forms make nothing of ${quote(value)} here`,
            expected,
            received: quote(value),
          },
        ]
      }),
    )
  },
}

const isOddFlag = (value: JsonValue): boolean => readFlag(value) === undefined

function isOddLength(value: JsonValue): boolean {
  let isDropped = false
  normaliseLimit('', value, () => (isDropped = true))
  return isDropped
}

const keys: readonly (readonly [key: string, isOdd: (value: JsonValue) => boolean, expected: string])[] = [
  ['enabled', isOddFlag, 'true or false'],
  ['required', isOddFlag, 'true or false'],
  ['minLength', isOddLength, 'a whole number; 0 is no limit'],
  ['maxLength', isOddLength, 'a whole number; 0 is no limit'],
]
