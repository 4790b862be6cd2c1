/** A merchant's account, as a session carries it. */
export interface Account {
  readonly id: string
  readonly merchant: string
  readonly account: string
  /** The account name in lower case, for case-insensitive uniqueness: names must differ by more than case. */
  readonly accountKey: string
  /** Null if no password was ever set; no password signs in then. */
  readonly passwordHash: string | null
  /** Number with country calling code, for example +84901234567. */
  readonly mobile: string | null
  readonly type: number
  readonly nickname: string | null
  readonly rankLevel: number
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** In capitals. Null if the account has no affiliate code. */
  readonly affiliateCode: string | null
  /** Provider and the provider's id of the person, for example google:1. Null without a social sign-in. */
  readonly socialId: string | null
  /** Code of the last chosen language. */
  readonly language: string | null
  /** Name of the picture that the player chose. */
  readonly avatar: string | null
  /** Id of the upline. Null if the account is in nobody's team. */
  readonly upline: string | null
  /** Rebate on valid bets granted by the upline, in ten-thousandths. Null: the house's rates apply. */
  readonly rebate: number | null
  /** Milliseconds since 1970; null before the first sign-in. */
  readonly lastSignIn: number | null
  /** The other registration fields. */
  readonly profile: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
