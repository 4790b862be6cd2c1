import { Ajv } from 'ajv'
import { runsOf } from '@tests/extent'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseRule } from '@/contract/field-rules/normalise-rule'
import { nativeEngine } from '@/contract/field-rules/testing/native-engine'
import { rawRules, sources } from '@/contract/field-rules/testing/raw-rules'
import { brokenRules } from './check-fields'

const ajv = new Ajv({ code: { regExp: nativeEngine() }, strict: false, allErrors: true })
const longestTested = 256

const values = fc.oneof(
  fc.constant(undefined),
  fc.string({ maxLength: 24 }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'c', '1', ' ', '-', '@', '.'), maxLength: 24 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const validators = new Map<string, ReturnType<Ajv['compile']>>()

function compiled(schema: object) {
  const key = JSON.stringify(schema)
  const validate = validators.get(key) ?? ajv.compile(schema)
  validators.set(key, validate)
  return validate
}

/** The expected verdict: the keywords that ajv reports for the value. */
function verdictOfAjv(
  { required, minLength, maxLength, pattern }: ReturnType<typeof normaliseRule>,
  value: string | undefined,
) {
  const limits = {
    type: 'string',
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  }
  const schema = { type: 'object', properties: { value: limits }, required: required ? ['value'] : [] }
  const validate = compiled(schema)
  return validate(value === undefined ? {} : { value }) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword)
}

describe('the rule validator', () => {
  it('gives the verdict of ajv, for any rule a server may send and any value', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rawRules, values), { maxLength: 6 }), (fields) => {
        const rules = fields.map(([raw, value]) => [normaliseRule('username', raw, () => {}), value] as const)
        const broken = brokenRules(
          rules.map(([{ required, minLength, maxLength, pattern }, value]) => ({
            need: required ? ['value'] : [],
            rule: {
              ...(minLength === undefined ? {} : { minLength }),
              ...(maxLength === undefined ? {} : { maxLength }),
              ...(pattern === undefined ? {} : { pattern }),
            },
            ...(value === undefined ? {} : { value }),
          })),
        )
        rules.forEach(([rule, value], index) => {
          const expected = verdictOfAjv(rule, value)
          const ours = broken.get(index)
          expect(ours !== undefined, `${JSON.stringify(rule)} of ${JSON.stringify(value)}`).toBe(expected.length > 0)
          if (ours !== undefined) expect(expected).toContain(ours)
        })
      }),
      { numRuns: runsOf(300) },
    )
  })

  it('never tests a pattern on a value that is too long', () => {
    const { pattern = '' } = normaliseRule('username', { enabled: 1, acceptedPattern: '^b+$' }, () => {})
    const rule = { pattern }
    const verdict = (length: number) => brokenRules([{ need: [], rule, value: 'a'.repeat(length) }]).get(0)
    expect(verdict(longestTested)).toBe('pattern')
    expect(verdict(longestTested + 1)).toBeUndefined()
    const limited = { need: [], rule: { ...rule, maxLength: 3 }, value: 'aaaa' } as const
    expect(brokenRules([limited]).get(0)).toBe('maxLength')
  })

  it('answers fast whatever the pattern and the value', () => {
    fc.assert(
      fc.property(sources, fc.constantFrom('a', 'b', '1', 'a1', 'ab', 'a.', '-'), (source, unit) => {
        const { pattern } = normaliseRule('username', { enabled: 1, acceptedPattern: source }, () => {})
        const value = `${unit.repeat(longestTested).slice(0, longestTested - 1)}!`
        const start = performance.now()
        brokenRules([{ need: [], rule: pattern === undefined ? {} : { pattern }, value }])
        // A pattern that backtracks on such a value takes minutes.
        expect(performance.now() - start, pattern).toBeLessThan(2000)
      }),
      { numRuns: runsOf(2000) },
    )
  })
})
