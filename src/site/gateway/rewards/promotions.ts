import type { Notices } from '@/contract/generated/gateway-types'
import { useNotices } from '@/site/gateway/content/notices'

export type Promotion = Required<Notices['response']>['promotion'][number]

const none: readonly Promotion[] = []

/** The current promotions: a list within the notices (1 §3). */
export function usePromotions() {
  const { data, ...rest } = useNotices()
  return { promotions: data && (data.promotion ?? none), ...rest }
}
