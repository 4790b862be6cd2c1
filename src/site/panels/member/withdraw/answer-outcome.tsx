import { ResultBox } from '@/site/elements/result-box'
import type { IntentOf } from '@/site/money/use-money-intent'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import '@/site/ui/icons/later-icons'

interface AnswerOutcomeProps {
  readonly state: IntentOf<'confirmWithdrawal'>
  readonly onDismiss: () => void
}

/** The result of the last answer. It is shown as unknown while it is being checked. */
export function AnswerOutcome({ state, onDismiss }: AnswerOutcomeProps) {
  const t = useText()
  const errorText = useErrorText()
  if (state.status === 'free' || state.status === 'sending' || state.status === 'busy') return null
  if (state.status === 'checking') return <ResultBox icon="info">{t('withdraw.ask.checking')}</ResultBox>
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  if (state.status === 'done')
    return (
      <ResultBox icon="check-circle" tone="good" close={close}>
        {t(`withdraw.ask.done.${state.intent.request.answer}`)}
      </ResultBox>
    )
  return (
    <ResultBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? errorText(state.error) : t('withdraw.ask.forgotten')}
    </ResultBox>
  )
}
