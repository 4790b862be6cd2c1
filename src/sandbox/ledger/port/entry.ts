/** Owner of the counterpart of every player's wallet: the platform itself. */
export const house = 'house'

/**
 * A wallet: its owner is an account's id or the house; its kind is main, held (for withdrawals), points, or vendor:
 * followed by a vendor's code.
 */
export interface WalletName {
  readonly owner: string
  readonly kind: string
}

/** Points are not money, and no single line converts one into the other. */
export const isPoints = (kind: string): boolean => kind === 'points'

/** Money that its owner can play with: in the main wallet or a vendor's wallet. */
export const isSpendable = (kind: string): boolean => kind === 'main' || kind.startsWith('vendor:')

/** The amount a wallet gains, or loses if negative, in hundredths. */
export interface Movement extends WalletName {
  readonly amount: number
}

/** One act that moves money or points. The amounts of its lines sum to 0. */
export interface Entry {
  readonly merchant: string
  /** Id of the account that made the act. */
  readonly account: string
  readonly kind: EntryKind
  readonly movements: readonly Movement[]
  /** Number of what it belongs to, such as a bet. */
  readonly reference?: string
  /** Further contents of the answer, besides the amounts. */
  readonly details?: object
}

export type EntryKind =
  | 'deposit'
  | 'promotion'
  | 'rebate'
  /** Payments of agents' contracts. */
  | 'dividend'
  | 'salary'
  | 'withdrawal'
  | 'transfer'
  /** A transfer between two people of a team. */
  | 'team'
  | 'bet'
  | 'refund'
  | 'win'
  | 'trial'
  /** Points claimed, earned by a bet, redeemed for a reward, or converted to money. */
  | 'points'
  | 'earn'
  | 'redeem'
  | 'convert'
  /** The refund of a rejected redemption. */
  | 'return'
  /** Free spins that were given, or one that was played: it moves nothing, and stands for its intent. */
  | 'spins'

/** Movements between a player and the house for an entry of this kind. A win is paid from the house's bet wallet. */
export function withTheHouse(account: string, kind: EntryKind, amount: number): Movement[] {
  return [
    { owner: account, kind: isPoints(kind) ? kind : 'main', amount },
    { owner: house, kind: kind === 'win' ? 'bet' : kind, amount: -amount },
  ]
}

/** A line of a posted entry. */
export interface PostedLine extends Movement {
  readonly balanceAfter: number
}

/** A posted entry. It never changes. */
export interface PostedEntry {
  /** Its receipt number. */
  readonly number: string
  readonly kind: EntryKind
  /** Milliseconds since 1970. */
  readonly time: number
  readonly details: object
  readonly lines: readonly PostedLine[]
}

/** A wallet holds less than an entry would take. Nothing was posted. */
export class NotEnoughError extends Error {
  override readonly name = 'NotEnoughError'
}

/** The act would exceed a cap of the account. Nothing was posted. */
export class OverCapError extends Error {
  override readonly name = 'OverCapError'
}

/** The idempotency key was already used for another request. Nothing was posted. */
export class KeyUsedError extends Error {
  override readonly name = 'KeyUsedError'
}

/** The bet has already been cancelled, by another call or with another key. Nothing was posted. */
export class BetEndedError extends Error {
  override readonly name = 'BetEndedError'
}
