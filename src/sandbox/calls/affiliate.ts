import type { Affiliate } from '@/generated/gateway-types'
import type { Handler } from '@/sandbox/gateway-call'

export const affiliate: Handler<Affiliate> = async ({ services, merchant, request }) => ({
  valid: (await services.accounts.byAffiliateCode(merchant.code, request.code.trim())) !== undefined,
})
