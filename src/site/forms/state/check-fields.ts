import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { validateRules } from '@/contract/generated/validate-rules.js'
import type { BrokenKeyword, FieldError } from './field-errors'
import { optionsOf, type FieldValue, type FormValues, type Limits } from './form-shape'

/** One entry of the validator: see schemas/common/rule-check.schema.json. */
interface RuleCheck {
  readonly need: readonly 'value'[]
  readonly rule: Limits
  readonly value?: string
}

const needed = ['value'] as const
const optional = [] as const

/** The first error of each named field, keyed by name, in the fields' order. */
export function checkFields(
  { schema, uiSchema }: { schema: RJSFSchema; uiSchema: UiSchema | undefined },
  values: FormValues,
  names: readonly string[] = Object.keys(schema.properties ?? {}),
): ReadonlyMap<string, FieldError> {
  const broken = brokenRules(names.map((name) => ruleCheck(schema, name, values[name])))
  const errors = new Map<string, FieldError>()
  names.forEach((name, index) => {
    const options = optionsOf(uiSchema, name)
    const differs = options.sameAs !== undefined && (values[name] ?? '') !== (values[options.sameAs] ?? '')
    const code = broken.get(index) ?? (differs ? 'sameAs' : undefined)
    if (code === undefined) return
    const { minLength: min, maxLength: max } = limitsOf(schema, name)
    errors.set(name, { code, params: { ...withoutAbsent({ patternId: options.patternId, min, max }) } })
  })
  return errors
}

/** The first broken keyword of each check, keyed by its index in the list. */
export function brokenRules(checks: readonly RuleCheck[]): Map<number, BrokenKeyword> {
  const broken = new Map<number, BrokenKeyword>()
  if (validateRules(checks)) return broken
  for (const { instancePath, keyword } of validateRules.errors ?? []) {
    const index = Number(instancePath.split('/')[1])
    // ajv reports `if` in addition to the pattern inside it that did not match.
    if (keyword !== 'if' && !broken.has(index)) broken.set(index, keyword as BrokenKeyword)
  }
  return broken
}

/** An empty text and an unticked checkbox count as missing values. */
function ruleCheck(schema: RJSFSchema, name: string, value: FieldValue): RuleCheck {
  const need = schema.required?.includes(name) ? needed : optional
  const text = value === true ? 'true' : value
  return text === undefined || text === false || text === ''
    ? { need, rule: {} }
    : { need, rule: limitsOf(schema, name), value: text }
}

function limitsOf(schema: RJSFSchema, name: string): Limits {
  return (schema.properties?.[name] ?? {}) as Limits
}

function withoutAbsent<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
