import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useGateway } from '@/site/gateway/gateway-context'
import { forgotPassword } from '@/site/gateway/account/passwords'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import type { FormValues } from '@/site/forms/state/form-shape'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { WithRules } from '@/site/forms/with-rules'

/** Sends a one-time password by e-mail. The confirmation does not reveal whether the account exists. */
export function ForgotByEmail({ onDone }: { onDone: (account: string) => void }) {
  const t = useText()
  const gateway = useGateway()
  const { forgotByEmail } = useWholeSite().fields.forms
  const [sentFor, setSentFor] = useState<string>()

  async function handleSubmit(values: FormValues) {
    const request = textsOf(values, ['username', 'email'])
    await gateway.send(forgotPassword, request)
    setSentFor(request.username)
  }

  if (sentFor !== undefined) return <Sent onDone={() => onDone(sentFor)} />
  return (
    <WithRules form={forgotByEmail}>
      {(rules) => (
        <RuleForm
          name="forgotByEmail"
          form={forgotByEmail}
          rules={rules}
          submitLabel={t('forgot-password.emailSubmit')}
          onSubmit={handleSubmit}
        />
      )}
    </WithRules>
  )
}

function Sent({ onDone }: { onDone: () => void }) {
  const t = useText()
  const text = useRef<HTMLParagraphElement>(null)
  // The form has been unmounted and the focus was lost with it, so the confirmation takes the focus.
  useEffect(() => text.current?.focus(), [])
  return (
    <Answer>
      <p ref={text} tabIndex={-1} role="status">
        {t('forgot-password.emailSent')}
      </p>
      <Button emphasis="strong" onClick={onDone}>
        {t('forgot-password.backToLogin')}
      </Button>
    </Answer>
  )
}

const Answer = styled.div`
  display: grid;
  gap: var(--space-4);
  text-wrap: pretty;
`
