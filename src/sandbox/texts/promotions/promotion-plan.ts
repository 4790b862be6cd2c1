/** What a player must be or have done for a deposit's bonus. Days and ranks are whole numbers. */
export type DepositCondition =
  | { readonly what: 'firstDeposit' }
  | { readonly what: 'registeredWithin'; readonly required: number }
  | { readonly what: 'rank'; readonly required: number }
  /** On this day of the week in the merchant's time zone, 1 for Monday. */
  | { readonly what: 'weekday'; readonly required: number }
  | { readonly what: 'firstOfDay' }

/** A bonus that a player chooses together with a deposit. Amounts in hundredths. */
export interface DepositPlan {
  readonly way: 'deposit'
  readonly min: number
  /** Bonus as a share of the deposit, and its maximum. */
  readonly rate: number
  readonly most: number
  /** How many times deposit and bonus must be wagered before a withdrawal. */
  readonly times: number
  readonly asks: readonly DepositCondition[]
}

/** A bonus of an approved application, and how many times it must be wagered before a withdrawal. */
export interface ApplicationPlan {
  readonly way: 'application'
  readonly amount: number
  readonly times: number
  /** Figures that the platform's staff look at when they review an application. */
  readonly reviewed: Readonly<Record<string, number | string>>
}

/**
 * How a player takes part in a promotion, what it pays and what it asks: the one source of its terms in the article and
 * at the deposit form, of the server's judgement, and of what is booked.
 */
export type PromotionPlan = DepositPlan | ApplicationPlan | { readonly way: 'raffle' } | { readonly way: 'join' }
