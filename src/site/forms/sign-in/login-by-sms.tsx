import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { useSignInCode } from './use-sign-in-code'
import { WithRules } from '@/site/forms/with-rules'

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
        <RuleForm
          name="loginSms"
          form={loginSms}
          rules={rules}
          sms={sms}
          submitLabel={t('login.submit')}
          onSubmit={handleSubmit}
        />
      )}
    </WithRules>
  )
}
