import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FieldConfig } from '@/contract/generated/merchant-types'

export type FieldValue = string | boolean | undefined
export type FormValues = Readonly<Record<string, FieldValue>>

/** What a rule limits, as the schema of a field says it. */
export interface Limits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** A form as RJSF takes it, and the configuration of the fields that it asks. */
export interface FormShape {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly fields: Readonly<Record<string, FieldConfig>>
}

/** What a field is checked by beside the limits of its schema. */
export interface FieldOptions {
  /** The field whose value it repeats. */
  readonly sameAs?: string
  readonly patternId?: string
}

export function optionsOf(uiSchema: UiSchema | undefined, name: string): FieldOptions {
  const field = uiSchema?.[name] as UiSchema | undefined
  return (field?.['ui:options'] ?? {}) as FieldOptions
}
