/** Owner of the wallets on the other side of every player's: the platform itself. */
export const house = 'house'

/** A wallet: an account's id or the house, and what it holds: main, held (for withdrawals), points, or vendor: with a vendor's code. */
export interface WalletName {
  readonly owner: string
  readonly kind: string
}

/** Points are another unit than money: neither becomes the other by a line. */
export const isPoints = (kind: string): boolean => kind === 'points'

/** Money that its owner can play with: in the main wallet, or at a vendor. */
export const isSpendable = (kind: string): boolean => kind === 'main' || kind.startsWith('vendor:')

/** What a wallet gains, or loses where it is negative, in hundredths. */
export interface Movement extends WalletName {
  readonly amount: number
}

/** One act that moves money or points: the amounts of its lines sum to 0. */
export interface Entry {
  readonly merchant: string
  /** Id of the account whose act it is. */
  readonly account: string
  readonly kind: EntryKind
  readonly movements: readonly Movement[]
  /** What it belongs to, such as a bet. */
  readonly reference?: string
  /** What its answer says beside the amounts. */
  readonly details?: object
}

export type EntryKind =
  | 'deposit'
  | 'promotion'
  | 'rebate'
  /** What contracts of agents pay. */
  | 'dividend'
  | 'salary'
  | 'withdrawal'
  | 'transfer'
  /** Between two people of a team. */
  | 'team'
  | 'bet'
  | 'refund'
  | 'win'
  | 'trial'
  /** Points that were claimed, earned by a bet, given for a reward, or for money. */
  | 'points'
  | 'earn'
  | 'redeem'
  | 'convert'
  /** What a redemption took, when it was rejected. */
  | 'return'

/** What a player gains from the house by an act of this kind, or loses to it. A win comes from where the bets went. */
export function withTheHouse(account: string, kind: EntryKind, amount: number): Movement[] {
  return [
    { owner: account, kind: isPoints(kind) ? kind : 'main', amount },
    { owner: house, kind: kind === 'win' ? 'bet' : kind, amount: -amount },
  ]
}

/** A line of an entry that was posted. */
export interface PostedLine extends Movement {
  readonly balanceAfter: number
}

/** An entry as it stands in the ledger for good. */
export interface PostedEntry {
  /** Number of its receipt. */
  readonly number: string
  readonly kind: EntryKind
  /** Milliseconds since 1970. */
  readonly time: number
  readonly details: object
  readonly lines: readonly PostedLine[]
}

/** A wallet does not hold what an entry would take from it. Nothing was posted. */
export class NotEnoughError extends Error {
  override readonly name = 'NotEnoughError'
}

/** What is written beside an entry would go over what its account may. Nothing was posted. */
export class OverCapError extends Error {
  override readonly name = 'OverCapError'
}

/** Another request came under a key that was used already. Nothing was posted. */
export class KeyUsedError extends Error {
  override readonly name = 'KeyUsedError'
}

/** A bet was cancelled before, by somebody else or with another key. Nothing was posted. */
export class BetEndedError extends Error {
  override readonly name = 'BetEndedError'
}
