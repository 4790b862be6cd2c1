import type { Account } from '@/sandbox/database/tables'
import type { Services } from '@/sandbox/services'

/** The account above, as long as both are of one merchant and it is there. */
export async function uplineOf(
  { accounts }: Pick<Services, 'accounts'>,
  { upline, merchant }: Account,
): Promise<Account | undefined> {
  const above = upline === null ? undefined : await accounts.byId(upline)
  return above?.merchant === merchant ? above : undefined
}
