import type { OneTimePasswords } from '@/sandbox/security/one-time-passwords'
import type { PayoutAccounts } from '@/sandbox/security/payout-accounts'
import type { SignIns } from '@/sandbox/security/sign-ins'
import type { Limiter } from '@/sandbox/verification/port/limiter'

/** The security of an account: known sign-ins, passwords, and payout accounts. */
export interface SecurityPort {
  readonly signIns: SignIns
  readonly payoutAccounts: PayoutAccounts
  readonly oneTimePasswords: OneTimePasswords
  readonly securityLimits: SecurityLimits
}

export interface SecurityLimits {
  /** Rate limit for wrong current passwords of a signed-in account. */
  readonly oldPassword: Limiter
  /** Rate limit for wrong payment passwords of an account, and for wrong codes when it binds something. */
  readonly paymentPassword: Limiter
  readonly bindingCodes: Limiter
  /** Rate limit for payout account numbers that an account tries to bind. */
  readonly boundNumbers: Limiter
  /** Rate limits for one-time passwords: requests by address and name, and mails sent to an account. */
  readonly forgotPassword: Limiter
  readonly mails: Limiter
  /** Rate limit for wrong codes for a new password, by number and address. */
  readonly passwordByPhone: Limiter
}
