import type { FieldConfig, FormConfig } from '@/generated/merchant-types'

type Text = Extract<FieldConfig, { widget: 'text' }>
type Password = Extract<FieldConfig, { widget: 'password' }>

const defaults = {
  shown: 'rule',
  required: 'rule',
  autocomplete: 'off',
  inputMode: 'text',
  trim: true,
  messages: { patterns: {} },
} as const

/** Fields with the defaults of the schema. */
export function textField(more: Partial<Omit<Text, 'label'>> & Pick<Text, 'label'>): Text {
  return { ...defaults, ...more, widget: 'text' }
}

export function passwordField(more: Partial<Omit<Password, 'label'>> & Pick<Password, 'label'>): Password {
  return { ...defaults, ...more, widget: 'password' }
}

/** A form of given fields, in their order. */
export function formOf(fields: FormConfig['fields']): FormConfig {
  return { fields, order: Object.keys(fields) }
}
