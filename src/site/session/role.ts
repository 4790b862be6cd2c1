import type { Site } from '@/contract/generated/merchant-types'

export type Role = 'guest' | 'member' | 'agent' | 'trial'

/** Role of a signed-in account, from its type number and the merchant's lists (1 §4). */
export function roleOf(accountType: number, accountTypes: Site['accountTypes']): Exclude<Role, 'guest'> {
  if (accountTypes.trial.includes(accountType)) return 'trial'
  if (accountTypes.agent.includes(accountType)) return 'agent'
  return 'member'
}
