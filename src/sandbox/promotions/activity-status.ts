import type { PromotionStates } from '@/contract/generated/gateway-types'
import type { Application } from './applications'

export type ActivityStatus = PromotionStates['response']['items'][number]['status']

/** What a status depends on. Times in milliseconds since 1970. */
export interface Standing {
  readonly now: number
  readonly starts: number | null
  readonly ends: number | null
  /** The account's latest application. */
  readonly applied: Pick<Application, 'status'> | undefined
  readonly isClaimed: boolean
  /** The state of the raffle for the account, if the promotion is one. */
  readonly raffle: 'available' | 'inProgress' | 'claimed' | 'expired' | undefined
  /** How its rewards stand to the account, if the promotion gives such. */
  readonly rewards?: 'issued' | 'claimed' | 'joined' | 'process' | undefined
}

const ofRaffle = { available: 'issued', inProgress: 'joined', claimed: 'claimed', expired: 'closed' } as const

/**
 * One of the eight statuses (2 §4). After the end of a promotion an issued bonus can still be claimed, a claimed one
 * stays claimed, and a pending application is still reviewed.
 */
export function activityStatus({ now, starts, ends, applied, isClaimed, raffle, rewards }: Standing): ActivityStatus {
  if (isClaimed) return 'claimed'
  if (starts !== null && now < starts) return 'comingSoon'
  if (applied?.status === 'issued' || applied?.status === 'applying') return applied.status
  if (ends !== null && now >= ends) return 'closed'
  if (rewards !== undefined) return rewards
  if (raffle !== undefined) return ofRaffle[raffle]
  return applied?.status ?? 'process'
}
