import type { Translate } from '@/site/i18n/texts'

/** How a bet stands; the server may know other words. */
export const betStatuses = ['open', 'won', 'even', 'lost', 'cancelled'] as const

const known: ReadonlySet<string> = new Set(betStatuses)

/** How a bet stands, in words; one that nobody knows is told by its code. */
export function statusText(t: Translate, status: string): string {
  return known.has(status) ? t(`bet.${status as (typeof betStatuses)[number]}`) : t('bet.other', { code: status })
}
