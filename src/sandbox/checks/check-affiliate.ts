import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/**
 * Refuses an affiliate code that no agent has. A page's address may carry one whether or not
 * the form asks for it (1 §5).
 */
export async function checkAffiliate(call: GatewayCall<{ readonly affiliateCode?: string }>): Promise<void> {
  const { services, merchant, texts, request } = call
  const code = request.affiliateCode?.trim() ?? ''
  if (code === '' || (await services.accounts.byAffiliateCode(merchant.code, code)) !== undefined) return
  throw new Refusal('affiliate_unknown', texts.say('affiliate_unknown'), { value: { field: 'affiliateCode' } })
}
