import type { AddressCounts } from '@/sandbox/verification/address-counts'
import type { Captchas } from '@/sandbox/verification/captchas'
import type { HumanChecks } from '@/sandbox/verification/human-checks'
import type { Outbox } from '@/sandbox/verification/outbox'
import type { PhoneProvider } from '@/sandbox/verification/phone-provider'
import type { SmsCodes } from '@/sandbox/verification/sms-codes'
import type { Limiter } from './limiter'

/** Proof that somebody is human, or owns a number or address: captchas, puzzles and codes. */
export interface VerificationPort {
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  /** Messages sent to numbers and addresses. */
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly phoneProvider: PhoneProvider
  /** Recent actions by client address. */
  readonly addressCounts: AddressCounts
  /**
   * Rate limits for codes to one number: one per second (1 §5), and a handful in the time that a player is told to
   * wait (2 §8).
   */
  readonly codeLimits: { readonly codeEachSecond: Limiter; readonly codes: Limiter }
}
