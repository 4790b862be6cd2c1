import type { IntentKeys } from '@/sandbox/ledger/intent-keys'
import type { Ledger } from '@/sandbox/ledger/ledger'
export type { OpenBet, Settlement, ShownBet } from '@/sandbox/ledger/bets'
export type { Ledger } from '@/sandbox/ledger/ledger'
export type { Friend } from '@/sandbox/ledger/records/friends'
export type { PlayFigures } from '@/sandbox/ledger/records/play-figures'
export type { TeamBet } from '@/sandbox/ledger/records/team-bets'

/** Balances and their history. */
export interface LedgerPort {
  readonly ledger: Ledger
  /** The request that each idempotency key came with. */
  readonly intentKeys: IntentKeys
}
