import type { Standing } from '@/site/elements/state-mark'
import type { Translate } from '@/site/i18n/texts'

/** Known bet statuses; the server may send others. */
export const betStatuses = ['open', 'won', 'even', 'lost', 'cancelled'] as const

const known: ReadonlySet<string> = new Set(betStatuses)

/** A bet's status as text; an unknown one shows its code. */
export function statusText(t: Translate, status: string): string {
  return known.has(status) ? t(`bet.${status as (typeof betStatuses)[number]}`) : t('bet.other', { code: status })
}

/** How a bet stands; an unknown status is over without a mark of its own. */
export function betStanding(status: string): Standing {
  return status === 'won' ? 'good' : status === 'open' ? 'waiting' : status === 'cancelled' ? 'refused' : 'over'
}
