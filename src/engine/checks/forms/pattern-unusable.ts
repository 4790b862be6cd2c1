import { normaliseLimit } from '@/contract/field-rules/normalise-limit'
import { normalisePattern } from '@/contract/field-rules/normalise-pattern'
import { normaliseLimits } from '@/contract/field-rules/normalise-rule'
import { child, quote } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { rulesIn } from './sandbox-rules'

const site = (pattern: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "username": { "enabled": true, "acceptedPattern": "${pattern}" } } } }`

export const patternUnusable: MerchantCheck = {
  code: 'pattern-unusable',
  severity: 'error',
  docs: {
    what: 'A pattern cannot be compiled, asks for what JavaScript cannot do, or is met by none of some hundred usual values of its field and lengths. What Java, .NET, PCRE, Python, Ruby and POSIX write differently is translated.',
    why: 'The form leaves such a pattern out, so that the key would change nothing.',
    bad: { 'site.json': site('^[a-z+$') },
    good: { 'site.json': site('^a+$') },
  },
  inspect: ({ config }) => unusableIn(child(child(config.site, 'sandbox'), 'registerRules')),
}

const unusableIn = memoiseByPart((rules): FileFinding[] =>
  rulesIn(rules).flatMap(({ name, rule, path }) => {
    const written = child(rule, 'acceptedPattern')
    const problems: string[] = []
    const limit = (key: string) => normaliseLimit(key, child(rule, key), () => {})
    // Crossed limits are another check's.
    const use = { field: name, ...normaliseLimits(limit('minLength'), limit('maxLength'), () => {}) }
    normalisePattern(written, use, (problem) => problems.push(problem))
    return problems.map((problem) => ({
      file: 'site' as const,
      path: [...path, 'acceptedPattern'],
      spot: 'value' as const,
      message: `the pattern ${problem.replace(`acceptedPattern ${JSON.stringify(written)} `, '')}`,
      expected: 'a regular expression that usual values of the field meet',
      received: quote(written),
    }))
  }),
)
