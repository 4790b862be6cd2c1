import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { useBalance } from '@/site/gateway/money/balance'
import type { GameFrameProps } from '@/contract/generated/merchant-types'
import { formatDuration, machineDuration } from '@/site/i18n/format-duration'
import { useLanguage, useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { useSessionMinutes } from '@/site/session/session-minutes'
import { Icon } from '@/site/ui/icons/icon'
import { useSessionResult } from './use-session-result'

/** Media query for showing the figures in the bar's single row. */
export const oneRow = '(min-width: 1024px), (min-width: 40rem) and (max-height: 30rem)'

type Fact = GameFrameProps['facts'][number]

interface GameFactsProps {
  readonly facts: readonly Fact[]
  /** A demo, played without money. */
  readonly isDemo: boolean
}

/** Figures for the player while playing: balance, time, and the session's result so far. */
export function GameFacts({ facts, isDemo }: GameFactsProps) {
  const shown = facts.filter((fact) => !isDemo || fact === 'clock')
  if (shown.length === 0) return null
  return (
    <List>
      {shown.map((fact) => (
        <GameFact key={fact} fact={fact} />
      ))}
    </List>
  )
}

function GameFact({ fact }: { fact: Fact }) {
  const { t } = useLanguage()
  return (
    <div data-fact={fact}>
      <dt>{t(`launch.${fact}`)}</dt>
      <dd>{fact === 'balance' ? <Balance /> : fact === 'clock' ? <Clock /> : <Result />}</dd>
    </div>
  )
}

function Balance() {
  const t = useText()
  const { data, error } = useBalance()
  if (data !== undefined) return <Amount amount={data.sumBalance} />
  return error === undefined ? '…' : <Icon name="alert-triangle" size={18} label={t('header.balanceFailed')} />
}

function Clock() {
  const { locale } = useLanguage()
  const minutes = useSessionMinutes()
  return <time dateTime={machineDuration(minutes)}>{formatDuration(minutes, locale)}</time>
}

function Result() {
  return <Amount amount={amountOf(useSessionResult())} isChange />
}

const List = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin: 0;
  padding: 0 var(--space-2) var(--space-1);
  font-size: var(--font-size-small);

  > div {
    display: flex;
    gap: var(--space-1);
  }

  dt {
    color: var(--color-text-muted);
  }

  /* A phone's line has room for the figures, and for what none of them says by itself. */
  @media (max-width: 767px) {
    [data-fact='balance'] dt,
    [data-fact='clock'] dt {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @media ${oneRow} {
    grid-area: facts;
    padding-block: var(--space-1);
  }
`
