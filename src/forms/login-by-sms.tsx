import { useSessionActions } from '@/flows/session-actions'
import { useText } from '@/i18n/language'
import { useWholeSite } from '@/site/site-context'
import type { FormValues } from './form-shape'
import { RuleForm } from './rule-form'
import { textsOf } from './texts-of'
import { useSignInCode } from './use-sign-in-code'
import { WithRules } from './with-rules'

/** Sign-in with a code sent to the mobile number (1 §5). */
export function LoginBySms({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const { loginSms } = useWholeSite().fields.forms
  const session = useSessionActions()
  const sms = useSignInCode('login')

  async function handleSubmit(values: FormValues) {
    await session.signIn({
      type: 'sms',
      ...textsOf(values, ['mobileNum', 'verificationCode', 'countryDialingCode']),
    })
    onSignedIn()
  }

  return (
    <WithRules form={loginSms}>
      {(rules) => (
        <RuleForm form={loginSms} rules={rules} sms={sms} submitLabel={t('login.submit')} onSubmit={handleSubmit} />
      )}
    </WithRules>
  )
}
