import type { RecordFilter, RecordQuery } from '@/site/records/record-types'
import type { Translate } from '@/site/i18n/texts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'

/** The team member whose record the URL names; none means the whole team. */
export function useRequestedMember(): { readonly member?: string } {
  const [query] = usePanelQuery()
  const member = query.get('member')
  return member === null || member === '' ? {} : { member }
}

/** The option to show one account without its downlines; offered only when a member is chosen. */
export const scopeOptions = (t: Translate, { member }: { readonly member?: string }): RecordFilter['options'] =>
  member === undefined ? [] : [{ value: 'own', label: t('team.alone', { name: member }) }]

export function scopeOf({ filters }: Pick<RecordQuery, 'filters'>, { member }: { readonly member?: string }) {
  return member !== undefined && filters['scope'] === 'own' ? ({ scope: 'own' } as const) : {}
}
