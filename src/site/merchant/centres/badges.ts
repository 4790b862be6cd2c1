import { useUnreadCount } from '@/site/gateway/content/unread'
import type { MenuItem } from '@/contract/generated/merchant-types'

export type Badge = NonNullable<MenuItem['badge']>

/**
 * Returns the number of a badge: undefined for no badge, for 0 and while unknown. Requests only the counts of the given
 * badges.
 */
export function useBadges(badges: readonly (Badge | undefined)[]): (badge: Badge | undefined) => number | undefined {
  // Other counts are read where their menu is shown, so that their code is not in the script of every page.
  const counts: Readonly<Partial<Record<Badge, number | undefined>>> = {
    unreadMessages: useUnreadCount(badges.includes('unreadMessages')).data?.count,
  }
  return (badge) => (badge && counts[badge]) || undefined
}
