import { sessionStore } from '@/site/session/session-store'
import type { Role } from '@/site/session/role'

/** Account-type numbers of the specification (1 §4). */
const accountTypes: Record<Exclude<Role, 'guest'>, number> = { member: 0, agent: 1, trial: 4 }

/** Signs in with the role of the story's `session` parameter; a guest without one. */
export function storySession(role: unknown): void {
  if (role === 'member' || role === 'agent' || role === 'trial') {
    const account = `demo_${role}`
    sessionStore.open('a-token-of-no-account', { account, customerId: '1001', accountType: accountTypes[role] })
  } else sessionStore.close()
}
