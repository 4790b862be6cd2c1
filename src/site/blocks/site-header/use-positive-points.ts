import { usePoints } from '@/site/gateway/rewards/points'
import { useFeature } from '@/site/merchant/features'

/**
 * Points of the player, undefined where none are to be shown: the points system is off, or there are none (1 §2).
 * Points that did not arrive are not shown either: the page of the points says why.
 */
export function usePositivePoints(): number | undefined {
  const { data } = usePoints(useFeature('PTSYS3'))
  return data !== undefined && data.balance > 0 ? data.balance : undefined
}
