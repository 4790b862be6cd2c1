import type { JsonObject } from '@/merchants/json-value'

/** What the login call takes of them. */
const ofLogin = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha']

/** The same fields in each form, as far as it takes them: one of each widget, and each with a rule. */
export function samplerFields(): JsonObject {
  const label = (name: string) => `field.${name}`
  const fields: Record<string, JsonObject> = {
    username: { widget: 'text', rule: 'username' },
    email: { widget: 'text', rule: 'email', sameAs: 'username' },
    password: { widget: 'password', rule: 'password' },
    confirmPassword: { widget: 'password', rule: 'confirmPassword', sameAs: 'password' },
    mobileNum: { widget: 'mobile', rule: 'mobileNum' },
    verificationCode: { widget: 'sms-code', rule: 'verificationCode' },
    captcha: { widget: 'captcha', rule: 'captcha' },
    agreement: { widget: 'agreement', rule: 'line', link: { action: 'navigate', to: '/help' } },
    zalo: { widget: 'select', rule: 'zalo', options: [{ value: 'one', label: label('one') }] },
    birthday: { widget: 'date', rule: 'facebook' },
  }
  const named = Object.entries(fields).map(([name, field]) => [name, { ...field, label: label(name) }] as const)
  const formOf = (chosen: typeof named): JsonObject => ({
    fields: Object.fromEntries(chosen),
    order: chosen.map(([name]) => name),
  })
  const form = formOf(named)
  const login = formOf(named.filter(([name]) => ofLogin.includes(name)))
  return { forms: { register: form, registerMobile: form, login }, patterns: { sample: label('pattern') } }
}
