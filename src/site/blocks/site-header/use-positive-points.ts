import { usePoints } from '@/site/gateway/rewards/points'
import { useFeature } from '@/site/merchant/features'

/**
 * Points of the player, or undefined if they are not shown: the points system is off, or the player has none (1 §2).
 * Points that failed to load are not shown either: the points page reports the error.
 */
export function usePositivePoints(): number | undefined {
  const { data } = usePoints(useFeature('PTSYS3'))
  return data !== undefined && data.balance > 0 ? data.balance : undefined
}
