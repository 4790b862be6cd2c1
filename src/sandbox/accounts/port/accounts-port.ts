import type { Accounts } from '@/sandbox/accounts/accounts'
import type { Sessions } from '@/sandbox/accounts/sessions'
export type { NewAccount } from '@/sandbox/accounts/account-row'
export type { Accounts, AccountSeed } from '@/sandbox/accounts/accounts'

/** Who has an account, and who is signed in. */
export interface AccountsPort {
  readonly accounts: Accounts
  readonly sessions: Sessions
}
