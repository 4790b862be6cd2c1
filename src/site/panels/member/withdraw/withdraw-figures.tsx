import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { useFeeText } from '@/site/money/fee-text'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useStatement } from '@/site/elements/use-statement'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import type { WithdrawProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Turnover } from './turnover'

interface WithdrawFiguresProps extends Pick<WithdrawProps, 'figures'> {
  readonly terms: WithdrawalTerms['response']
}

/** The available balance and the limits of withdrawals. */
export function WithdrawFigures({ figures, terms }: WithdrawFiguresProps) {
  const t = useText()
  const feeText = useFeeText()
  const { zone } = useStatement()
  const { now, withdrawable, available, held, left, fee, hours, turnover } = terms
  const reason = useReason(terms)
  if (figures.length === 0) return null
  const shown = {
    withdrawable: (
      <>
        <Amount amount={withdrawable} />
        {reason !== undefined && <Small> {reason}</Small>}
      </>
    ),
    available: <Amount amount={available} />,
    held: <Amount amount={held} />,
    left: (
      <>
        <Amount amount={left.amount} /> <Small>{t('withdraw.times', { count: left.times })}</Small>
      </>
    ),
    fee: feeText(fee) || t('withdraw.noFee'),
    hours: (
      <>
        {hours.from === '00:00' && hours.to === '24:00'
          ? t('withdraw.allDay')
          : t('withdraw.fromTo', { from: hours.from, to: hours.to, zone: zone(Date.parse(now)) })}
        {!hours.open && <Small> {t('withdraw.closed')}</Small>}
      </>
    ),
    turnover: <Turnover turnover={turnover} />,
  }
  return (
    <PanelSection title={t('withdraw.figures')}>
      <Facts>
        {figures.map((name) => (
          <Fact key={name} name={t(`withdraw.figure.${name}`)}>
            {shown[name]}
          </Fact>
        ))}
      </Facts>
    </PanelSection>
  )
}

/** Why no more can be withdrawn than that, where the server's figures tell. */
function useReason({ withdrawable, available, turnover, hours, min }: WithdrawalTerms['response']): string | undefined {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  if (withdrawable >= available) return undefined
  if (turnover.remaining > 0) return t('withdraw.bound', { amount: format.amount(turnover.remaining, currency) })
  if (!hours.open) return t('withdraw.closed')
  return available < min ? t('withdraw.least', { amount: format.amount(min, currency) }) : undefined
}

const Small = styled.small`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-body, normal);
`
