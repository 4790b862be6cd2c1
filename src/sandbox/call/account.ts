/** Who has an account with a merchant, as a session carries it. */
export interface Account {
  readonly id: string
  readonly merchant: string
  readonly account: string
  /** The account name in lower case: names differ by more than case. */
  readonly accountKey: string
  /** Null: no password was ever set, so none signs in. */
  readonly passwordHash: string | null
  /** Number with dialling code, for example +84901234567. */
  readonly mobile: string | null
  readonly type: number
  readonly nickname: string | null
  readonly rankLevel: number
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** In capitals. Null: recommends nobody. */
  readonly affiliateCode: string | null
  /** Provider and the provider's id of the person, for example google:1. Null: signs in in other ways. */
  readonly socialId: string | null
  /** Code of the language that was chosen last. */
  readonly language: string | null
  /** Name of the picture that the player chose. */
  readonly avatar: string | null
  /** Id of the account above, in whose team it is. Null: in nobody's. */
  readonly upline: string | null
  /** Rebate of valid bets that the account above gave it, in ten-thousandths. Null: that of the house. */
  readonly rebate: number | null
  /** Milliseconds since 1970; null before the first time. */
  readonly lastSignIn: number | null
  /** The other fields of the registration. */
  readonly profile: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
