import type { Login } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import type { Services } from '@/sandbox/services'

/** Opens a session and answers it as a sign-in does. One that is for a new password allows nothing else (1 §4). */
export async function openSession(
  { sessions }: Services,
  account: Account,
  isForPassword = false,
): Promise<Login['response']> {
  return openedSession(account, await sessions.open(account, isForPassword))
}

export function openedSession({ firstTimeLogin, passwordExpired }: Account, token: string): Login['response'] {
  return { token, firstTimeLogin, passwordExpired }
}
