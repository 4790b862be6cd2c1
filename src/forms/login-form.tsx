import { useMemo, useState } from 'react'
import { GatewayError } from '@/gateway/gateway-error'
import { useText } from '@/i18n/language'
import { useSessionActions } from '@/site/session-actions'
import { useSite } from '@/site/site-context'
import type { FormValues } from './form-shape'
import { withCaptcha } from './login-fields'
import { RuleForm } from './rule-form'

const noRules = {}

/** Sign-in with user name and password. The captcha is asked after a refusal that wants one, and from then on (1 §4). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const { login } = useSite().fields.forms
  const session = useSessionActions()
  const [needsCaptcha, askCaptcha] = useState(false)
  const form = useMemo(() => withCaptcha(login, needsCaptcha), [login, needsCaptcha])

  async function handleSubmit(values: FormValues) {
    try {
      await session.signIn(credentials(values))
    } catch (error) {
      if (wantsCaptcha(error)) askCaptcha(true)
      throw error
    }
    onSignedIn()
  }

  return (
    <RuleForm form={form} rules={noRules} submitLabel={t('login.submit')} onSubmit={handleSubmit} forgetsPasswords />
  )
}

function credentials(values: FormValues) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const captcha = text('captcha')
  return {
    type: 'username' as const,
    username: text('username'),
    password: text('password'),
    ...(captcha === '' ? {} : { captcha, captchaId: text('captchaId') }),
  }
}

function wantsCaptcha(error: unknown): boolean {
  if (!(error instanceof GatewayError) || typeof error.value !== 'object' || error.value === null) return false
  return 'captcha' in error.value && error.value.captcha === true
}
