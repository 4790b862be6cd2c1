import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Rule, Rules } from '@/contract/field-rules/rule'
import type { Condition, FieldConfig, FormConfig } from '@/contract/generated/merchant-types'
import type { FieldOptions, FormShape } from './form-shape'

/** Maximum length of an SMS code (1 §5, §9). */
const codeLength = 255

/** Combines the merchant's fields and the server's rules into one form (1 §5). */
export function rulesToSchema(form: FormConfig, rules: Rules, isMet: (when?: Condition) => boolean): FormShape {
  const asked = form.order.flatMap((name) => {
    const field = form.fields[name]
    return field !== undefined && isShown(field) ? [[name, field] as const] : []
  })
  const required = asked.filter(([, field]) => isRequired(field, rules)).map(([name]) => name)
  const properties: Record<string, RJSFSchema> = {}
  const uiSchema: UiSchema = { 'ui:order': asked.map(([name]) => name) }
  for (const [name, field] of asked) {
    const rule = ruleOf(field, rules)
    properties[name] = property(field, rule)
    uiSchema[name] = { 'ui:widget': field.widget, 'ui:options': options(field, rule) }
  }
  return { schema: { type: 'object', required, properties }, uiSchema, fields: Object.fromEntries(asked) }

  /** An SMS code is sent to a mobile number: without that field the code is not asked either. */
  function isShown(field: FieldConfig): boolean {
    const mobile = field.widget === 'sms-code' ? form.fields[field.mobile] : undefined
    return [field, mobile].every((each) => each === undefined || (isMet(each.when) && isAsked(each, rules)))
  }
}

function ruleOf(field: FieldConfig, rules: Rules): Rule | undefined {
  return field.rule === undefined ? undefined : rules[field.rule]
}

function isAsked(field: FieldConfig, rules: Rules): boolean {
  return field.shown === 'always' || field.rule === undefined || ruleOf(field, rules)?.enabled === true
}

function isRequired(field: FieldConfig, rules: Rules): boolean {
  return field.required === 'always' || (field.required === 'rule' && ruleOf(field, rules)?.required === true)
}

function property(field: FieldConfig, rule: Rule | undefined): RJSFSchema {
  if (field.widget === 'agreement') return { type: 'boolean', default: field.initial }
  if (field.widget === 'select') return { type: 'string' }
  const maxLength = rule?.maxLength ?? (field.widget === 'sms-code' ? codeLength : undefined)
  return {
    type: 'string',
    ...(rule?.minLength === undefined ? {} : { minLength: rule.minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(rule?.pattern === undefined ? {} : { pattern: rule.pattern }),
  }
}

function options(field: FieldConfig, rule: Rule | undefined): FieldOptions {
  return {
    ...('sameAs' in field ? { sameAs: field.sameAs } : {}),
    ...(rule?.patternId === undefined ? {} : { patternId: rule.patternId }),
  }
}
