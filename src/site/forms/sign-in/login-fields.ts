import type { FieldConfig, FormConfig, LoginFormConfig, TextKey } from '@/contract/generated/merchant-types'

/**
 * The fields of the login form (1 §5). Registration rules do not apply to signing in, so every field that is asked is
 * required. The captcha is asked only when the server wants one.
 */
export function loginFields({ fields, order }: LoginFormConfig, asksCaptcha: boolean): FormConfig {
  const { username, password, captcha, remember } = fields
  const known: Partial<Record<string, FieldConfig>> = {
    username: username && { ...asked, widget: 'text', trim: true, ...username, messages: messages(username) },
    password: password && {
      ...asked,
      widget: 'password',
      inputMode: 'text',
      trim: true,
      ...password,
      messages: messages(password),
    },
    captcha: asksCaptcha
      ? captcha && { ...asked, widget: 'captcha', ...captcha, messages: messages(captcha) }
      : undefined,
    remember: remember && { shown: 'always', required: 'never', widget: 'agreement', messages: {}, ...remember },
  }
  const shown = order.filter((name) => known[name] !== undefined)
  // `shown` contains only names of known fields.
  return { order: shown, fields: Object.fromEntries(shown.map((name) => [name, known[name] as FieldConfig])) }
}

const asked = { shown: 'always', required: 'always' } as const

function messages({ messages: own }: { readonly messages: { readonly required?: TextKey } }) {
  return { patterns: {}, ...own }
}

/** Adds the field for the second factor, a code that the server has sent. No merchant can leave it out (2 §4). */
export function withCode({ fields, order }: FormConfig): FormConfig {
  const others = order.filter((name) => name !== 'remember')
  const last = order.length > others.length ? ['remember'] : []
  return { order: [...others, 'verificationCode', ...last], fields: { ...fields, verificationCode } }
}

/** Submitting it empty requests another code. */
const verificationCode: FieldConfig = {
  ...{ shown: 'always', required: 'never', widget: 'text', trim: true, inputMode: 'numeric' },
  ...{ label: 'login.secondCode', help: 'login.secondCodeHelp', autocomplete: 'one-time-code' },
  messages: { patterns: {} },
}
