import { useMemo, useState } from 'react'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useText } from '@/site/i18n/language'
import { passwordChange } from '@/site/session/password-change'
import { useWholeSite } from '@/site/merchant/site-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { WithRules } from '@/site/forms/with-rules'

/** Asks for a new password. The current one is not asked from a player who has just signed in with it (1 §5). */
export function ChangePasswordForm() {
  const t = useText()
  const { changePassword } = useWholeSite().fields.forms
  const session = useSessionActions()
  const [known] = useState(() => passwordChange.get()?.oldPassword)
  const form = useMemo(
    () => ({ ...changePassword, order: changePassword.order.filter((name) => !known || name !== 'oldPassword') }),
    [changePassword, known],
  )

  async function handleSubmit(values: FormValues) {
    const typed = textsOf(values, ['oldPassword', 'newPassword', 'confirmNewPassword'])
    await session.changePassword({ ...typed, oldPassword: known ?? typed.oldPassword })
  }

  return (
    <WithRules form={form}>
      {(rules) => (
        <RuleForm
          name="changePassword"
          form={form}
          rules={rules}
          submitLabel={t('change-password.submit')}
          onSubmit={handleSubmit}
        />
      )}
    </WithRules>
  )
}
