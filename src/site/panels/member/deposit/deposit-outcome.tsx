import { Amount } from '@/site/elements/amount'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import type { IntentOf } from '@/site/money/use-money-intent'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'

interface DepositOutcomeProps {
  readonly state: IntentOf<'requestDeposit'>
  readonly onDismiss: () => void
}

/**
 * The result of the last request while there is no deposit to show. It is shown as unknown while it is being checked.
 */
export function DepositOutcome({ state, onDismiss }: DepositOutcomeProps) {
  const t = useText()
  if (state.status === 'free' || state.status === 'sending' || state.status === 'done') return null
  if (state.status === 'busy') return <ResultBox icon="info">{t('deposit.busy')}</ResultBox>
  if (state.status === 'checking')
    return (
      <ResultBox icon="info">
        <p>{t('deposit.checking')}</p>
        <Amount amount={state.intent.request.amount} />
      </ResultBox>
    )
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  return (
    <ResultBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? <RefusalMessage error={state.error} /> : <p>{t('deposit.forgotten')}</p>}
    </ResultBox>
  )
}
