import { ClaimedList } from '@/elements/claimed-list'
import { useRewardText } from '@/elements/reward-text'
import type { RewardClaim } from '@/generated/gateway-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'

/** A bonus that was claimed, and what has to be bet for it. */
export function BonusClaimed({ answer }: { answer: RewardClaim['response'] }) {
  const t = useText()
  const format = useFormat()
  const say = useRewardText('reward-center.points')
  const { currency } = useSite().site
  const { number, title, value, unit, turnover } = answer
  return (
    <>
      <ClaimedList
        title={t('reward-center.done')}
        claimed={[{ id: number, number, text: title, reward: say(value, unit) }]}
      />
      {turnover > 0 && <p>{t('reward-center.turnover', { amount: format.amount(turnover, currency) })}</p>}
    </>
  )
}
