import { Amount } from '@/elements/amount'
import { RefusalTold } from '@/elements/refusal-told'
import { ToldBox } from '@/elements/told-box'
import type { IntentOf } from '@/flows/money/use-money-intent'
import { useText } from '@/i18n/language'
import { IconButton } from '@/ui/icon-button'

interface DepositOutcomeProps {
  readonly state: IntentOf<'requestDeposit'>
  readonly onDismiss: () => void
}

/** What became of the last request, as long as there is none to show: unknown while it is. */
export function DepositOutcome({ state, onDismiss }: DepositOutcomeProps) {
  const t = useText()
  if (state.status === 'free' || state.status === 'sending' || state.status === 'done') return null
  if (state.status === 'busy') return <ToldBox icon="info">{t('deposit.busy')}</ToldBox>
  if (state.status === 'checking')
    return (
      <ToldBox icon="info">
        <p>{t('deposit.checking')}</p>
        <Amount amount={state.intent.request.amount} />
      </ToldBox>
    )
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  return (
    <ToldBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? <RefusalTold error={state.error} /> : <p>{t('deposit.forgotten')}</p>}
    </ToldBox>
  )
}
