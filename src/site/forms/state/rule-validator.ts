import type { RJSFSchema, UiSchema, ValidationData, ValidatorType } from '@rjsf/utils'
import { checkFields } from './check-fields'
import type { FieldError } from './field-errors'
import type { FormValues } from './form-shape'

/**
 * The validator that RuleForm gives to RJSF. Errors are returned only in the list, as code and parameters: texts in
 * RJSF's error schema would stay in the current language after a switch, and filling it renders every field.
 */
export const ruleValidator: ValidatorType = {
  validateFormData(values: FormValues | undefined, schema: RJSFSchema, _custom, _transform, uiSchema?: UiSchema) {
    const errors = [...checkFields({ schema, uiSchema }, values ?? {})].map(([name, error]) => ({
      name: error.code,
      property: `.${name}`,
      params: error,
      stack: `${name} ${error.code}`,
    }))
    return { errors, errorSchema: {} } satisfies ValidationData<FormValues>
  },
  isValid(schema: RJSFSchema, values: FormValues | undefined) {
    return checkFields({ schema, uiSchema: undefined }, values ?? {}).size === 0
  },
  rawValidation: () => ({ errors: [] }),
}

/** The errors of a refused submit, keyed by field. */
export function errorsByField(
  errors: readonly { property?: string | undefined; params?: unknown }[],
): Map<string, FieldError> {
  return new Map(errors.map(({ property = '', params }) => [property.slice(1), params as FieldError]))
}
