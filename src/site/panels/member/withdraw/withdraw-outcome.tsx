import { Amount } from '@/site/elements/amount'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import type { IntentOf } from '@/site/money/use-money-intent'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { nextSteps } from './next-steps'

interface WithdrawOutcomeProps {
  readonly state: IntentOf<'requestWithdrawal'>
  /** The reason why the quote was refused. */
  readonly refused: GatewayError | undefined
  readonly onDismiss: () => void
}

/**
 * The result of the last request while there is no withdrawal to show. It is shown as unknown while it is being
 * checked.
 */
export function WithdrawOutcome({ state, refused, onDismiss }: WithdrawOutcomeProps) {
  const t = useText()
  if (state.status === 'busy') return <ResultBox icon="info">{t('withdraw.busy')}</ResultBox>
  if (state.status === 'checking')
    return (
      <ResultBox icon="info">
        <p>{t('withdraw.checking')}</p>
        <Amount amount={state.intent.request.amount} />
      </ResultBox>
    )
  const error = state.status === 'refused' ? state.error : refused
  if (error === undefined && state.status !== 'forgotten') return null
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  return (
    <ResultBox icon="alert-triangle" tone="bad" close={close}>
      {error === undefined ? <p>{t('withdraw.forgotten')}</p> : <RefusalMessage error={error} next={nextSteps} />}
    </ResultBox>
  )
}
