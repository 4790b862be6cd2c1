import type { Account } from '@/sandbox/database/tables'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/**
 * The agent that an affiliate code belongs to, undefined without one; refuses a code that no agent has. A page's
 * address may carry one whether or not the form asks for it (1 §5).
 */
export async function checkAffiliate(
  call: GatewayCall<{ readonly affiliateCode?: string }>,
): Promise<Account | undefined> {
  const { services, merchant, texts, request } = call
  const code = request.affiliateCode?.trim() ?? ''
  if (code === '') return undefined
  const agent = await services.accounts.byAffiliateCode(merchant.code, code)
  if (agent !== undefined) return agent
  throw new Refusal('affiliate_unknown', texts.say('affiliate_unknown'), { value: { field: 'affiliateCode' } })
}
