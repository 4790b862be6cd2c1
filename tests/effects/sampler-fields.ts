import type { JsonObject } from '@/contract/json/json-value'

/** The same fields in each form, as far as it supports them: one of each widget, and each with a rule. */
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
  const only = (...names: string[]) => formOf(named.filter(([name]) => names.includes(name)))
  const password = fields['password'] ?? {}
  const passwords = ['oldPassword', 'newPassword', 'confirmNewPassword'].map(
    (name) => [name, { ...password, label: label(name) }] as const,
  )
  const forms = {
    register: form,
    registerMobile: form,
    login: login(label),
    loginSms: only('mobileNum', 'verificationCode'),
    changePassword: formOf(passwords),
    forgotByEmail: only('username', 'email'),
    forgotByMobile: formOf([
      ...named.filter(([name]) => ['mobileNum', 'verificationCode'].includes(name)),
      ...passwords.filter(([name]) => name === 'newPassword'),
    ]),
  }
  return { forms, patterns: { sample: label('pattern') } }
}

/** The fields of a sign-in have no widget, because their name implies it. */
function login(label: (name: string) => string): JsonObject {
  const names = ['username', 'password', 'captcha', 'remember']
  return { fields: Object.fromEntries(names.map((name) => [name, { label: label(name) }])), order: names }
}
