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
    what: 'A rule of the sandbox holds a word other than true or false where it is yes or no, or no whole number where a length belongs.',
    why: 'The forms understand yes, Y, on and their like; with any other word the field is shown and not required, and a length is left out. Real servers send such values, so it is not forbidden.',
    bad: { 'site.json': site('"enabled": "yes"') },
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
            message:
              expected === flag && readFlag(value) !== undefined
                ? `${quote(value)} is a word for ${String(readFlag(value))}`
                : `the forms make nothing of ${quote(value)} here`,
            expected,
            received: quote(value),
            suggestions: meant(value),
          },
        ]
      }),
    )
  },
}

const flag = 'true or false'

/** How JSON writes booleans, and what most servers make of them. */
const known: readonly unknown[] = [true, false, 0, 1, '0', '1', '']
const isOddFlag = (value: JsonValue): boolean =>
  !known.includes(value) && !(typeof value === 'string' && /^(true|false)$/i.test(value))

function isOddLength(value: JsonValue): boolean {
  let isDropped = false
  normaliseLimit('', value, () => (isDropped = true))
  return isDropped
}

const keys: readonly (readonly [key: string, isOdd: (value: JsonValue) => boolean, expected: string])[] = [
  ['enabled', isOddFlag, flag],
  ['required', isOddFlag, flag],
  ['minLength', isOddLength, 'a whole number; 0 is no limit'],
  ['maxLength', isOddLength, 'a whole number; 0 is no limit'],
]

function meant(value: JsonValue): string[] {
  const isOn = typeof value === 'string' ? readFlag(value) : undefined
  return isOn === undefined ? [] : [String(isOn)]
}
