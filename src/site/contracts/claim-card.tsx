import { styled } from 'styled-components'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useStatement } from '@/site/elements/use-statement'
import { isClaiming } from '@/site/money/claim-result'
import type { ContractRecord } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Figure, Figures } from '@/site/ui/figure'
import type { ContractIntent } from './contract-props'
import { useSpanText } from './period-text'

interface ClaimCardProps {
  readonly page: ContractRecord['response']
  readonly intent: ContractIntent
}

/** What can be claimed, how it is calculated, and the button: for all periods at once, whatever days are shown. */
export function ClaimCard({ page: { claim, next }, intent: { state, send } }: ClaimCardProps) {
  const t = useText()
  const format = useFormat()
  const { minute } = useStatement()
  const span = useSpanText()
  const { currency } = useSite().site
  const { amount, periods, from, to } = claim
  return (
    <PanelSection title={t('contract.claimTitle')}>
      <Figures>
        <Figure label={t('contract.claimable')}>{format.amount(amount, currency)}</Figure>
        <Figure label={t('contract.periods')}>{format.number(periods)}</Figure>
      </Figures>
      {from !== null && to !== null && <p>{t('contract.restsOn', span({ from, to }))}</p>}
      {next !== null && <Next>{t('contract.next', { time: minute(next) })}</Next>}
      {amount > 0 ? (
        <Button emphasis="strong" busy={isClaiming(state)} onClick={() => send({ act: 'claim' })}>
          {t('contract.claim', { amount: format.amount(amount, currency) })}
        </Button>
      ) : (
        <p>{t('contract.nothing')}</p>
      )}
    </PanelSection>
  )
}

const Next = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
