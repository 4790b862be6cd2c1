import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { Account } from '@/sandbox/call/account'
import { hashPassword } from '@/sandbox/accounts/port/passwords'

/** Sets a new password and ends every session of the account, so that anybody else is signed out. */
export async function setPassword(
  services: AccountsPort & SecurityPort,
  { id }: Account,
  password: string,
): Promise<void> {
  const { accounts, sessions, oneTimePasswords } = services
  await accounts.setPassword(id, await hashPassword(password))
  oneTimePasswords.forget(id)
  await sessions.endAllOf(id)
}
