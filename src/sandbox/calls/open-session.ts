import type { Login } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import type { GatewayCall } from '@/sandbox/gateway-call'

/** Opens a session and answers it as a sign-in does. One that is for a new password allows nothing else (1 §4). */
export async function openSession(
  call: GatewayCall<unknown>,
  account: Account,
  isForPassword = false,
): Promise<Login['response']> {
  return openedSession(account, await openToken(call, account, isForPassword))
}

/** Opens a session, and notes where from. Answers its token. */
export async function openToken(
  { services: { sessions, signIns }, address, device }: GatewayCall<unknown>,
  account: Account,
  isForPassword = false,
): Promise<string> {
  const token = await sessions.open(account, isForPassword)
  await signIns.add(account.merchant, account.id, token, { place: address, device })
  return token
}

export function openedSession({ firstTimeLogin, passwordExpired }: Account, token: string): Login['response'] {
  return { token, firstTimeLogin, passwordExpired }
}
