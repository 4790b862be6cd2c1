import type { FieldConfig, FormConfig } from '@/contract/generated/merchant-types'

type Text = Extract<FieldConfig, { widget: 'text' }>
type Password = Extract<FieldConfig, { widget: 'password' }>
type Mobile = Extract<FieldConfig, { widget: 'mobile' }>
type SmsCode = Extract<FieldConfig, { widget: 'sms-code' }>

const defaults = {
  shown: 'rule',
  required: 'rule',
  autocomplete: 'off',
  inputMode: 'text',
  trim: true,
  messages: { patterns: {} },
} as const

/** Fields with the schema's defaults. */
export function textField(more: Partial<Omit<Text, 'label'>> & Pick<Text, 'label'>): Text {
  return { ...defaults, ...more, widget: 'text' }
}

export function passwordField(more: Partial<Omit<Password, 'label'>> & Pick<Password, 'label'>): Password {
  return { ...defaults, ...more, widget: 'password' }
}

const sent = { label: 'form.mobileNum', shown: 'always', required: 'always', messages: { patterns: {} } } as const

/** A mobile field that is asked whatever the rules say, and the field for the code that is sent to it. */
export function mobileField(more: Partial<Mobile> = {}): Mobile {
  return { ...sent, autocomplete: 'tel-national', inputMode: 'tel', ...more, widget: 'mobile' }
}

export function smsCodeField(more: Partial<SmsCode> = {}): SmsCode {
  const to = { label: 'form.verificationCode', mobile: 'mobileNum' } as const
  return { ...sent, ...to, autocomplete: 'one-time-code', inputMode: 'numeric', ...more, widget: 'sms-code' }
}

/** A form of the given fields, in their order. */
export function formOf(fields: FormConfig['fields']): FormConfig {
  return { fields, order: Object.keys(fields) }
}
