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

/** What a gift is: points in hundredths, or so many free spins. */
export type Gift = { readonly points: number } | { readonly spins: number }

/** A gift on each of an account's first days, 1 for the day of registering; a missed day is lost. */
interface DayGifts {
  readonly of: 'day'
  readonly gifts: readonly { readonly from: number; readonly to: number; readonly gift: Gift }[]
  /** For how many days free spins are there. */
  readonly days: number
  /** How many times what free spins win must be wagered before a withdrawal. */
  readonly times: number
}

/** A gift on the first of a month, by rank, lowest first. */
interface MonthGifts {
  readonly of: 'month'
  readonly ranks: readonly { readonly rank: number; readonly gift: Gift }[]
  /** For how many days it waits. */
  readonly days: number
}

/** A share of what was lost in a category last week, by rank, lowest first. */
interface Cashback {
  readonly of: 'cashback'
  readonly category: string
  readonly ranks: readonly { readonly rank: number; readonly share: number }[]
  /** How many times it must be wagered before a withdrawal. */
  readonly times: number
}

/** Gifts for the best rounds of last week in a category: a round scores its win divided by its stake. */
interface Race {
  readonly of: 'race'
  readonly category: string
  readonly places: readonly { readonly from: number; readonly to: number; readonly gift: Gift }[]
}

/** Money for each day with so many rounds, while the promotion runs. Hundredths. */
interface PlayedDays {
  readonly of: 'playedDay'
  readonly rounds: number
  readonly amount: number
  readonly times: number
}

/** Money for each friend who counts: one who registered with the account's code, deposited and bet. Hundredths. */
export interface FriendGifts {
  readonly of: 'friend'
  /** The least first deposit and the least valid bets of a friend. */
  readonly firstDeposit: number
  readonly validBet: number
  readonly amount: number
  readonly times: number
  /** For how many friends at most. */
  readonly most: number
}

/** Rewards that nobody has to apply for: they wait in the reward centre. */
export type RewardingPlan = { readonly way: 'reward' } & (
  | DayGifts
  | MonthGifts
  | Cashback
  | Race
  | PlayedDays
  | FriendGifts
)

/**
 * How a player takes part in a promotion, what it pays and what it asks, in hundredths of dong: the one source of its terms in the article and
 * at the deposit form, of the server's judgement, and of what is booked. One that is joined promises nothing.
 */
export type PromotionPlan =
  | DepositPlan
  | ApplicationPlan
  | RewardingPlan
  | { readonly way: 'raffle' }
  | { readonly way: 'join' }
