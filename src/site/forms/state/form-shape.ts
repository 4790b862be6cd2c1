import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FieldConfig } from '@/contract/generated/merchant-types'

export type FieldValue = string | boolean | undefined
export type FormValues = Readonly<Record<string, FieldValue>>

/** The limits of a rule, as keywords of a field's schema. */
export interface Limits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** A form in RJSF's format, and the configuration of its fields. */
export interface FormShape {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly fields: Readonly<Record<string, FieldConfig>>
}

/** What a field is validated by in addition to its schema's limits. */
export interface FieldOptions {
  /** The field whose value it must repeat. */
  readonly sameAs?: string
  readonly patternId?: string
}

export function optionsOf(uiSchema: UiSchema | undefined, name: string): FieldOptions {
  const field = uiSchema?.[name] as UiSchema | undefined
  return (field?.['ui:options'] ?? {}) as FieldOptions
}
