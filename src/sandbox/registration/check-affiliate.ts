import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

type Call = Pick<GatewayCall<unknown, AccountsPort & TeamPort>, 'services' | 'merchant'>

/**
 * The agent whose team a code leads to and what the code grants, or why it is no longer valid. Rebate in
 * ten-thousandths.
 */
type KnownCode =
  | { readonly agent: Account; readonly given: Partial<Pick<Account, 'type' | 'rebate'>> }
  | { readonly gone: 'expired' | 'removed' }

/** Resolves an affiliate code, or that of an invitation link; undefined if the code has never existed. */
export async function knownCode({ services, merchant }: Call, code: string): Promise<KnownCode | undefined> {
  const agent = await services.accounts.byAffiliateCode(merchant.code, code)
  if (agent !== undefined) return { agent, given: {} }
  const link = await services.inviteLinks.find(merchant.code, code)
  if (link === undefined) return undefined
  if (link.removed !== null) return { gone: 'removed' }
  if (link.expires !== null && link.expires <= services.clock()) return { gone: 'expired' }
  const inviter = await services.accounts.byId(link.account)
  return inviter && { agent: inviter, given: { type: link.type, rebate: link.rebate } }
}

/**
 * What a registration gets by its affiliate code; nothing without a code. Refuses unknown codes and links that are no
 * longer valid. A page's address may carry a code whether or not the form asks for it (1 §5).
 */
export async function checkAffiliate(
  call: GatewayCall<{ readonly affiliateCode?: string }, AccountsPort & TeamPort>,
): Promise<Partial<Pick<Account, 'upline' | 'type' | 'rebate'>>> {
  const { texts, request } = call
  const code = request.affiliateCode?.trim() ?? ''
  if (code === '') return {}
  const known = await knownCode(call, code)
  if (known !== undefined && 'agent' in known) return { ...known.given, upline: known.agent.id }
  const refusal = known === undefined ? 'affiliate_unknown' : (`invite_${known.gone}` as const)
  throw new Refusal(refusal, texts.say(refusal), { value: { field: 'affiliateCode' } })
}
