import { RecordAction } from '@/site/records/record-action'
import { useStatement } from '@/site/elements/use-statement'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useErrorText } from '@/site/gateway/error-text'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

const unknown = { checking: 'betting-record.cancelChecking', forgotten: 'betting-record.cancelForgotten' } as const

/** Cancels a bet on a draw until a time of the server's clock (ISO 8601). The server decides the result. */
export function CancelBet({ number, until }: { number: string; until: string }) {
  const t = useText()
  const format = useFormat()
  const { whole } = useStatement()
  const errorText = useErrorText()
  const { currency } = useSite().site
  const { state, send } = useMoneyIntent('cancelBet')
  const isOwn = 'intent' in state && state.intent.request.number === number
  const told = () => {
    if (!isOwn) return undefined
    if (state.status === 'done')
      return t('betting-record.cancelled', { amount: format.amount(state.answer.amount, currency) })
    if (state.status === 'refused') return errorText(state.error)
    return state.status === 'sending' ? undefined : t(unknown[state.status])
  }
  return (
    <RecordAction
      label={t('betting-record.cancel')}
      sure={t('betting-record.cancelSure')}
      hint={t('betting-record.cancelUntil', { time: whole(until) })}
      isBusy={['sending', 'checking', 'busy'].includes(state.status)}
      told={told()}
      receipt={isOwn && state.status === 'done' ? state.answer.number : undefined}
      onAct={() => send({ number })}
    />
  )
}
