import type { Account } from '@/sandbox/database/tables'
import type { Services } from '@/sandbox/services'
import { hashPassword } from '@/sandbox/stores/passwords'

/** Sets a new password and ends every session of the account: whoever else was signed in is out. */
export async function setPassword(services: Services, { id }: Account, password: string): Promise<void> {
  const { accounts, sessions, oneTimePasswords } = services
  await accounts.setPassword(id, await hashPassword(password))
  oneTimePasswords.forget(id)
  await sessions.endAllOf(id)
}
