import type { Login } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import { visitorPlace } from '@/sandbox/checks/visitor-place'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { refuseExcluded } from '@/sandbox/limits/check-limits'
import { Refusal } from '@/sandbox/refusal'

/**
 * Opens a session and answers it as a sign-in does. One that is for a new password allows nothing else (1 §4). Throws a
 * Refusal where the account's player has shut himself out.
 */
export async function openSession(
  call: GatewayCall<unknown>,
  account: Account,
  isForPassword = false,
): Promise<Login['response']> {
  await refuseExcluded(call, account)
  return openedSession(account, await openToken(call, account, isForPassword))
}

/** Opens a session, and notes where from. Answers its token. Throws a Refusal where its password was changed meanwhile. */
export async function openToken(call: GatewayCall<unknown>, account: Account, isForPassword = false): Promise<string> {
  const { sessions, signIns } = call.services
  const token = await sessions.open(account, isForPassword)
  if (token === undefined) throw new Refusal('credentials_wrong', call.texts.say('credentials_wrong'))
  await signIns.add(account.merchant, account.id, token, { place: await visitorPlace(call), device: call.device })
  return token
}

export function openedSession({ firstTimeLogin, passwordExpired }: Account, token: string): Login['response'] {
  return { token, firstTimeLogin, passwordExpired }
}
