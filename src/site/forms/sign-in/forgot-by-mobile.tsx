import { useGateway } from '@/site/gateway/gateway-context'
import { setPasswordByPhone } from '@/site/gateway/account/passwords'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { success } from '@/site/merchant/actions/message-presets'
import { useWholeSite } from '@/site/merchant/site-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { useSignInCode } from './use-sign-in-code'
import { WithRules } from '@/site/forms/with-rules'

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
          name="forgotByMobile"
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
