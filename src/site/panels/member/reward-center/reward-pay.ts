import type { RewardClaim } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useRewardText } from '@/site/money/reward-text'

/** Formats what a reward pays as text: money, points or free spins. */
export function useRewardPay(): (value: number, unit: RewardClaim['response']['unit']) => string {
  const t = useText()
  const say = useRewardText('reward-center.points')
  return (value, unit) => (unit === 'spins' ? t('reward-center.spins', { count: value }) : say(value, unit))
}
