import { inspect, isDeepStrictEqual } from 'node:util'
import { createSchemaUtils } from '@rjsf/utils'
import ajv8 from '@rjsf/validator-ajv8'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawRules } from '@/contract/field-rules/testing/raw-rules'
import type { FormShape } from '@/site/forms/state/form-shape'
import { ruleValidator } from '@/site/forms/state/rule-validator'
import { rulesToSchema } from '@/site/forms/state/rules-to-schema'
import { anyValues, edgeValues, limitValues, longestTested } from './field-values'
import { formOfRules, ruleCorpus, type RuledForm } from './rule-corpus'
import { isStockValid, ownVerdict, stockVerdict, type Values, type Verdict } from './stock-form'

/**
 * RuleForm judges as a stock form of RJSF with `@rjsf/validator-ajv8` does: the same values are taken, and otherwise
 * the same fields are wrong for the same reason. Where the two differ on purpose is said by the last tests.
 */
const seed = 30
const corpus = ruleCorpus()
const shapeOf = ({ form, rules }: RuledForm) => rulesToSchema(form, rules, () => true)

/** A field shows one error: a value that is too long is not tested further, and a pattern is named before a length. */
const order = ['type', 'required', 'maxLength', 'pattern', 'minLength', 'sameAs']

function firstOfEach(verdict: Verdict): Verdict {
  const first = (keywords: readonly string[]) =>
    keywords.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).slice(0, 1)
  return Object.fromEntries(Object.entries(verdict).map(([name, keywords]) => [name, first(keywords)]))
}

/** Throws where the verdicts differ. Without a matcher for each of so many, which would take most of the time. */
function assertAlike(shape: FormShape, values: Values): void {
  const own = ownVerdict(shape, values)
  const other = firstOfEach(stockVerdict(shape, values))
  if (!isDeepStrictEqual(own, other))
    expect({ ...shape.schema, values, verdict: own }).toEqual({ ...shape.schema, values, verdict: other })
  const isOwnValid = ruleValidator.isValid(shape.schema, values, shape.schema)
  if (isOwnValid !== isStockValid(shape.schema, values)) throw new Error(`valid: ${isOwnValid}: ${inspect(values)}`)
}

it('has rules of every kind', () => {
  const keywords = corpus.flatMap((each) =>
    Object.values(shapeOf(each).schema.properties ?? {}).flatMap((property) => Object.keys(property)),
  )
  expect(corpus.length).toBeGreaterThan(100)
  expect(new Set(keywords)).toEqual(new Set(['type', 'minLength', 'maxLength', 'pattern', 'default']))
})

describe.each(corpus.map((each) => [each.name, shapeOf(each)] as const))('%s', (_, shape) => {
  it('is judged as by a stock form', () => {
    for (const values of [{}, ...edgeValues(shape.schema), ...limitValues(shape.schema)]) assertAlike(shape, values)
    fc.assert(
      fc.property(anyValues(shape.schema), (values) => assertAlike(shape, values)),
      { seed, numRuns: 20 },
    )
  })

  it('begins with the values of a stock form', () => {
    const start = (validator: typeof ruleValidator) =>
      createSchemaUtils(validator, shape.schema).getDefaultFormState(shape.schema, {}) as unknown
    expect(start(ruleValidator)).toEqual(start(ajv8))
  })
})

it('judges as a stock form does whatever rules a server may send', () => {
  const forms = fc
    .array(rawRules, { minLength: 1, maxLength: 4 })
    .map((raw) => shapeOf(formOfRules('any', Object.fromEntries(raw.map((rule, at) => [`field${at}`, rule])))))
  const cases = forms.chain((shape) => anyValues(shape.schema).map((values) => [shape, values] as const))
  fc.assert(
    fc.property(cases, ([shape, values]) => assertAlike(shape, values)),
    { seed, numRuns: 150 },
  )
})

describe('RuleForm differs from a stock form on purpose', () => {
  const one = (rule: object) => shapeOf(formOfRules('one', { field: { enabled: true, ...rule } }))
  const verdicts = (shape: FormShape, values: Values) => [ownVerdict(shape, values), stockVerdict(shape, values)]

  it('asks for a tick, where a stock form takes an unticked box as an answer', () => {
    const agreement = corpus.find(({ name }) => name === 'base, registerMobile')
    const { schema, ...shape } = shapeOf(agreement as RuledForm)
    const box = {
      ...shape,
      schema: { ...schema, required: ['agreement'], properties: { agreement: { type: 'boolean' } } },
    }
    expect(verdicts(box as FormShape, { agreement: false })).toEqual([{ agreement: ['required'] }, {}])
    expect(verdicts(box as FormShape, { agreement: true })).toEqual([{}, {}])
  })

  it('takes an empty text as missing, which a stock form leaves to its inputs', () => {
    expect(verdicts(one({ required: true }), { field: '' })).toEqual([{ field: ['required'] }, {}])
    expect(verdicts(one({ minLength: 2 }), { field: '' })).toEqual([{}, { field: ['minLength'] }])
  })

  it('leaves the kind of a box and of a text to the widgets, which have no other', () => {
    expect(verdicts(one({}), { field: true })).toEqual([{}, { field: ['type'] }])
    expect(verdicts(one({}), { field: false })).toEqual([{}, { field: ['type'] }])
  })

  it('leaves to the server whether a very long text has its pattern, because it may take seconds', () => {
    const shape = one({ acceptedPattern: '^b+$' })
    expect(verdicts(shape, { field: 'a'.repeat(longestTested + 1) })).toEqual([{}, { field: ['pattern'] }])
    expect(ownVerdict(shape, { field: 'a'.repeat(longestTested) })).toEqual({ field: ['pattern'] })
  })
})

describe('a pattern', () => {
  const one = (acceptedPattern: string) => shapeOf(formOfRules('one', { field: { enabled: true, acceptedPattern } }))
  const verdicts = (shape: FormShape, values: Values) => [ownVerdict(shape, values), stockVerdict(shape, values)]

  it('counts a rare character once, as lengths do', () => {
    expect(verdicts(one('^..$'), { field: '🎲🎲' })).toEqual([{}, {}])
    const wrong = { field: ['pattern'] }
    expect(verdicts(one('^..$'), { field: '🎲' })).toEqual([wrong, wrong])
  })

  it('is brought to what compiles with the flag u', () => {
    expect(verdicts(one('^\\w+\\-\\w+$'), { field: 'a-b' })).toEqual([{}, {}])
  })
})
