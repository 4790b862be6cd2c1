import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { Affiliate } from '@/contract/generated/gateway-types'
import { knownCode } from '@/sandbox/registration/check-affiliate'
import type { Handler } from '@/sandbox/call/gateway-call'

/** Whether a code leads into an agent's team; for an invitation link that is no longer valid, the reason. */
export const affiliate: Handler<Affiliate, AccountsPort & TeamPort> = async (call) => {
  const known = await knownCode(call, call.request.code.trim())
  const reason = known !== undefined && 'gone' in known ? known.gone : null
  return { valid: known !== undefined && reason === null, reason }
}
