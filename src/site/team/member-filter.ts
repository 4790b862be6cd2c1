import type { RecordFilter, RecordQuestion } from '@/site/records/record-types'
import type { Translate } from '@/site/i18n/texts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'

/** Whose record the address asks for: nobody's in particular is the whole team's. */
export function useAskedMember(): { readonly member?: string } {
  const [query] = usePanelQuery()
  const member = query.get('member')
  return member === null || member === '' ? {} : { member }
}

/** One account alone, where one is asked for: without it there is nothing to choose. */
export const scopeOptions = (t: Translate, { member }: { readonly member?: string }): RecordFilter['options'] =>
  member === undefined ? [] : [{ value: 'own', label: t('team.alone', { name: member }) }]

export function scopeOf({ filters }: Pick<RecordQuestion, 'filters'>, { member }: { readonly member?: string }) {
  return member !== undefined && filters['scope'] === 'own' ? ({ scope: 'own' } as const) : {}
}
