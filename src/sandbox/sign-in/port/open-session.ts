import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Login } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/call/account'
import { visitorPlace } from '@/sandbox/settings/port/visitor-place'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { refuseExcluded } from '@/sandbox/limits/port/check-limits'
import { Refusal } from '@/sandbox/call/refusal'

/**
 * Opens a session and returns the answer of a sign-in. A session for a new password allows nothing else (1 §4). Throws
 * a Refusal if the player has excluded themselves.
 */
export async function openSession(
  call: GatewayCall<unknown, AccountsPort & LimitsPort & SecurityPort & SettingsPort>,
  account: Account,
  isForPassword = false,
): Promise<Login['response']> {
  await refuseExcluded(call, account)
  return openedSession(account, await openToken(call, account, isForPassword))
}

/**
 * Opens a session, records its place, and returns its token. Throws a Refusal if the password was changed meanwhile.
 */
export async function openToken(
  call: GatewayCall<unknown, AccountsPort & SecurityPort & SettingsPort>,
  account: Account,
  isForPassword = false,
): Promise<string> {
  const { sessions, signIns } = call.services
  const token = await sessions.open(account, isForPassword)
  if (token === undefined) throw new Refusal('credentials_wrong', call.texts.say('credentials_wrong'))
  await signIns.add(account.merchant, account.id, token, { place: await visitorPlace(call), device: call.device })
  return token
}

export function openedSession({ firstTimeLogin, passwordExpired }: Account, token: string): Login['response'] {
  return { token, firstTimeLogin, passwordExpired }
}
