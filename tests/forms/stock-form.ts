import type { CustomValidator, RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { nativeEngine } from '@/contract/field-rules/testing/native-engine'
import { patterns } from '@/sandbox/settings/rules/patterns'
import { optionsOf, type FormShape } from '@/site/forms/state/form-shape'
import { ruleValidator } from '@/site/forms/state/rule-validator'

/** The values of a form, of any kind. */
export type Values = Readonly<Record<string, unknown>>

/** The keywords that a form's fields break: one for each field in our form, all of them in a stock form. */
export type Verdict = Readonly<Record<string, readonly string[]>>

/** The verdict of RuleForm. */
export function ownVerdict({ schema, uiSchema }: FormShape, values: Values): Verdict {
  const { errors } = ruleValidator.validateFormData(values, schema, undefined, undefined, uiSchema)
  return byField(errors)
}

/** As it is without any options, but for what this Node lacks: every pattern has the flag u. */
const stock = customizeValidator({ ajvOptionsOverrides: { code: { regExp: nativeEngine(Object.values(patterns)) } } })

/** The verdict of a stock form of the same schema, which compares repeated values by `customValidate`. */
export function stockVerdict(shape: FormShape, values: Values): Verdict {
  return byField(stock.validateFormData(values, shape.schema, repeats(shape), undefined, shape.uiSchema).errors)
}

/** Whether a stock form's validator takes the values, without what `customValidate` adds. */
export function isStockValid(schema: RJSFSchema, values: Values): boolean {
  return stock.isValid(schema, values, schema)
}

/** Undefined for a form without repeated values, because RJSF fills in defaults again before it calls it. */
function repeats({ schema, uiSchema }: FormShape): CustomValidator<Values> | undefined {
  const names = Object.keys(schema.properties ?? {})
  const pairs = names.flatMap((name) => {
    const { sameAs } = optionsOf(uiSchema, name)
    return sameAs === undefined ? [] : [[name, sameAs] as const]
  })
  if (pairs.length === 0) return undefined
  return (values = {}, errors) => {
    for (const [name, other] of pairs) if (values[name] !== values[other]) errors[name]?.addError('sameAs')
    return errors
  }
}

function byField(errors: readonly { name?: string | undefined; property?: string | undefined; message?: string }[]) {
  const found: Record<string, string[]> = {}
  for (const { name, property = '', message = '' } of errors) {
    // What customValidate adds has no keyword: its message is one.
    ;(found[property.replace(/^\./, '')] ??= []).push(name ?? message)
  }
  return found
}
