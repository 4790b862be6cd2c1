import type { Notices } from '@/generated/gateway-types'
import { useNotices } from './notices'

export type Promotion = Required<Notices['response']>['promotion'][number]

const none: readonly Promotion[] = []

/** The promotions that are on: a list of the notices (1 §3). */
export function usePromotions() {
  const { data, ...rest } = useNotices()
  return { promotions: data && (data.promotion ?? none), ...rest }
}
