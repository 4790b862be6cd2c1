import { normalisePattern } from '@/contract/field-rules/normalise-pattern'
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
    what: 'A pattern cannot be compiled, means something else in JavaScript, or can keep a browser busy for seconds: a repetition that can split the same text in several ways.',
    why: 'The form leaves such a pattern out, so that the key would change nothing.',
    bad: { 'site.json': site('^(a+)+$') },
    good: { 'site.json': site('^a+$') },
  },
  inspect: ({ config }) => unusableIn(child(child(config.site, 'sandbox'), 'registerRules')),
}

const unusableIn = memoiseByPart((rules): FileFinding[] =>
  rulesIn(rules).flatMap(({ rule, path }) => {
    const written = child(rule, 'acceptedPattern')
    const problems: string[] = []
    normalisePattern(written, (problem) => problems.push(problem))
    return problems.map((problem) => ({
      file: 'site' as const,
      path: [...path, 'acceptedPattern'],
      spot: 'value' as const,
      message: `the pattern ${problem.replace(`acceptedPattern ${JSON.stringify(written)} `, '')}`,
      expected: 'a regular expression that JavaScript compiles and answers at once',
      received: quote(written),
    }))
  }),
)
