import type { Accounts } from '@/sandbox/accounts/accounts'
import type { Sessions } from '@/sandbox/accounts/sessions'

/** Who has an account, and who is signed in. */
export interface AccountsPort {
  readonly accounts: Accounts
  readonly sessions: Sessions
}
