import { styled } from 'styled-components'
import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import type { Referral } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

type RulesProps = Pick<Referral['response'], 'rules' | 'gift'>

/** What a friend brings, first; then what the friend must do, how often it is paid, and what is asked of it. */
export function ReferralRules({ rules, gift }: RulesProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const amount = (value: number) => format.amount(value, currency)
  return (
    <PanelSection title={t('referral.rules')}>
      {gift !== null && <Gift>{t('referral.gift', { amount: amount(gift.amount) })}</Gift>}
      <p>{t('referral.counts', { deposit: amount(rules.firstDeposit), bet: amount(rules.validBet) })}</p>
      {gift !== null && gift.most !== null && <PanelHint>{t('referral.most', { count: gift.most })}</PanelHint>}
      {gift !== null && (
        <PanelHint>
          {gift.turnover > 0 ? t('referral.turnover', { amount: amount(gift.turnover) }) : t('referral.free')}
        </PanelHint>
      )}
    </PanelSection>
  )
}

const Gift = styled.p`
  font-weight: var(--font-weight-heading);
  font-size: var(--font-size-large);
  text-wrap: balance;
`
