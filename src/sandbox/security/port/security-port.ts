import type { OneTimePasswords } from '@/sandbox/security/one-time-passwords'
import type { PayoutAccounts } from '@/sandbox/security/payout-accounts'
import type { SignIns } from '@/sandbox/security/sign-ins'
import type { Limiter } from '@/sandbox/verification/port/limiter'

/** What keeps an account its owner's: sign-ins that were seen, passwords, and where its money may go. */
export interface SecurityPort {
  readonly signIns: SignIns
  readonly payoutAccounts: PayoutAccounts
  readonly oneTimePasswords: OneTimePasswords
  readonly securityLimits: SecurityLimits
}

export interface SecurityLimits {
  /** Wrong present passwords of one account that is signed in. */
  readonly oldPassword: Limiter
  /** Wrong payment passwords of one account, and wrong codes for what it wants to bind. */
  readonly paymentPassword: Limiter
  readonly bindingCodes: Limiter
  /** Numbers of accounts for payouts that one account tried to bind. */
  readonly boundNumbers: Limiter
  /** One-time passwords that one address asked for under one name, and those that one account was sent. */
  readonly forgotPassword: Limiter
  readonly mails: Limiter
  /** Wrong codes for a new password of one number from one address. */
  readonly passwordByPhone: Limiter
}
