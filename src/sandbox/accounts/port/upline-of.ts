import type { AccountsPort } from './accounts-port'
import type { Account } from '@/sandbox/call/account'

/** The account above, as long as both are of one merchant and it is there. */
export async function uplineOf(
  { accounts }: AccountsPort,
  { upline, merchant }: Account,
): Promise<Account | undefined> {
  const above = upline === null ? undefined : await accounts.byId(upline)
  return above?.merchant === merchant ? above : undefined
}
