import { useCallback } from 'react'
import { usePermission } from '@/gateway/permission'
import type { Condition } from '@/generated/merchant-types'
import type { Role } from '@/session/role'
import { useSession } from '@/session/session'
import { useFeatures } from './features'
import { useSite } from './site-context'

export type Category = NonNullable<Condition['category']>

/** What conditions are about. */
export interface Facts {
  readonly role: Role
  hasFeature(modId: string): boolean
  hasPromotion(code: string): boolean
  /** A vendor has games of the category. */
  hasCategory(category: Category): boolean
}

/** Whether a condition of the merchant's JSON holds. None at all holds always. */
export function holds(when: Condition | undefined, facts: Facts): boolean {
  if (when === undefined) return true
  if (when.feature !== undefined) return facts.hasFeature(when.feature)
  if (when.session !== undefined) return isSession(when.session, facts.role)
  if (when.promotion !== undefined) return facts.hasPromotion(when.promotion)
  if (when.category !== undefined) return facts.hasCategory(when.category)
  if (when.all !== undefined) return when.all.every((each) => holds(each, facts))
  if (when.any !== undefined) return when.any.some((each) => holds(each, facts))
  return !holds(when.not, facts)
}

/** An agent is a member too: both have a real account. */
function isSession(wanted: NonNullable<Condition['session']>, role: Role): boolean {
  return wanted === role || (wanted === 'member' && role === 'agent')
}

/** Tells of any condition whether it holds now. */
export function useConditions(): (when?: Condition) => boolean {
  const { role } = useSession()
  const hasFeature = useFeatures()
  const promotions = usePermission().data?.promotions
  const { categories } = useSite()
  return useCallback(
    (when) =>
      holds(when, {
        role,
        hasFeature,
        hasPromotion: (code) => promotions?.[code] ?? false,
        hasCategory: (category) => categories.includes(category),
      }),
    [role, hasFeature, promotions, categories],
  )
}
