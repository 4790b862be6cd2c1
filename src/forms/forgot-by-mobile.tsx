import { useGateway } from '@/gateway/gateway-context'
import { setPasswordByPhone } from '@/gateway/passwords'
import { useText } from '@/i18n/language'
import { useDialogs } from '@/site/dialogs'
import { success } from '@/site/message-presets'
import { useWholeSite } from '@/site/site-context'
import type { FormValues } from './form-shape'
import { RuleForm } from './rule-form'
import { textsOf } from './texts-of'
import { useSignInCode } from './use-sign-in-code'
import { WithRules } from './with-rules'

/** Sets a new password with a code sent to the account's mobile number. */
export function ForgotByMobile({ onDone }: { onDone: (account: string) => void }) {
  const t = useText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const { forgotByMobile } = useWholeSite().fields.forms
  const sms = useSignInCode('forgot')

  async function handleSubmit(values: FormValues) {
    const names = ['mobileNum', 'verificationCode', 'newPassword', 'countryDialingCode'] as const
    await gateway.send(setPasswordByPhone, textsOf(values, names))
    await dialogs.confirm(success('change-password.done', 'nav.login'))
    onDone('')
  }

  return (
    <WithRules form={forgotByMobile}>
      {(rules) => (
        <RuleForm
          form={forgotByMobile}
          rules={rules}
          sms={sms}
          submitLabel={t('forgot-password.mobileSubmit')}
          onSubmit={handleSubmit}
        />
      )}
    </WithRules>
  )
}
