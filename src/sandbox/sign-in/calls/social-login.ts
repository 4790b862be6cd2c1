import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SignInPort } from '@/sandbox/sign-in/port/sign-in-port'
import type { SocialLogin } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import type { SocialPerson } from '@/sandbox/sign-in/port/social-people'
import { Refusal } from '@/sandbox/call/refusal'
import { createNumbered } from '@/sandbox/accounts/port/create-numbered'
import { playerType } from '@/sandbox/accounts/port/account-types'
import { openSession } from '@/sandbox/sign-in/port/open-session'

type Call = GatewayCall<SocialLogin['request'], AccountsPort>

/** Opens a session for a person authenticated by a social provider. */
export const socialLogin: Handler<
  SocialLogin,
  AccountsPort & LimitsPort & SecurityPort & SettingsPort & SignInPort
> = async (call) => {
  const { services, merchant, texts, request } = call
  const person = services.oauthCodes.redeem(request.code, { ...request, clientId: merchant.code })
  if (person === undefined) throw new Refusal('social_failed', texts.say('social_failed'))
  return openSession(call, await accountOf(call, person))
}

/** The person's account at this merchant. The first sign-in creates it, under a generated name. */
async function accountOf({ services, merchant, request }: Call, person: SocialPerson): Promise<Account> {
  const { accounts } = services
  const socialId = `${request.provider}:${person.id}`
  const known = await accounts.bySocialId(merchant.code, socialId)
  if (known !== undefined) return known
  const { name: nickname, email } = person
  const seed = { type: playerType, nickname, socialId, profile: { payeeName: nickname, email } }
  try {
    return await createNumbered(accounts, merchant.code, request.provider.charAt(0), seed)
  } catch (error) {
    // Race: another window of the same person was first.
    const created = await accounts.bySocialId(merchant.code, socialId)
    if (created === undefined) throw error
    return created
  }
}
