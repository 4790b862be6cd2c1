import type { ReactNode } from 'react'
import type { Rules } from '@/contract/field-rules/rule'
import { useErrorText } from '@/site/gateway/error-text'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { KeepsEarlyInput } from './early-input'
import { useRegisterRules } from './use-register-rules'
import { WaitingForm } from './waiting-form'

interface Props {
  /** Shown as a placeholder until the rules have loaded. */
  readonly form: FormConfig
  readonly children: (rules: Rules) => ReactNode
}

/** A form that applies registration rules, such as those for a number or a password (1 §5). */
export function WithRules(props: Props) {
  return (
    <KeepsEarlyInput>
      <WhenThere {...props} />
    </KeepsEarlyInput>
  )
}

function WhenThere({ form, children }: Props) {
  const errorText = useErrorText()
  const { normalised, error, isValidating, retry } = useRegisterRules()
  if (normalised !== undefined) return children(normalised.rules)
  if (error) return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={retry} />
  return <WaitingForm form={form} />
}
