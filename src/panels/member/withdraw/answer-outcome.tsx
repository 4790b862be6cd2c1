import { ToldBox } from '@/elements/told-box'
import type { IntentOf } from '@/flows/money/use-money-intent'
import { useErrorText } from '@/gateway/error-text'
import { useText } from '@/i18n/language'
import { IconButton } from '@/ui/icon-button'
import '@/ui/later-icons'

interface AnswerOutcomeProps {
  readonly state: IntentOf<'confirmWithdrawal'>
  readonly onDismiss: () => void
}

/** What became of the last answer: unknown while it is. */
export function AnswerOutcome({ state, onDismiss }: AnswerOutcomeProps) {
  const t = useText()
  const errorText = useErrorText()
  if (state.status === 'free' || state.status === 'sending' || state.status === 'busy') return null
  if (state.status === 'checking') return <ToldBox icon="info">{t('withdraw.ask.checking')}</ToldBox>
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  if (state.status === 'done')
    return (
      <ToldBox icon="check-circle" tone="good" close={close}>
        {t(`withdraw.ask.done.${state.intent.request.answer}`)}
      </ToldBox>
    )
  return (
    <ToldBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? errorText(state.error) : t('withdraw.ask.forgotten')}
    </ToldBox>
  )
}
