import { useUnreadCount } from '@/site/gateway/content/unread'
import type { MenuItem } from '@/contract/generated/merchant-types'

export type Badge = NonNullable<MenuItem['badge']>

/** Tells what a badge counts: undefined for none, at 0 and until it is known. Only what one of these badges counts is asked for. */
export function useBadges(badges: readonly (Badge | undefined)[]): (badge: Badge | undefined) => number | undefined {
  // What else there is to count is counted where its menu is shown: nothing of it is in the script of every page.
  const counts: Readonly<Partial<Record<Badge, number | undefined>>> = {
    unreadMessages: useUnreadCount(badges.includes('unreadMessages')).data?.count,
  }
  return (badge) => (badge && counts[badge]) || undefined
}
