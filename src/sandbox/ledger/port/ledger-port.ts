import type { IntentKeys } from '@/sandbox/ledger/intent-keys'
import type { Ledger } from '@/sandbox/ledger/ledger'

/** Who holds what, and how it came to that. */
export interface LedgerPort {
  readonly ledger: Ledger
  /** Which request each idempotency key came with. */
  readonly intentKeys: IntentKeys
}
