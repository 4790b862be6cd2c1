import { Amount } from '@/site/elements/amount'
import { useBalance } from '@/site/gateway/money/balance'
import type { GameFrameProps } from '@/contract/generated/merchant-types'
import { formatDuration, machineDuration } from '@/site/i18n/format-duration'
import { useLanguage, useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { useSessionMinutes } from '@/site/session/session-minutes'
import { Icon } from '@/site/ui/icons/icon'
import { useSessionResult } from './use-session-result'

export type GameFact = GameFrameProps['facts'][number]

/** A figure that follows what happens in the game. */
export function FactValue({ fact }: { readonly fact: GameFact }) {
  return fact === 'balance' ? <Balance /> : fact === 'clock' ? <Clock /> : <Result />
}

function Balance() {
  const t = useText()
  const { data, error } = useBalance()
  if (data !== undefined) return <Amount amount={data.sumBalance} />
  return error === undefined ? '…' : <Icon name="alert-triangle" size={18} label={t('header.balanceFailed')} />
}

function Clock() {
  const { formatTag } = useLanguage()
  const minutes = useSessionMinutes()
  return <time dateTime={machineDuration(minutes)}>{formatDuration(minutes, formatTag)}</time>
}

function Result() {
  return <Amount amount={amountOf(useSessionResult())} isChange />
}
