import type { Draft } from '@/engine/merge/draft'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { registrationFields } from '@/contract/field-rules/registration-fields'
import { child, isJsonObject, keysOf, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'

/** A registration rule that site.json gives the sandbox server as its initial one. */
export interface SandboxRule {
  readonly name: string
  readonly rule: JsonValue | undefined
  readonly path: Path
}

/** The registration rules that a merchant writes for the sandbox. */
export function sandboxRules({ config }: Draft): SandboxRule[] {
  return rulesIn(child(child(config.site, 'sandbox'), 'registerRules'))
}

export function rulesIn(rules: JsonValue | undefined): SandboxRule[] {
  return keysOf(rules).map((name) => ({ name, rule: child(rules, name), path: ['sandbox', 'registerRules', name] }))
}

const registrationForms = ['register', 'registerMobile']

/** A merged field of one of the registration forms. */
export interface AskedField {
  readonly form: string
  readonly name: string
  readonly field: JsonValue | undefined
}

/** The fields that the registration forms show. */
export function askedFields({ config }: Draft): AskedField[] {
  const forms = child(config.fields, 'forms')
  return registrationForms.flatMap((form) => askedBy(child(forms, form), form))
}

const askedBy = memoiseByPart((written, form: string): AskedField[] => {
  const order = child(written, 'order')
  const names = (Array.isArray(order) ? order : []).filter((each) => typeof each === 'string')
  const fields = child(written, 'fields')
  return names.map((name) => ({ form, name, field: child(fields, name) })).filter(({ field }) => isJsonObject(field))
})

/** Whether a field of these forms may have been misspelt, or be for a misspelt rule. */
export function hasMisspeltFields(draft: Draft): boolean {
  const isUnknown = (rule: JsonValue | undefined) => typeof rule === 'string' && !registrationFields.includes(rule)
  if (askedFields(draft).some(({ field }) => isUnknown(child(field, 'rule')))) return true
  return registrationForms.some((form) => {
    const written = valueAt(draft.config.fields, ['forms', form])
    const order = child(written, 'order')
    const fields = child(written, 'fields')
    return Array.isArray(order) && order.some((name) => typeof name === 'string' && child(fields, name) === undefined)
  })
}
