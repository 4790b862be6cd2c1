import type { Notices } from '@/generated/gateway-types'
import { useNotices } from './notices'

export type Promotion = Notices['response']['promotion'][number]

/** The promotions that are on: a list of the notices (1 §3). */
export function usePromotions() {
  const { data, ...rest } = useNotices()
  return { promotions: data?.promotion, ...rest }
}
