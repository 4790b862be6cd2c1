import type { Accounts } from '@/sandbox/accounts/accounts'
import type { Sessions } from '@/sandbox/accounts/sessions'
export type { NewAccount } from '@/sandbox/accounts/account-row'
export type { Accounts, AccountSeed } from '@/sandbox/accounts/accounts'

/** Accounts and their sign-in sessions. */
export interface AccountsPort {
  readonly accounts: Accounts
  readonly sessions: Sessions
}
