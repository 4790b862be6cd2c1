import { ClaimedList } from '@/site/money/claimed-list'
import type { RewardClaim } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { useRewardPay } from './reward-pay'

/** A claimed bonus with its wagering requirement. */
export function BonusClaimed({ answer }: { answer: RewardClaim['response'] }) {
  const t = useText()
  const format = useFormat()
  const say = useRewardPay()
  const { currency } = useSite().site
  const { number, title, value, unit, turnover } = answer
  return (
    <>
      <ClaimedList
        title={t('reward-center.done')}
        claimed={[{ id: title, number, text: title, reward: say(value, unit) }]}
      />
      {turnover > 0 && <p>{t('reward-center.turnover', { amount: format.amount(turnover, currency) })}</p>}
    </>
  )
}
