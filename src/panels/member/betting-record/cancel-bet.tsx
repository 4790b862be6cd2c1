import { useState } from 'react'
import { styled } from 'styled-components'
import { ReceiptLink } from '@/elements/receipt-link'
import { useStatement } from '@/elements/records/use-statement'
import { useMoneyIntent } from '@/flows/money/use-money-intent'
import { useErrorText } from '@/gateway/error-text'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { Button } from '@/ui/button'

interface CancelBetProps {
  /** Number of the bet. */
  readonly number: string
  /** ISO 8601. The server's clock says whether it is still time. */
  readonly until: string
}

/** Takes a bet on a draw back, once, after a second press. What became of it is what the server says. */
export function CancelBet({ number, until }: CancelBetProps) {
  const t = useText()
  const format = useFormat()
  const { whole } = useStatement()
  const errorText = useErrorText()
  const { currency } = useSite().site
  const { state, send } = useMoneyIntent('cancelBet')
  const [isAsked, setIsAsked] = useState(false)
  const isOwn = 'intent' in state && state.intent.request.number === number
  if (isOwn && state.status === 'done')
    return (
      <Place role="status">
        <p>{t('betting-record.cancelled', { amount: format.amount(state.answer.amount, currency) })}</p>
        <ReceiptLink number={state.answer.number} />
      </Place>
    )
  const isBusy = state.status === 'sending' || state.status === 'checking' || state.status === 'busy'
  return (
    <Place>
      <p>{t('betting-record.cancelUntil', { time: whole(until) })}</p>
      <Button
        busy={isBusy}
        emphasis={isAsked ? 'strong' : 'normal'}
        onClick={() => (isAsked ? send({ number }) : setIsAsked(true))}
      >
        {t(isAsked ? 'betting-record.cancelSure' : 'betting-record.cancel')}
      </Button>
      <div role="status">
        {isOwn && state.status === 'checking' && t('betting-record.cancelChecking')}
        {isOwn && state.status === 'refused' && errorText(state.error)}
        {isOwn && state.status === 'forgotten' && t('betting-record.cancelForgotten')}
      </div>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding-block-start: 1rem;
`
