import type { FieldConfig, FormConfig, LoginFormConfig, TextKey } from '@/contract/generated/merchant-types'

/**
 * The login form as it is asked (1 §5): the rules of a registration say nothing about signing in, so what is asked is
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
  // Only fields that are there are left.
  return { order: shown, fields: Object.fromEntries(shown.map((name) => [name, known[name] as FieldConfig])) }
}

const asked = { shown: 'always', required: 'always' } as const

function messages({ messages: own }: { readonly messages: { readonly required?: TextKey } }) {
  return { patterns: {}, ...own }
}

/** Where the server wants a second proof, which no merchant can leave out: the code that it has sent (2 §4). */
export function withCode({ fields, order }: FormConfig): FormConfig {
  const others = order.filter((name) => name !== 'remember')
  const last = order.length > others.length ? ['remember'] : []
  return { order: [...others, 'verificationCode', ...last], fields: { ...fields, verificationCode } }
}

/** Sent empty it asks for another code. */
const verificationCode: FieldConfig = {
  ...{ shown: 'always', required: 'never', widget: 'text', trim: true, inputMode: 'numeric' },
  ...{ label: 'login.secondCode', help: 'login.secondCodeHelp', autocomplete: 'one-time-code' },
  messages: { patterns: {} },
}
