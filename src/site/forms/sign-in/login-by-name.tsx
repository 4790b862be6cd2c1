import { useMemo, useState } from 'react'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { forgetName, rememberedName, rememberName } from '@/site/session/remembered-name'
import { useWholeSite } from '@/site/merchant/site-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { loginFields, withCode } from './login-fields'
import { refusedField } from '@/site/forms/state/refused-field'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'

const noRules = {}

interface Props {
  /** Account name to start with; empty: the remembered one. */
  readonly account: string
  readonly onSignedIn: () => void
}

/** Sign-in with user name and password. The captcha is asked once a refusal requires it, and from then on (1 §4). */
export function LoginByName({ account, onSignedIn }: Props) {
  const t = useText()
  const { login } = useWholeSite().fields.forms
  const session = useSessionActions()
  const [needsCaptcha, askCaptcha] = useState(false)
  const [needsCode, askCode] = useState(false)
  const form = useMemo(() => {
    const fields = loginFields(login, needsCaptcha)
    return needsCode ? withCode(fields) : fields
  }, [login, needsCaptcha, needsCode])
  const [initial] = useState(() => initialValues(account))

  async function handleSubmit(values: FormValues) {
    const request = credentials(values)
    if (values['remember'] !== true) forgetName()
    try {
      await session.signIn(request)
    } catch (error) {
      if (wantsCaptcha(error)) askCaptcha(true)
      if (wantsCode(error)) askCode(true)
      throw keepingPassword(error)
    }
    if (values['remember'] === true) rememberName(request.username)
    onSignedIn()
  }

  return (
    <RuleForm
      name="login"
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
  const names = ['username', 'password', 'captcha', 'captchaId', 'verificationCode'] as const
  const { captcha, captchaId, verificationCode, ...rest } = textsOf(values, names)
  return {
    ...{ type: 'username' as const, ...rest },
    ...(captcha === '' ? {} : { captcha, captchaId }),
    ...(verificationCode === '' ? {} : { verificationCode }),
  }
}

function wantsCaptcha(error: unknown): boolean {
  return refusalOf(error).captcha === true
}

/** The player's IP address is not registered, and a code was sent (2 §4). */
function wantsCode(error: unknown): boolean {
  return refusalOf(error).secondCheck === 'code'
}

function refusalOf(error: unknown): { readonly captcha?: unknown; readonly secondCheck?: unknown } {
  const isRefusal = error instanceof GatewayError && typeof error.value === 'object' && error.value !== null
  return isRefusal ? error.value : {}
}

/** The password was right, so an error about the code does not empty it. */
function keepingPassword(error: unknown): unknown {
  const isAboutCode = wantsCode(error) || (error instanceof GatewayError && refusedField(error) === 'verificationCode')
  if (!(error instanceof GatewayError) || !isAboutCode) return error
  const field = refusedField(error)
  const next = field === undefined ? { next: 'verificationCode' } : { field }
  return new SubmitAborted({ text: error.message, ...next })
}
