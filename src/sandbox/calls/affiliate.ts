import type { Affiliate } from '@/contract/generated/gateway-types'
import { knownCode } from '@/sandbox/checks/check-affiliate'
import type { Handler } from '@/sandbox/gateway-call'

/** Whether a code leads into somebody's team; of an invitation link that does no more, why. */
export const affiliate: Handler<Affiliate> = async (call) => {
  const known = await knownCode(call, call.request.code.trim())
  const reason = known !== undefined && 'gone' in known ? known.gone : null
  return { valid: known !== undefined && reason === null, reason }
}
