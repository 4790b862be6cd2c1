import type { AddressCounts } from '@/sandbox/verification/address-counts'
import type { Captchas } from '@/sandbox/verification/captchas'
import type { HumanChecks } from '@/sandbox/verification/human-checks'
import type { Outbox } from '@/sandbox/verification/outbox'
import type { PhoneProvider } from '@/sandbox/verification/phone-provider'
import type { SmsCodes } from '@/sandbox/verification/sms-codes'
import type { Limiter } from './limiter'

/** Proofs that somebody is a person, or has a number or an address: captchas, puzzles and codes that are sent. */
export interface VerificationPort {
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  /** What was sent to numbers and addresses. */
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly phoneProvider: PhoneProvider
  /** What one client's address did of late. */
  readonly addressCounts: AddressCounts
  /** Codes to one number: one a second (1 §5), and a handful in the time a player is told to wait (2 §8). */
  readonly codeLimits: { readonly codeEachSecond: Limiter; readonly codes: Limiter }
}
