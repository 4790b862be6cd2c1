import { useMemo, useState } from 'react'
import { useSessionActions } from '@/flows/session-actions'
import { GatewayError } from '@/gateway/gateway-error'
import { useText } from '@/i18n/language'
import { forgetName, rememberedName, rememberName } from '@/session/remembered-name'
import { useWholeSite } from '@/site/site-context'
import type { FormValues } from './form-shape'
import { loginFields } from './login-fields'
import { RuleForm } from './rule-form'
import { textsOf } from './texts-of'

const noRules = {}

interface Props {
  /** Name to start with; empty: the remembered one. */
  readonly account: string
  readonly onSignedIn: () => void
}

/** Sign-in with user name and password. The captcha is asked after a refusal that wants one, and from then on (1 §4). */
export function LoginByName({ account, onSignedIn }: Props) {
  const t = useText()
  const { login } = useWholeSite().fields.forms
  const session = useSessionActions()
  const [needsCaptcha, askCaptcha] = useState(false)
  const form = useMemo(() => loginFields(login, needsCaptcha), [login, needsCaptcha])
  const [initial] = useState(() => initialValues(account))

  async function handleSubmit(values: FormValues) {
    const request = credentials(values)
    if (values['remember'] !== true) forgetName()
    try {
      await session.signIn(request)
    } catch (error) {
      if (wantsCaptcha(error)) askCaptcha(true)
      throw error
    }
    if (values['remember'] === true) rememberName(request.username)
    onSignedIn()
  }

  return (
    <RuleForm
      form={form}
      rules={noRules}
      initial={initial}
      submitLabel={t('login.submit')}
      onSubmit={handleSubmit}
      forgetsPasswords
    />
  )
}

function initialValues(account: string): FormValues {
  const remembered = rememberedName()
  const username = account === '' ? remembered : account
  return { ...(username === '' ? {} : { username }), ...(remembered === '' ? {} : { remember: true }) }
}

function credentials(values: FormValues) {
  const { captcha, captchaId, ...rest } = textsOf(values, ['username', 'password', 'captcha', 'captchaId'])
  return { type: 'username' as const, ...rest, ...(captcha === '' ? {} : { captcha, captchaId }) }
}

function wantsCaptcha(error: unknown): boolean {
  if (!(error instanceof GatewayError) || typeof error.value !== 'object' || error.value === null) return false
  return 'captcha' in error.value && error.value.captcha === true
}
