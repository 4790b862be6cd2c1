import type { IntentKeys } from '@/sandbox/ledger/intent-keys'
import type { Ledger } from '@/sandbox/ledger/ledger'
export type { OpenBet, Settlement, ShownBet } from '@/sandbox/ledger/bets'
export type { Ledger } from '@/sandbox/ledger/ledger'
export type { Friend } from '@/sandbox/ledger/records/friends'
export type { PlayFigures } from '@/sandbox/ledger/records/play-figures'
export type { TeamBet } from '@/sandbox/ledger/records/team-bets'

/** Who holds what, and how it came to that. */
export interface LedgerPort {
  readonly ledger: Ledger
  /** Which request each idempotency key came with. */
  readonly intentKeys: IntentKeys
}
