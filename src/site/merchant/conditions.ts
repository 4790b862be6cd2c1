import { useCallback } from 'react'
import { hasContract, useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { useMember } from '@/site/gateway/account/member'
import { useMerchantWallet } from '@/site/gateway/money/merchant-wallet'
import { usePermission } from '@/site/gateway/content/permission'
import type { Condition } from '@/contract/generated/merchant-types'
import type { Role } from '@/site/session/role'
import { useSession } from '@/site/session/session'
import { useFeatures } from './features'
import { useSite } from './site-context'

export type Category = NonNullable<Condition['category']>

/** The facts that conditions depend on. */
export interface ConditionFacts {
  readonly role: Role
  hasFeature(modId: string): boolean
  hasPromotion(code: string): boolean
  /** Whether any vendor has games of the category. */
  hasCategory(category: Category): boolean
  hasContract(kind: ContractKind): boolean
  /** Undefined until the server has answered. */
  readonly wallet: Condition['wallet']
  /** Undefined until the server has answered. */
  readonly toUpline: boolean | undefined
}

/** Whether a condition of the merchant's JSON holds. A missing condition always holds. */
export function conditionHolds(when: Condition | undefined, facts: ConditionFacts): boolean {
  if (when === undefined) return true
  if (when.feature !== undefined) return facts.hasFeature(when.feature)
  if (when.session !== undefined) return isSession(when.session, facts.role)
  if (when.promotion !== undefined) return facts.hasPromotion(when.promotion)
  if (when.category !== undefined) return facts.hasCategory(when.category)
  if (when.contract !== undefined) return facts.hasContract(when.contract)
  if (when.wallet !== undefined) return facts.wallet === when.wallet
  if (when.toUpline !== undefined) return facts.toUpline === when.toUpline
  if (when.all !== undefined) return when.all.every((each) => conditionHolds(each, facts))
  if (when.any !== undefined) return when.any.some((each) => conditionHolds(each, facts))
  return !conditionHolds(when.not, facts)
}

/** An agent counts as a member too: both have a real account. */
function isSession(wanted: NonNullable<Condition['session']>, role: Role): boolean {
  return wanted === role || (wanted === 'member' && role === 'agent')
}

/** Whether any of the conditions, nested ones included, has the key. */
export function isAbout(key: keyof Condition, conditions: readonly (Condition | undefined)[]): boolean {
  return conditions.some((when) => {
    if (when === undefined) return false
    const { all = [], any = [], not } = when
    return when[key] !== undefined || isAbout(key, [...all, ...any, not])
  })
}

/**
 * Returns a function that says whether a condition holds now. Only the data that these conditions depend on is
 * requested.
 */
export function useConditions(conditions: readonly (Condition | undefined)[]): (when?: Condition) => boolean {
  const { role } = useSession()
  const hasFeature = useFeatures()
  const promotions = usePermission().data?.promotions
  const { categories } = useSite()
  const funds = useConsolidatedFunds(isAbout('contract', conditions)).data
  const single = useMerchantWallet(isAbout('wallet', conditions)).data?.single
  const member = useMember(isAbout('toUpline', conditions)).data
  return useCallback(
    (when) =>
      conditionHolds(when, {
        role,
        hasFeature,
        hasPromotion: (code) => promotions?.[code] ?? false,
        hasCategory: (category) => categories.includes(category),
        hasContract: (kind) => funds !== undefined && hasContract(funds, kind),
        wallet: single === undefined ? undefined : single ? 'single' : 'separate',
        toUpline: member && (member.toUpline ?? false),
      }),
    [role, hasFeature, promotions, categories, funds, single, member],
  )
}
