import type { AccountsPort } from './accounts-port'
import type { Account } from '@/sandbox/call/account'

/** The upline's account, if it exists and belongs to the same merchant. */
export async function uplineOf(
  { accounts }: AccountsPort,
  { upline, merchant }: Account,
): Promise<Account | undefined> {
  const above = upline === null ? undefined : await accounts.byId(upline)
  return above?.merchant === merchant ? above : undefined
}
