import type { FieldConfig, FormConfig } from '@/generated/merchant-types'

/** The login form as it is asked: the rules of a registration say nothing about signing in, only when the captcha is wanted. */
export function withCaptcha({ fields, order }: FormConfig, isWanted: boolean): FormConfig {
  const isAsked = (field: FieldConfig | undefined) =>
    field?.widget !== 'captcha' || isWanted || field.shown === 'always'
  return {
    order: order.filter((name) => isAsked(fields[name])),
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, certain(field)])),
  }
}

/** A captcha that is asked must be answered, unless the merchant never requires it. */
function certain(field: FieldConfig): FieldConfig {
  if (field.widget !== 'captcha') return field
  return { ...field, shown: 'always', required: field.required === 'never' ? 'never' : 'always' }
}
