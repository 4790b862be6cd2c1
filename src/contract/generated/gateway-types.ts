/* Written by `npm run generate` from the schemas. Do not edit. */

/**
 * Value of a refused login (1 §3).
 */
export type LoginRefusal = {
  /**
   * The next attempt must answer a captcha.
   */
  captcha?: boolean
  /**
   * The address is not registered: the next attempt must bring the code that was sent, or answer a captcha (2 §4).
   */
  secondCheck?: 'code' | 'captcha'
} | null
/**
 * Settings of the white label: a tree of modules, each on or off (1 §3).
 */
export type SettingsTree = SettingsNode[]
/**
 * Rule of one field, as sent.
 */
export type RegisterRule = {
  /**
   * Whether the field is asked: true, 1, "Y", "on" and the like. A field whose flag is neither yes nor no is shown and not required.
   */
  enabled?: unknown
  /**
   * Whether the field must be filled in, in the same words.
   */
  required?: unknown
  /**
   * Regular expression that the value must match, as JavaScript, Java, .NET, PCRE, PHP, Python, Ruby or POSIX write it. One that no usual value of the field meets is dropped and reported.
   */
  acceptedPattern?: unknown
  /**
   * Which message explains the pattern.
   */
  patternId?: unknown
  /**
   * Fewest characters.
   */
  minLength?: unknown
  /**
   * Most characters; 0 and null are no limit.
   */
  maxLength?: unknown
} | null
/**
 * What is limited.
 */
export type PlayLimitsKind = 'depositDay' | 'depositWeek' | 'depositMonth' | 'lossDay' | 'session'
/**
 * The server's public key that the device subscribed with: base64url of 65 bytes, a point of P-256.
 */
export type SubscribePushPublicKey = string
/**
 * Address at the browser's push service, which nobody else knows.
 */
export type SubscribePushEndpoint = string
/**
 * Secret of the subscription: base64url of 16 bytes.
 */
export type SubscribePushAuth = string
/**
 * In process, approved or rejected (2 §4).
 */
export type RedeemListStatus = 'process' | 'approved' | 'rejected'
/**
 * What visitors and players of a merchant had to say, newest first.
 */
export type SandboxFeedback = SandboxOpinion[]
/**
 * What sites reported and what the sandbox itself ignored, newest first, at most 100.
 *
 * @maxItems 100
 */
export type SandboxLog = SandboxLogLine[]
/**
 * Every SMS and e-mail that was 'sent', newest first.
 */
export type SandboxOutbox = SandboxMessage[]
/**
 * 0 normal, 1 maintenance, 2 this address or region is blocked (1 §4).
 */
export type SandboxStateSystemStatus = 0 | 1 | 2
/**
 * Address that the gateway says the visitor has.
 */
export type SandboxStateVisitorIp = string
/**
 * How often one client address may give a wrong password or code, or ask for a picture, within five minutes.
 */
export type SandboxStateTriesPerAddress = number
/**
 * Valid bet that one point is earned for, in units of the merchant's currency.
 */
export type SandboxStateBetPerPoint = number

/**
 * Makes a game a favourite (2 §7).
 */
export interface AddFavouriteGame {
  /**
   * Which game (2 §7).
   */
  request: {
    /**
     * Id of the game.
     */
    nodeId: string
    /**
     * Code of the vendor.
     */
    vendor: string
    /**
     * Category of the game (2 §1).
     */
    gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Whether an affiliate code is one (1 §7 affiliate check; 2 §7).
 */
export interface Affiliate {
  /**
   * The code (1 §7).
   */
  request: {
    /**
     * Affiliate code, in any case.
     */
    code: string
    /**
     * Host the player is on.
     */
    domain: string
  }
  /**
   * The answer.
   */
  response: {
    /**
     * An agent has this code.
     */
    valid: boolean
    /**
     * Why an invitation link can no longer be used; null where it can, or nobody ever had the code.
     */
    reason?: 'expired' | 'removed' | null
  }
}
/**
 * What the platform announces to agents alone, the newest first (2 §2 agent centre, announcement).
 */
export interface AgentNews {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Announcements, the newest first.
   */
  response: {
    /**
     * Id.
     */
    id: string
    /**
     * Title in the language of the call.
     */
    title: string
    /**
     * HTML: shown through the sanitiser.
     */
    content: string
    /**
     * When it was published, ISO 8601.
     */
    time: string
  }[]
}
/**
 * What the signed-in agent may give to accounts that register through it (2 §2 account registration center).
 */
export interface AgentTerms {
  /**
   * No parameters.
   */
  request: {}
  /**
   * What the agent may give.
   */
  response: {
    /**
     * Kinds of accounts.
     *
     * @minItems 1
     */
    types: ('agent' | 'player')[]
    /**
     * Highest rebate that may be given, as a share: the agent's own.
     */
    maxRebate: number
    /**
     * Rule of account names.
     */
    account: {
      /**
       * Least characters.
       */
      minLength: number
      /**
       * Most characters.
       */
      maxLength: number
    }
    /**
     * Rule of passwords.
     */
    password: {
      /**
       * Least characters.
       */
      minLength: number
      /**
       * Most characters.
       */
      maxLength: number
    }
  }
}
/**
 * The player agrees to versions of legal documents.
 */
export interface Agree {
  /**
   * What is agreed to.
   */
  request: {
    /**
     * Documents with the versions that were read.
     *
     * @minItems 1
     * @maxItems 20
     */
    agreements: AgreedDocument[]
  }
  response: AgreementsAgreements
}
/**
 * A document in the version that was agreed to.
 */
export interface AgreedDocument {
  /**
   * Name of the document: terms, privacy.
   */
  document: string
  /**
   * Version, as the document says it.
   */
  version: string
  /**
   * Code of the language of the page.
   */
  language: string
}
/**
 * What the player has agreed to.
 */
export interface AgreementsAgreements {
  /**
   * One a document.
   */
  agreements: StandingAgreement[]
}
/**
 * The latest version of a document that the player has agreed to.
 */
export interface StandingAgreement {
  /**
   * Name of the document.
   */
  document: string
  /**
   * Version that was agreed to.
   */
  version: string
  /**
   * When, ISO 8601.
   */
  time: string
}
/**
 * Which versions of the legal documents the player has agreed to.
 */
export interface Agreements {
  /**
   * No parameters.
   */
  request: {}
  response: AgreementsAgreements
}
/**
 * One announcement with its content (1 §7). One path with notices and announcements; the module id tells them apart.
 */
export interface AnnouncementContent {
  /**
   * Which one.
   */
  request: {
    /**
     * Id of the announcement.
     */
    id: string
  }
  /**
   * Announcement (1 §3).
   */
  response: {
    /**
     * Id.
     */
    id: string
    /**
     * Title.
     */
    title: string
    /**
     * Content, HTML.
     */
    content: string
    /**
     * Pictures, to be shown in the order of their sequence.
     *
     * Items: Picture.
     */
    announcementImages: {
      /**
       * Address.
       */
      url: string
      /**
       * Place among the pictures, from 1.
       */
      sequence: number
    }[]
    /**
     * When it was published, ISO 8601.
     */
    time: string
  }
}
/**
 * List of announcements, newest first (1 §7). One path with notices and announcementContent; the module id tells them apart.
 */
export interface Announcements {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * Kinds, comma-separated: B, PL, PU, PR, H. B where the site has no wish of its own (1 §3).
     */
    types: string
    /**
     * W: web.
     */
    platform: 'W'
    /**
     * B.
     */
    execution: 'B'
  }
  /**
   * Announcements of these kinds, all of them: the site pages them, 9 at a time (1 §2).
   *
   * Items: Announcement (1 §3), without its content.
   */
  response: {
    /**
     * Id.
     */
    id: string
    /**
     * Kind.
     */
    type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
    /**
     * Title in the language of the call.
     */
    title: string
    /**
     * When it was published, ISO 8601.
     */
    time: string
  }[]
}
/**
 * Takes part in a promotion, or applies for it; pictures, png or jpg, at most 3 of 5 MB (2 §5), are parts of their own.
 */
export interface ApplyPromotion {
  /**
   * Which one, and what is said to it.
   */
  request: {
    /**
     * Id of the promotion.
     */
    promotionId: string
    /**
     * At most 140 characters as people count them (2 §5).
     */
    comment?: string
  }
  /**
   * How it stands now.
   */
  response: {
    /**
     * What time it is at the server, ISO 8601.
     */
    now: string
    /**
     * The promotion.
     */
    activity: PromotionActivity
  }
}
/**
 * How one promotion stands to who asks.
 */
export interface PromotionActivity {
  /**
   * Id of the promotion.
   */
  id: string
  /**
   * joined: the account takes part; applying: its application is being looked at; rejected: it was turned down; issued: there is something to claim; claimed: it was claimed; process: it is on, and open to join; closed: it is over; comingSoon: it has not begun (2 §4).
   */
  status: 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed' | 'process' | 'closed' | 'comingSoon'
  /**
   * join: one press; application: with a comment and pictures, and looked at; raffle: who meets its conditions draws; deposit: it is chosen with a deposit; reward: what it gives waits in the reward centre.
   */
  way: 'join' | 'application' | 'raffle' | 'deposit' | 'reward'
  /**
   * When it begins, ISO 8601; null when it has always been there.
   */
  starts: string | null
  /**
   * When it is over, ISO 8601; null when it stays.
   */
  ends: string | null
  /**
   * What it pays; null where that depends.
   */
  bonus: {
    /**
     * In units of the merchant's currency.
     */
    amount: number
    /**
     * What has to be bet before it may be withdrawn, in units of the merchant's currency.
     */
    turnover: number
  } | null
  /**
   * What the call raffleClaim draws; null where it is no raffle.
   */
  raffle: string | null
  /**
   * The last application of the account; null where there is none.
   */
  applied: {
    /**
     * Number.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What was written to it.
     */
    comment: string
    /**
     * How many pictures came with it.
     */
    pictures: number
    /**
     * When it was looked at, ISO 8601.
     */
    reviewed: string | null
    /**
     * Why it was turned down.
     */
    reason: string | null
  } | null
  /**
   * Number of the receipt of what was claimed.
   */
  receipt: string | null
  /**
   * Name of the prize that was drawn; null where nothing was.
   */
  prize: string | null
  /**
   * What the account does not fulfil, a sentence each: with any, the promotion is not for it now.
   *
   * Items: A condition.
   */
  unmet: string[]
  /**
   * Whether one of the unmet conditions can never be fulfilled any more, such as a first deposit that was made; without it one may still be.
   */
  forGood?: boolean
  /**
   * Since when the account takes part, or when its bonus was booked, ISO 8601; null while it does not.
   */
  taken: string | null
}
/**
 * How the promotions stand to who asks: by the server's clock to everybody, and to an account by what it did.
 */
export interface PromotionStates {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The promotions that are on, were, or will be.
   */
  response: {
    /**
     * What time it is at the server, ISO 8601.
     */
    now: string
    /**
     * One each.
     */
    items: PromotionActivity[]
  }
}
/**
 * Balance of the signed-in account (1 §3).
 */
export interface Balance {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Balance.
   */
  response: {
    /**
     * Sum of all wallets, in units of the merchant's currency.
     */
    sumBalance: number
  }
}
/**
 * Bets that the signed-in account placed between two days, both counted, in the merchant's time zone (2 §2 betting record).
 */
export interface BettingRecord {
  /**
   * What is asked.
   */
  request: {
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * Category of the games; all of them, if left out.
     */
    category?: string
    /**
     * Code of the vendor; all of them, if left out.
     */
    vendor?: string
    /**
     * Status of the bets; all of them, if left out.
     */
    status?: string
    /**
     * time or amount, the largest first; the smallest first with a minus before it. The newest first, if left out.
     */
    sort?: 'time' | '-time' | 'amount' | '-amount'
    /**
     * One bet alone, by its number, if it is among these days.
     */
    number?: string
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: BetLine[]
    /**
     * Of this page.
     */
    pageTotals: BetTotals
    /**
     * Of all pages.
     */
    totals: BetTotals
  }
}
export interface BetLine {
  /**
   * Number of the bet.
   */
  number: string
  /**
   * When it was placed, ISO 8601.
   */
  time: string
  /**
   * When it ended, ISO 8601; null while it is open.
   */
  settled?: string | null
  /**
   * Category of the game: RNG, LIVE …; others may come.
   */
  category: string
  /**
   * Code of the vendor.
   */
  vendor: string
  /**
   * Name of the game.
   */
  game: string
  /**
   * What was staked. Units of the merchant's currency.
   */
  stake: number
  /**
   * What of it counts towards turnover; null while that is not known. Units of the merchant's currency.
   */
  validBet?: number | null
  /**
   * What was paid out; null while that is not known. Units of the merchant's currency.
   */
  win?: number | null
  /**
   * Win less stake; null while that is not known. Units of the merchant's currency.
   */
  result?: number | null
  /**
   * open, won, even, lost, cancelled; others may come.
   */
  status: string
  /**
   * How it went, in words of the language that was asked for.
   */
  round?: string | null
  /**
   * Who played whom.
   */
  match?: string | null
  /**
   * What it was on.
   */
  pick?: string | null
  /**
   * What a stake is multiplied with.
   */
  odds?: number | null
  /**
   * How the match ended.
   */
  score?: string | null
  /**
   * Draw of a lottery.
   */
  issue?: string | null
  /**
   * Way that a lottery was played.
   */
  play?: string | null
  /**
   * Numbers that were bet on, as they were written.
   */
  numbers?: string | null
  /**
   * Until when it can be cancelled, ISO 8601; null where it cannot.
   */
  cancelUntil?: string | null
  /**
   * Receipts of what it moved.
   */
  receipts: BetReceipt[]
}
export interface BetReceipt {
  /**
   * What was booked: bet, win, refund …
   */
  kind: string
  /**
   * Number of the receipt.
   */
  number: string
}
export interface BetTotals {
  /**
   * Stakes of bets that ended; what was cancelled is in no figure. Units of the merchant's currency.
   */
  stake: number
  /**
   * Stakes of bets that are still open. Units of the merchant's currency.
   */
  open: number
  /**
   * What counts towards turnover. Units of the merchant's currency.
   */
  validBet: number
  /**
   * What was paid out. Units of the merchant's currency.
   */
  win: number
  /**
   * Wins less stakes of bets that ended. Units of the merchant's currency.
   */
  result: number
}
/**
 * Binds a number or an address with the code that was sent to it. One that was bound before is replaced, with the password.
 */
export interface BindContact {
  /**
   * What, and the code.
   */
  request: {
    /**
     * What is bound.
     */
    kind: 'mobile' | 'email'
    /**
     * Number without dialling code, or address.
     */
    to: string
    /**
     * The code.
     */
    verificationCode: string
    /**
     * Dialling code of a number, with plus sign.
     */
    countryDialingCode?: string
    /**
     * The password of the sign-in, where another is replaced and the account has one.
     */
    password?: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Binds a bank account or an e-wallet. A number is bound once.
 */
export interface BindPayoutAccount {
  /**
   * Which, whose, and the payment password.
   */
  request: {
    /**
     * Code of the bank or e-wallet.
     */
    institution: string
    /**
     * Its number: digits.
     */
    number: string
    /**
     * The payment password.
     */
    paymentPassword: string
    /**
     * Name of its holder, with the first one that is bound.
     */
    holder?: string
  }
  /**
   * The account as it is bound.
   */
  response: {
    account: PayoutAccount
  }
}
/**
 * A bank account or an e-wallet.
 */
export interface PayoutAccount {
  /**
   * Id, for requests about it.
   */
  id: string
  /**
   * Kind.
   */
  kind: 'bank' | 'eWallet'
  /**
   * Code of the bank or e-wallet.
   */
  institution: string
  /**
   * Its name.
   */
  name: string
  /**
   * Whose it is, masked.
   */
  holder: string
  /**
   * Its number, masked.
   */
  number: string
  /**
   * When it was bound, ISO 8601.
   */
  time: string
}
/**
 * Bank accounts and e-wallets that money can go to (2 §2).
 */
export interface PayoutAccounts {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Those that are bound, and what may be bound.
   */
  response: {
    /**
     * In the order in which they were bound.
     */
    accounts: PayoutAccount[]
    /**
     * Name that every further one has to be in, masked; null before the first.
     */
    holder: string | null
    /**
     * How many may be bound of each kind.
     */
    most: number
    /**
     * Banks and e-wallets to choose from.
     *
     * Items: A bank or an e-wallet.
     */
    institutions: {
      /**
       * Code.
       */
      code: string
      /**
       * Name.
       */
      name: string
      /**
       * Kind.
       */
      kind: 'bank' | 'eWallet'
      /**
       * How many digits its numbers have.
       */
      digits: {
        /**
         * At least.
         */
        least: number
        /**
         * At most.
         */
        most: number
      }
    }[]
  }
}
/**
 * Sends a code to a number or an address that is to be bound.
 */
export interface BindingCode {
  /**
   * Where to.
   */
  request: {
    /**
     * What is bound.
     */
    kind: 'mobile' | 'email'
    /**
     * Number without dialling code, or address.
     */
    to: string
    /**
     * Dialling code of a number, with plus sign.
     */
    countryDialingCode?: string
    /**
     * What the human verification ended with.
     */
    humanVerification?: HumanVerification
  }
  /**
   * How long the code is good.
   */
  response: {
    /**
     * Minutes.
     */
    expiredMinutes: number
  }
}
/**
 * What a finished human verification is told to the gateway with (1 §7).
 */
export interface HumanVerification {
  /**
   * Which verification it was.
   */
  provider: 'slider'
  /**
   * Token of the call humanCheck or humanCaptcha: good for one call within two minutes.
   */
  token: string
}
/**
 * Bonuses of the signed-in account between two days, both counted, in the merchant's time zone, with what has to be bet for them (2 §2 bonus details). What can be claimed now belongs to today.
 */
export interface BonusRecord {
  /**
   * What is asked.
   */
  request: {
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * Bonuses of a state alone.
     */
    state?: 'claimable' | 'wagering' | 'done'
    /**
     * Bonuses of a source alone.
     */
    source?: 'deposit' | 'promotion' | 'mission' | 'reward' | 'raffle' | 'rebate'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it.
     */
    until?: number
  }
  /**
   * A page of bonuses, and totals.
   */
  response: {
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * The latest first.
     *
     * Items: A bonus.
     */
    items: {
      /**
       * Id.
       */
      id: string
      /**
       * Of a deposit, a promotion, a mission, the reward centre, a raffle or a rebate.
       */
      source: 'deposit' | 'promotion' | 'mission' | 'reward' | 'raffle' | 'rebate'
      /**
       * What it is called, in the language of the call.
       */
      title: string
      /**
       * How much.
       */
      amount: number
      /**
       * When, ISO 8601; null before it is claimed.
       */
      received: string | null
      /**
       * Until when it can be claimed, ISO 8601; null: there is no deadline.
       */
      deadline: string | null
      /**
       * It can be claimed; something is still to be bet for it; it is the player's own.
       */
      state: 'claimable' | 'wagering' | 'done'
      /**
       * What has to be bet before it may be withdrawn.
       */
      required: number
      /**
       * What of it was.
       */
      reached: number
      /**
       * What is left.
       */
      remaining: number
      /**
       * Number of the receipt; null before it is claimed.
       */
      number: string | null
    }[]
    /**
     * Figures over lines.
     */
    pageTotals: {
      /**
       * Bonuses.
       */
      amount: number
      /**
       * What has to be bet for them.
       */
      required: number
      /**
       * What of it was.
       */
      reached: number
      /**
       * What is left.
       */
      remaining: number
    }
    /**
     * Figures over lines.
     */
    totals: {
      /**
       * Bonuses.
       */
      amount: number
      /**
       * What has to be bet for them.
       */
      required: number
      /**
       * What of it was.
       */
      reached: number
      /**
       * What is left.
       */
      remaining: number
    }
  }
}
/**
 * Which bets counted for a bonus, how much of each, and why others did not (2 §2 bonus details). Refused with bonus_unknown.
 */
export interface BonusWagering {
  /**
   * Of which.
   */
  request: {
    /**
     * Id of the bonus.
     */
    id: string
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
  }
  /**
   * A page of bets.
   */
  response: {
    /**
     * What has to be bet.
     */
    required: number
    /**
     * What of it was.
     */
    reached: number
    /**
     * What is left.
     */
    remaining: number
    /**
     * What is to be bet for earlier bonuses first.
     */
    before: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Those that were placed since it was received and until it was fulfilled, the latest first.
     *
     * Items: A bet that was placed since.
     */
    bets: {
      /**
       * Number of the bet.
       */
      number: string
      /**
       * When it was placed, ISO 8601.
       */
      time: string
      /**
       * Code of its category.
       */
      category: string
      /**
       * Name of its game.
       */
      game: string
      /**
       * What was staked.
       */
      stake: number
      /**
       * What of it is a valid bet; null before it has ended.
       */
      validBet: number | null
      /**
       * What of it counted for this bonus.
       */
      counted: number
      /**
       * whole: all of its stake; returned: part of the stake came back or was covered by another bet of the round; shared: the rest belongs to another bonus, or nothing more was to be bet; open: it has not ended; cancelled: its stake came back; none: nothing of it is a valid bet; other: it counted for an earlier bonus.
       */
      why: 'whole' | 'returned' | 'shared' | 'open' | 'cancelled' | 'none' | 'other'
    }[]
  }
}
/**
 * Takes back an open bet on a lottery before its draw closes, once; the stake goes back to where it came from. Counts once for each Idempotency-Key.
 */
export interface CancelBet {
  /**
   * Which bet.
   */
  request: {
    /**
     * Number of the bet.
     */
    number: string
  }
  /**
   * What was given back.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * The stake.
     */
    amount: number
  }
}
/**
 * Takes a request back that was not paid.
 */
export interface CancelDeposit {
  /**
   * Which one.
   */
  request: {
    /**
     * Number of the request.
     */
    number: string
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The request.
     */
    deposit: DepositsDeposit
  }
}
/**
 * A request to pay money in.
 */
export interface DepositsDeposit {
  /**
   * Number of the request.
   */
  number: string
  /**
   * Id of its method.
   */
  method: string
  /**
   * Kind of method.
   */
  category: 'bank' | 'wallet' | 'card' | 'crypto'
  /**
   * What its method is called.
   */
  name: string
  /**
   * What is to be paid.
   */
  amount: number
  /**
   * What of it the method costs.
   */
  fee: number
  /**
   * What comes to the main wallet.
   */
  credited: number
  /**
   * Promotion that was chosen with it.
   */
  promotion: {
    /**
     * Title.
     */
    title: string
    /**
     * What it adds.
     */
    bonus: number
    /**
     * What has to be bet before a withdrawal.
     */
    turnover: number
  } | null
  /**
   * new: instructions stand, nothing was paid yet; pending: payment is said to be made and is looked for; approved: booked; cancelled by the player; rejected by the platform; expired: not paid in time.
   */
  state: 'new' | 'pending' | 'approved' | 'cancelled' | 'rejected' | 'expired'
  /**
   * When, ISO 8601.
   */
  created: string
  /**
   * Until when it can be paid, ISO 8601.
   */
  expires: string
  /**
   * Why it was rejected.
   */
  reason: string | null
  /**
   * Number of the receipt of what was booked.
   */
  receipt: string | null
  /**
   * A picture of the payment was sent.
   */
  hasProof: boolean
  /**
   * How to pay; null when it can no longer be paid.
   */
  instructions: {
    /**
     * What to write where.
     *
     * Items: One thing.
     */
    rows: {
      /**
       * What it is.
       */
      name: 'bank' | 'payee' | 'account' | 'reference' | 'network' | 'address' | 'coins'
      /**
       * To be copied as it is.
       */
      value: string
    }[]
    /**
     * Content of a QR code.
     */
    code: string | null
    /**
     * Address of the provider's page, with the way back.
     */
    page: string | null
  } | null
  /**
   * What became of it, the first thing first.
   *
   * Items: A state.
   */
  timeline: {
    /**
     * State.
     */
    state: 'new' | 'pending' | 'approved' | 'cancelled' | 'rejected' | 'expired'
    /**
     * Since when, ISO 8601.
     */
    time: string
  }[]
}
/**
 * The player's last requests to pay money in.
 */
export interface Deposits {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The server's time and the requests.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The latest first, ten at most.
     */
    items: DepositsDeposit[]
  }
}
/**
 * Four spoken digits, the answer to a captcha for people who cannot see its picture. Refused with the code captcha_over when the captcha was answered or is older than five minutes.
 */
export interface CaptchaSound {
  /**
   * Which captcha. Its characters stay valid: whichever of the two is answered, there is one try.
   */
  request: {
    /**
     * Id of the captcha.
     */
    id: string
  }
  /**
   * The digits in the language of the call.
   */
  response: {
    /**
     * WAV (PCM) in Base64.
     */
    sound: string
  }
}
/**
 * A captcha image (1 §7: response value is a base64 png).
 */
export interface Captcha {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Captcha.
   */
  response: {
    /**
     * Id that goes with the answer.
     */
    id: string
    /**
     * PNG in Base64.
     */
    image: string
  }
}
/**
 * Sets a new password (1 §7; 2 §7, encrypted) and ends every session of the account: the site asks to sign in again (1 §4).
 */
export interface ChangePassword {
  /**
   * Change password payload (1 §3).
   */
  request: {
    /**
     * The present password, or the one-time password that this session was opened with.
     */
    oldPassword: string
    /**
     * New password, which must meet the rule of a registration.
     */
    newPassword: string
    /**
     * New password again.
     */
    confirmNewPassword: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Whether a receipt that somebody shows is the platform's, unchanged; anybody may ask (2 §2 account record: follow the money).
 */
export interface CheckReceipt {
  /**
   * What is asked.
   */
  request: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601, where that is to be checked too.
     */
    time?: string
    /**
     * What it was, where that is to be checked too.
     */
    kind?: string
    /**
     * What moved, in whole units with two decimals at most.
     */
    amount: number
    /**
     * Its check code.
     */
    code: string
  }
  /**
   * What came of it.
   */
  response: {
    /**
     * True where every word of it is in the ledger.
     */
    genuine: boolean
  }
}
/**
 * Says whether a withdrawal came, once (2 §4). Counts once for each Idempotency-Key.
 */
export interface ConfirmWithdrawal {
  /**
   * Number and answer.
   */
  request: {
    /**
     * Number of the withdrawal.
     */
    number: string
    /**
     * notReceived takes a picture before it.
     */
    answer: 'received' | 'notReceived' | 'partly'
    /**
     * What came, where that was a part: above 0 and below what was paid out.
     */
    amount?: number
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The request.
     */
    withdrawal: WithdrawalsWithdrawal
  }
}
/**
 * A request to pay money out.
 */
export interface WithdrawalsWithdrawal {
  /**
   * Number of the request.
   */
  number: string
  /**
   * What was taken out of the main wallet.
   */
  amount: number
  /**
   * What of it the withdrawal costs.
   */
  fee: number
  /**
   * What the account gets.
   */
  arrives: number
  /**
   * Where it goes.
   */
  account: {
    /**
     * Kind.
     */
    kind: 'bank' | 'eWallet'
    /**
     * Bank or e-wallet.
     */
    name: string
    /**
     * Masked.
     */
    number: string
    /**
     * Masked.
     */
    holder: string
  }
  /**
   * processing: the amount is held and the platform checks; transferring: it is on its way; succeeded: it was paid out; failed: it was given back.
   */
  state: 'processing' | 'transferring' | 'succeeded' | 'failed'
  /**
   * When, ISO 8601.
   */
  created: string
  /**
   * Why it failed.
   */
  reason: string | null
  /**
   * Whether the player says that the money came; null before it was paid out, and where it failed (2 §4).
   */
  confirmation: {
    /**
     * asked: no answer yet; received, notReceived, partly: the answer; forced: there was none in time, so it counts as received and is not refunded (2 §4).
     */
    state: 'asked' | 'received' | 'notReceived' | 'partly' | 'forced'
    /**
     * Until when it is asked, ISO 8601.
     */
    until: string
    /**
     * What came, where that was a part.
     */
    received: number | null
    /**
     * A picture that shows it was sent.
     */
    hasProof: boolean
    /**
     * What the platform found about what did not come: paid, or given back; null while it looks, or where nothing is missing.
     */
    review: 'paid' | 'returned' | null
  } | null
  /**
   * What became of it, the first thing first.
   *
   * Items: A step.
   */
  timeline: {
    /**
     * A state, an answer about its arrival, or what was found about that.
     */
    state:
      | 'processing'
      | 'transferring'
      | 'succeeded'
      | 'failed'
      | 'received'
      | 'notReceived'
      | 'partly'
      | 'forced'
      | 'paid'
      | 'returned'
    /**
     * Since when, ISO 8601.
     */
    time: string
    /**
     * Number of the receipt of what was booked by it.
     */
    receipt: string | null
  }[]
}
/**
 * The player's last requests to pay money out.
 */
export interface Withdrawals {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The server's time and the requests.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The latest first, ten at most.
     */
    items: WithdrawalsWithdrawal[]
  }
}
/**
 * Contracts of the signed-in account, what is asked of it, and figures of its team (2 §3, consolidated response).
 */
export interface ConsolidatedFunds {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Contracts and team.
   */
  response: {
    /**
     * Request that waits, about the contract of the daily salary: an offer, or a termination. Null when none waits.
     */
    dailysalreqtype: ConsolidatedFundsRequest | null
    /**
     * Request that waits, about the contract of the dividend: an offer, or a termination. Null when none waits.
     */
    divtypereq: ConsolidatedFundsRequest | null
    /**
     * Request that waits, about the contract of the hourly salary: an offer, or a termination. Null when none waits.
     */
    contracthoursalreq: ConsolidatedFundsRequest | null
    /**
     * Request that waits, about the contract of the real-time salary: an offer, or a termination. Null when none waits.
     */
    realtimesalreqtype: ConsolidatedFundsRequest | null
    /**
     * Contract of the daily salary in force that the downlines right below are paid by: of several the one with the highest step. Null without one.
     */
    contractmrdailysalinfotype: ConsolidatedFundsContract | null
    /**
     * Contract of the hourly salary that is in force. Null without one.
     */
    contracthoursalinfo: ConsolidatedFundsContract | null
    /**
     * Contract of the daily salary that is in force. Null without one.
     */
    dailysalinfotype: ConsolidatedFundsContract | null
    /**
     * Contract of the real-time salary that is in force. Null without one.
     */
    realtimesalinfotype: ConsolidatedFundsContract | null
    /**
     * Contract of the dividend that is in force. Null without one.
     */
    divtypeinfo: ConsolidatedFundsContract | null
    /**
     * Kinds of contract that are over while what they earned has still to be claimed. Missing where the platform does not say.
     */
    unclaimed?: ('dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary')[]
    /**
     * Figures of the team. Null for an account without one.
     */
    team: ConsolidatedFundsTeam | null
  }
}
/**
 * What waits for an answer about a contract, the same for every kind (2 §4): offered by an upline, or to be ended.
 */
export interface ConsolidatedFundsRequest {
  /**
   * offer: these terms are to hold from the answer on, in place of those in force; termination: the contract in force is to end.
   */
  asks: 'offer' | 'termination'
  /**
   * Sign-in name of who asks.
   */
  from: string
  /**
   * When it was asked, ISO 8601.
   */
  since: string
  /**
   * Steps that are offered, or that would end, the lowest first.
   *
   * @minItems 1
   */
  terms: ConsolidatedFundsTerm[]
}
/**
 * One step of a contract: what has to be reached, and what it pays (2 §3).
 */
export interface ConsolidatedFundsTerm {
  /**
   * Period (2 §3). A real-time salary settles every 5 minutes within its day (2 §4).
   */
  period: 'daily' | 'weekly' | 'semimonthly' | 'monthly'
  /**
   * Valid bets of the team in the period, in units of the merchant's currency.
   */
  periodValidBet: number
  /**
   * Loss of the team in the period, in units of the merchant's currency.
   */
  periodProfitLoss: number
  /**
   * Members whose bets ended in the period.
   */
  activeMembers: number
  /**
   * Share that is paid: 0.29 is 29 %. Four decimals at most.
   */
  rate: number
  /**
   * Least valid bets of what is settled at once, the hour or day of a salary, in units of the merchant's currency.
   */
  betAmount: number
}
/**
 * Terms in force: an upline offered them and this account accepted (2 §4).
 */
export interface ConsolidatedFundsContract {
  /**
   * When it was agreed, ISO 8601.
   */
  since: string
  /**
   * Steps, the lowest first.
   *
   * @minItems 1
   */
  terms: ConsolidatedFundsTerm[]
}
/**
 * The team and its day so far, amounts in units of the merchant's currency.
 */
export interface ConsolidatedFundsTeam {
  /**
   * Members below this account, at every level.
   */
  size: number
  /**
   * Of them, joined today.
   */
  newMembers: number
  /**
   * What the members hold together.
   */
  balance: number
  /**
   * What they bet today.
   */
  bet: number
  /**
   * What they won today, less what they lost.
   */
  profit: number
}
/**
 * What is done about a contract: the same acts for every kind (2 §4).
 */
export interface ContractAct {
  /**
   * claim: what the last period earned is paid, once; accept, reject: answers the request that waits, be it an offer or a termination.
   */
  act: 'claim' | 'accept' | 'reject'
  /**
   * Of accept and reject: when the request was made that was read. Another one is not answered by it.
   */
  since?: string
}
/**
 * What there is to know of a kind of contract before somebody agrees: what a request would have paid and whose contracts would end, those of the downlines, and what was agreed before (2 §4).
 */
export interface ContractDetails {
  /**
   * What is asked.
   */
  request: {
    /**
     * Kind of the contract.
     */
    kind: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
  }
  /**
   * History, downlines, and what a request would do.
   */
  response: {
    /**
     * What was agreed, the latest first.
     *
     * Items: Terms that held, or hold.
     */
    history: {
      /**
       * When it was agreed, ISO 8601.
       */
      since: string
      /**
       * When it ended, ISO 8601; null: it is in force.
       */
      until: string | null
      /**
       * Sign-in name of who offered it; null where nobody knows.
       */
      from: string | null
      /**
       * Other terms took its place; both agreed to end it; the one above has no such rate any more. Null while it is in force.
       */
      ending: 'replaced' | 'terminated' | 'lowered' | null
      /**
       * Steps, the lowest first.
       *
       * @minItems 1
       */
      terms: ConsolidatedFundsTerm[]
    }[]
    /**
     * What the request that waits would change. Null where none waits.
     */
    preview: {
      /**
       * The latest first.
       *
       * Items: A period that is over.
       */
      periods: {
        /**
         * What it is: a period of the terms, or a day of short ones.
         */
        period: 'daily' | 'weekly' | 'semimonthly' | 'monthly'
        /**
         * Its first moment, ISO 8601.
         */
        from: string
        /**
         * The first moment after it, ISO 8601.
         */
        to: string
        /**
         * Valid bets of the team that ended in it.
         */
        validBet: number
        /**
         * What the team won, less what it staked.
         */
        profitLoss: number
        /**
         * What the terms in force pay for it.
         */
        inForce: number
        /**
         * What it would pay if the request had been agreed to before.
         */
        asked: number
      }[]
      /**
       * All of them by the terms in force.
       */
      inForce: number
      /**
       * All of them as the request asks.
       */
      asked: number
      /**
       * Sign-in names of those below whose contracts would end.
       *
       * Items: A name.
       */
      ends: string[]
    } | null
    /**
     * Steps of the account's own contract, none without one: in each period, no rate above its own can be offered.
     */
    ownTerms: ConsolidatedFundsTerm[]
    /**
     * Agents right below, by name.
     *
     * Items: An agent.
     */
    downlines: {
      /**
       * Sign-in name.
       */
      account: string
      /**
       * In force. Null without one.
       */
      contract: ConsolidatedFundsContract | null
      /**
       * What waits for its answer. Null when nothing does.
       */
      request: ConsolidatedFundsRequest | null
    }[]
  }
}
/**
 * Periods of a contract that are over, by the day that they ended on, with what each paid (2 §2 dividend record, daily, hourly and real-time salary). They are settled when somebody asks.
 */
export interface ContractRecord {
  /**
   * What is asked.
   */
  request: {
    /**
     * Kind of the contract.
     */
    kind: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 92 days.
     */
    to: string
    /**
     * Periods of a state alone.
     */
    state?: 'open' | 'claimed' | 'missed'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it.
     */
    until?: number
  }
  /**
   * A page of periods, totals, and what can be claimed.
   */
  response: {
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * The latest first.
     *
     * Items: A period that is over, in which the team bet.
     */
    items: {
      /**
       * Id.
       */
      id: number
      /**
       * What it is: a period of the terms, an hour, or five minutes.
       */
      period: 'daily' | 'weekly' | 'semimonthly' | 'monthly' | 'hour' | 'fiveMinutes'
      /**
       * Its first moment, ISO 8601.
       */
      from: string
      /**
       * The first moment after it, ISO 8601: it was settled by then.
       */
      to: string
      /**
       * Valid bets of the team that ended in it.
       */
      validBet: number
      /**
       * What the team won, less what it staked.
       */
      profitLoss: number
      /**
       * Members who played.
       */
      activeMembers: number
      /**
       * Share that was paid; 0 where no step was reached.
       */
      rate: number
      /**
       * What it pays.
       */
      amount: number
      /**
       * It can be claimed; it was; it pays nothing.
       */
      state: 'open' | 'claimed' | 'missed'
      /**
       * Number of the receipt; null before it is claimed.
       */
      number: string | null
    }[]
    /**
     * Figures over lines.
     */
    pageTotals: {
      /**
       * Valid bets of the team.
       */
      validBet: number
      /**
       * What the team won, less what it staked.
       */
      profitLoss: number
      /**
       * What was worked out for them.
       */
      amount: number
    }
    /**
     * Figures over lines.
     */
    totals: {
      /**
       * Valid bets of the team.
       */
      validBet: number
      /**
       * What the team won, less what it staked.
       */
      profitLoss: number
      /**
       * What was worked out for them.
       */
      amount: number
    }
    /**
     * What can be claimed now, of all days.
     */
    claim: {
      /**
       * How much.
       */
      amount: number
      /**
       * How many periods.
       */
      periods: number
      /**
       * First moment of the first of them, ISO 8601; null without any.
       */
      from: string | null
      /**
       * The first moment after the last of them, ISO 8601; null without any.
       */
      to: string | null
    }
    /**
     * When the period ends that runs now, ISO 8601; null without a contract.
     */
    next: string | null
  }
}
/**
 * A kind of contract after the act.
 */
export interface ContractState {
  /**
   * The one in force. Null when it ended.
   */
  contract: ConsolidatedFundsContract | null
  /**
   * What still waits for an answer.
   */
  request: ConsolidatedFundsRequest | null
  /**
   * What a claim paid. Null for the other acts.
   */
  paid: Receipt | null
}
/**
 * What an act moved, and what the main wallet holds after it.
 */
export interface Receipt {
  /**
   * Number of the receipt.
   */
  number: string
  /**
   * When, ISO 8601.
   */
  time: string
  /**
   * What the account gained, in units of the merchant's currency.
   */
  amount: number
  /**
   * The main wallet after it, in units of the merchant's currency.
   */
  balance: number
}
/**
 * Converts points to money, after a check of the password (2 §5, §7). Counts once for each Idempotency-Key.
 */
export interface ConvertPoints {
  /**
   * How many, and the password.
   */
  request: {
    /**
     * Points.
     */
    points: number
    /**
     * Password that is checked (2 §5).
     */
    password: string
  }
  /**
   * What became of them.
   */
  response: {
    /**
     * Points that were taken.
     */
    points: number
    /**
     * Points left.
     */
    pointBalance: number
    /**
     * The money.
     */
    receipt: Receipt
  }
}
/**
 * What points would become, before anybody is asked for a password. Refused as the conversion itself would be.
 */
export interface ConvertQuote {
  /**
   * How many.
   */
  request: {
    /**
     * Points.
     */
    points: number
  }
  /**
   * What they become.
   */
  response: {
    /**
     * Points that are taken.
     */
    points: number
    /**
     * Money for them, in units of the merchant's currency.
     */
    amount: number
    /**
     * Points left.
     */
    pointsAfter: number
  }
}
/**
 * Countries and their dialling codes (1 §7).
 */
export interface CountryCodes {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Countries.
   *
   * Items: Country (1 §3).
   */
  response: {
    /**
     * ISO 3166 code.
     */
    countryCode: string
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode: string
  }[]
}
/**
 * Makes an invitation link of the signed-in agent.
 */
export interface CreateInvite {
  /**
   * What those who register with it get.
   */
  request: {
    /**
     * Kind of account.
     */
    type: 'agent' | 'player'
    /**
     * Rebate of its valid bets, as a share with four decimals at most: 0.005 is 0.5 %. Not above the agent's own.
     */
    rebate: number
    /**
     * How many days it can be used; for good, if left out.
     */
    days?: number
  }
  /**
   * The link.
   */
  response: {
    /**
     * The link.
     */
    link: InviteLink
  }
}
export interface InviteLink {
  /**
   * What the address of the registration carries as affiliateCode.
   */
  code: string
  /**
   * Kind of the accounts.
   */
  type: 'agent' | 'player'
  /**
   * Their rebate, as a share.
   */
  rebate: number
  /**
   * When it was made, ISO 8601.
   */
  created: string
  /**
   * Until when it can be used, ISO 8601; null: for good.
   */
  expires: string | null
  /**
   * open: it can be used; expired.
   */
  state: 'open' | 'expired'
  /**
   * Accounts that were registered with it.
   */
  registrations: number
}
/**
 * Creates an account right below the signed-in agent (2 §2 account registration center). The same request again is answered the same: who lost the answer may repeat it.
 */
export interface CreateMember {
  /**
   * The account.
   */
  request: {
    /**
     * Account name.
     */
    account: string
    /**
     * Password that it signs in with, made by the page: the owner chooses another at the first sign-in.
     */
    password: string
    /**
     * Kind of account.
     */
    type: 'agent' | 'player'
    /**
     * Rebate of its valid bets, as a share with four decimals at most: 0.005 is 0.5 %. Not above the agent's own.
     */
    rebate: number
  }
  /**
   * What was made.
   */
  response: {
    /**
     * Account name.
     */
    account: string
    /**
     * Kind of account.
     */
    type: 'agent' | 'player'
    /**
     * Its rebate, as a share.
     */
    rebate: number
  }
}
/**
 * Ways to customer service (1 §7).
 */
export interface CustomerService {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Answer.
   */
  response: {
    /**
     * The set that is in use.
     */
    version: {
      /**
       * Entries.
       *
       * Items: Entry (1 §3).
       */
      pathList: {
        /**
         * 3: path is an encrypted link, to be opened in a popup window (1 §7). 1: path is the address itself.
         */
        type: number
        /**
         * LIVECHAT or VIP. VIP is for rank levels above 4 (1 §6).
         */
        csType: string
        /**
         * Where the site shows it: RIGHT_BAR, SIDE_MENU, HELP or POPUP.
         */
        csPosition: string
        /**
         * Address, or for type 3 the encrypted link: cipher text in Base64, then 8 characters that are the key.
         */
        path: string
      }[]
    }
  }
}
/**
 * Claims, accepts or rejects: the contract of the daily salary, paid for the previous day (2 §7: GET). Counts once for each Idempotency-Key.
 */
export interface DailySalary {
  /**
   * What is done.
   */
  request: ContractAct
  /**
   * How the contract stands.
   */
  response: ContractState
}
/**
 * Deletes messages.
 */
export interface DeleteMessages {
  /**
   * Which.
   */
  request: {
    /**
     * Ids of the messages.
     *
     * @minItems 1
     * @maxItems 100
     */
    ids: string[]
  }
  /**
   * What is left.
   */
  response: {
    /**
     * How many are unread now.
     */
    unread: number
  }
}
/**
 * Ways to pay money in, and what may be added to a deposit.
 */
export interface DepositMethods {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Methods and promotions.
   */
  response: {
    /**
     * In the order in which they are offered.
     *
     * Items: A way to pay.
     */
    methods: {
      /**
       * Id.
       */
      id: string
      /**
       * Kind of method.
       */
      category: 'bank' | 'wallet' | 'card' | 'crypto'
      /**
       * What it is called.
       */
      name: string
      /**
       * Least amount.
       */
      min: number
      /**
       * Largest amount.
       */
      max: number
      /**
       * What it costs: a share of the amount, rounded up to a hundredth of the currency, and a fixed part, taken from what is credited.
       */
      fee: {
        /**
         * Share of the amount: 0.015 is 1.5 %.
         */
        rate: number
        /**
         * Units of the currency.
         */
        fixed: number
      }
      /**
       * How long it usually takes.
       */
      minutes: number
      /**
       * The platform recommends it.
       */
      recommended: boolean
      /**
       * It cannot be used now.
       */
      maintenance: boolean
    }[]
    /**
     * What may be chosen with a deposit.
     *
     * Items: A promotion.
     */
    promotions: {
      /**
       * Id.
       */
      id: string
      /**
       * Title.
       */
      title: string
      /**
       * Its terms, a sentence each.
       *
       * Items: A sentence.
       */
      terms: string[]
      /**
       * Least deposit that it counts for.
       */
      min: number
      /**
       * What the player does not fulfil yet: with any, it cannot be chosen.
       *
       * Items: A condition.
       */
      unmet: {
        /**
         * The condition, as a sentence.
         */
        text: string
        /**
         * What it takes.
         */
        required: number
        /**
         * What there is.
         */
        reached: number
      }[]
    }[]
  }
}
/**
 * Says that a deposit was paid, with a picture of the payment where there is one: png or jpg of 5 MB, as the part `proof`.
 */
export interface DepositPaid {
  /**
   * Which one.
   */
  request: {
    /**
     * Number of the request.
     */
    number: string
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The request.
     */
    deposit: DepositsDeposit
  }
}
/**
 * Claims, accepts or rejects: the contract of the dividend (2 §7: GET). Counts once for each Idempotency-Key.
 */
export interface DividendClaim {
  /**
   * What is done.
   */
  request: ContractAct
  /**
   * How the contract stands.
   */
  response: ContractState
}
/**
 * Domains of the merchant for the speed test (2 §7 Routers; cached in session storage as routers). Each answers a GET of the call `ping` (/wps/ping) to pages of the others too: it sends Access-Control-Allow-Origin and Timing-Allow-Origin, wants no header and answers `ok` as plain text. A domain is asked with the scheme and the port of the page.
 */
export interface DomainRoutes {
  /**
   * Kind of device.
   */
  request: {
    /**
     * 0: web.
     */
    device: 0
  }
  /**
   * Domains.
   */
  response: {
    /**
     * Domains.
     *
     * Items: Domain.
     */
    domainList: {
      /**
       * Host name.
       */
      domainName: string
    }[]
  }
}
/**
 * What the signed-in agent can transfer to somebody below.
 */
export interface DownlineTerms {
  /**
   * Who receives it.
   */
  request: {
    /**
     * Account name.
     */
    account: string
  }
  /**
   * Downline and figures.
   */
  response: {
    /**
     * Who receives it; null where nobody of that name stands below.
     */
    downline: {
      /**
       * Account name.
       */
      account: string
      /**
       * Name shown to others.
       */
      nickname: string | null
    } | null
    /**
     * What the main wallet holds.
     */
    available: number
    /**
     * Least amount.
     */
    min: number
    /**
     * Most at once.
     */
    max: number
    /**
     * A payment password is set.
     */
    hasPaymentPassword: boolean
  }
}
/**
 * Body of a call whose endpoint has the encrypt flag.
 */
export interface EncryptedBody {
  /**
   * Initialisation vector, 16 bytes in hexadecimal.
   */
  iv: string
  /**
   * The JSON body, encrypted, in Base64.
   */
  data: string
}
/**
 * Asks an agent right below to end its contract: it stays in force until it has answered (2 §4).
 */
export interface EndContract {
  /**
   * Whose contract.
   */
  request: {
    /**
     * Kind of the contract.
     */
    kind: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
    /**
     * Sign-in name of the downline.
     */
    account: string
  }
  /**
   * What waits for an answer now.
   */
  response: {
    /**
     * As the downline reads it.
     */
    request: ConsolidatedFundsRequest
  }
}
/**
 * Signs the account out everywhere but here.
 */
export interface EndOtherSessions {
  /**
   * No parameters.
   */
  request: {}
  /**
   * What was ended.
   */
  response: {
    /**
     * How many sessions.
     */
    ended: number
  }
}
/**
 * What every answer is wrapped in, where the specification shows no other shape.
 */
export interface Envelope {
  /**
   * Whether the call did what it was asked.
   */
  success: boolean
  /**
   * Error code of the server, null when there is none.
   */
  code?: string | null
  /**
   * Message of the server for people, null when there is none (1 §8: shown as returned).
   */
  message?: string | null
  /**
   * The answer itself.
   */
  value?: unknown
}
/**
 * Shuts the player out: every session ends, and nobody signs in to the account until then. Nothing makes it shorter.
 */
export interface ExcludeSelf {
  /**
   * For how long.
   */
  request: {
    /**
     * Days from now on, one of those that are offered.
     */
    days: number
  }
  /**
   * What became of it.
   */
  response: {
    /**
     * When signing in is possible again, ISO 8601.
     */
    until: string
  }
}
/**
 * Favourite games of the signed-in account (2 §7).
 */
export interface FavouriteGamesList {
  /**
   * What the specification lists, and the page.
   */
  request: {
    /**
     * 3: the web site (2 §9).
     */
    clientType: 3
    /**
     * Platform.
     */
    platform: 'flash'
    /**
     * Code of the language.
     */
    language: string
    /**
     * Category (2 §1); the specification shows RNG.
     */
    gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
    /**
     * Page, from 1 (2 §9).
     */
    pageNo: number
    /**
     * Entries a page; 42 in a lobby (2 §9).
     */
    pageSize: number
  }
  /**
   * A page of games.
   */
  response: {
    /**
     * Games, the last one marked first.
     */
    content: GameCard[]
    /**
     * How many pages there are.
     */
    totalPages: number
  }
}
/**
 * A game as lists show it (2 §3).
 */
export interface GameCard {
  /**
   * Code of the vendor.
   */
  vassalage: string
  /**
   * Id of the game; kept and compared as text (2 §3).
   */
  nodeId: string | number
  /**
   * Category of the game (2 §1).
   */
  gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * 1 is hot.
   */
  isHot: 0 | 1
  /**
   * Name of the game in the language of the call.
   */
  title: string
  /**
   * What it is launched by. Null: it cannot be launched yet.
   */
  gameId?: string | null
  /**
   * Address of its picture.
   */
  image?: string
  /**
   * Class within its category. Of slots: VIDEO, CLASSIC, CASCADE, HOLD_AND_WIN or JACKPOT; of tables: BACCARAT, ROULETTE, DRAGON_TIGER, SIC_BO, BLACKJACK or FAN_TAN. A platform may have others.
   */
  gameClassify?: string
  /**
   * VASSALAGE: a list of games opens instead of one (2 §3).
   */
  isGame?: string
  /**
   * It cannot be launched now.
   */
  maintenance?: boolean
  /**
   * 1 is new.
   */
  isNew?: 0 | 1
  /**
   * It can be played without money.
   */
  demo?: boolean
  /**
   * Least bet, in units of the merchant's currency.
   */
  minBet?: number
  /**
   * Lines that a bet is on.
   */
  minLineNum?: number
  match?: GameMatch
}
/**
 * The next match that can be bet on in it, of sports, esports and cockfights.
 */
export interface GameMatch {
  /**
   * Competition, in the language of the call.
   */
  league: string
  /**
   * The side named first.
   */
  home: string
  /**
   * The side named second.
   */
  away: string
  /**
   * When it begins and takes no more bets, ISO 8601.
   */
  beginsAt: string
  /**
   * What a unit pays back on each outcome: decimal odds.
   */
  odds: {
    /**
     * The side named first wins.
     */
    home?: number
    /**
     * Neither wins, where that can be.
     */
    draw?: number
    /**
     * The side named second wins.
     */
    away?: number
  }
}
/**
 * Ids of the favourite games of the signed-in account (2 §7).
 */
export interface FavouriteGames {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Node ids; kept and compared as text (2 §3).
   */
  response: (string | number)[]
}
/**
 * What a visitor or a player has to say (2 §7: PUT).
 */
export interface Feedback {
  /**
   * The message. Pictures of who is signed in travel beside it, as parts of the name `images`: at most 3, png or jpg, of 5 MB each.
   */
  request: {
    /**
     * What it is about.
     */
    type: 'suggestion' | 'complaint' | 'problem' | 'other'
    /**
     * The message; its bounds are not shown (2 §5).
     */
    content: string
    /**
     * Id of the captcha.
     */
    captchaId: string
    /**
     * What the captcha says.
     */
    captcha: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Sends a one-time password to the e-mail address of an account (1 §7, form POST). Answered alike whether or not the two belong together. The one-time password opens one session, which says that the password has expired; the old one stays good until a new one is set.
 */
export interface ForgotPassword {
  /**
   * Forgot by email (1 §3).
   */
  request: {
    /**
     * User name.
     */
    username: string
    /**
     * E-mail address of the account.
     */
    email: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Sends an SMS code for a new password (1 §4 forgot-password mode by mobile). Answered alike for numbers with an account and without.
 */
export interface ForgotSms {
  /**
   * Where the code goes (1 §7).
   */
  request: {
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode: string
    /**
     * Mobile number without dialling code.
     */
    mobileNum: string
    /**
     * What the human verification ended with (1 §7).
     */
    humanVerification?: HumanVerification
  }
  /**
   * Until when the code is good: the countdown of a forgotten password is computed from it (1 §4).
   */
  response: {
    /**
     * Time, ISO 8601.
     */
    expirationTime: string
  }
}
/**
 * Opens a session with a trial account (1 §7).
 */
export interface FreePlayLogin {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * Operating system of the device.
     */
    os: string
    /**
     * W: web.
     */
    platform: 'W'
    /**
     * Encrypted random string.
     */
    random: string
    /**
     * Gateway version.
     */
    version: 3
  }
  /**
   * The session that was opened (1 §3, login response value).
   */
  response: {
    /**
     * Session token (1 §3).
     */
    token: string
    /**
     * This is the account's first sign-in (1 §3).
     */
    firstTimeLogin?: boolean
    /**
     * The password has expired (1 §3).
     */
    passwordExpired?: boolean
  }
}
/**
 * Games of a lobby by page and filter (2 §7). The answer is the body itself, without an envelope.
 */
export interface GameList {
  /**
   * What the specification lists, and the page.
   */
  request: {
    /**
     * 3: the web site (2 §9).
     */
    clientType: 3
    /**
     * Platforms.
     */
    platform: 'flash,html5-desktop'
    /**
     * What the games are to be played in. WEB: the web site.
     */
    channel?: string
    /**
     * Code of the merchant whose vendors' games are listed.
     */
    merchant: string
    /**
     * Category of the game (2 §1). Without it, games of all categories.
     */
    gameType?: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
    /**
     * Code of the vendor.
     */
    vassalage?: string
    /**
     * Class within the category.
     */
    gameClassify?: string
    /**
     * What the name is to contain; marks and case do not count.
     */
    gameName?: string
    /**
     * Least bet, from.
     */
    minBet?: number
    /**
     * Lines, from.
     */
    minLineNum?: number
    /**
     * 1: new games alone.
     */
    isNew?: 1
    /**
     * Order of the games: hot, new or cheap ones first, or by name.
     */
    sort?: 'hot' | 'new' | 'minBet' | 'name'
    /**
     * Code of the language that the names are wanted in.
     */
    language: string
    /**
     * Page, from 1 (2 §9).
     */
    pageNo: number
    /**
     * Entries a page; 42 in a lobby (2 §9).
     */
    pageSize: number
  }
  /**
   * A page of games.
   */
  response: {
    /**
     * Games of the page.
     */
    games: GameCard[]
    /**
     * How many pages there are.
     */
    totalPages: number
    /**
     * How many games the filters leave.
     */
    total?: number
    /**
     * How many games there are of the category and the vendor, whatever the other filters say.
     */
    all?: number
    /**
     * Classes of the games of the category and the vendor, the largest first.
     */
    classes?: string[]
  }
}
/**
 * Categories and their vendors, in the order of the menu (2 §7).
 */
export interface GameMenus {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Categories that have vendors.
   *
   * Items: A category.
   */
  response: {
    /**
     * Category of the game (2 §1).
     */
    gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
    /**
     * Vendors in order.
     *
     * Items: A vendor.
     */
    vendors: {
      /**
       * Code of the vendor.
       */
      vassalage: string
      /**
       * Name as the merchant shows it.
       */
      name: string
      /**
       * 1 is hot (2 §2).
       */
      isHot: 0 | 1
      /**
       * Its games cannot be launched now.
       */
      maintenance: boolean
      /**
       * How many games it has in this category.
       */
      games?: number
    }[]
  }[]
}
/**
 * Topics of the help centre (2 §7). For everybody.
 */
export interface HelpCentre {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Topics in order.
   *
   * Items: A topic.
   */
  response: {
    /**
     * Id, also the anchor in the page's address.
     */
    id: string
    /**
     * Title in the language of the call.
     */
    title: string
    /**
     * Questions in order.
     *
     * Items: A question.
     */
    questions: {
      /**
       * Id, also the anchor.
       */
      id: string
      /**
       * The question.
       */
      title: string
      /**
       * The answer in HTML, which the site sanitises.
       */
      content: string
    }[]
  }[]
}
/**
 * Hot games of the platform or of one vendor (2 §7).
 */
export interface HotGames {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * Code of the merchant.
     */
    merchantCode: string
    /**
     * 2 (2 §9).
     */
    isPlatform: 2
    /**
     * Code of the vendor; all of them, if left out.
     */
    vassalage?: string
    /**
     * Platforms.
     */
    platform: 'flash,html5-desktop'
    /**
     * Code of the language.
     */
    language: string
  }
  /**
   * Hot games.
   */
  response: {
    /**
     * Games, the hottest first.
     */
    list: GameCard[]
  }
}
/**
 * Claims, accepts or rejects: the contract of the hourly salary (2 §7: POST). Counts once for each Idempotency-Key.
 */
export interface HourlySalary {
  /**
   * What is done.
   */
  request: ContractAct
  /**
   * How the contract stands.
   */
  response: ContractState
}
/**
 * Proves that a person is there by a captcha, read or heard, in place of the slider's picture. Refused with the code captcha_wrong when the answer is wrong, or the captcha was answered or is older than five minutes.
 */
export interface HumanCaptcha {
  /**
   * The answer to a captcha of the call captcha.
   */
  request: {
    /**
     * Id of the captcha.
     */
    captchaId: string
    /**
     * The characters of its picture, or the digits of its sound.
     */
    captcha: string
  }
  /**
   * As good as a solved puzzle.
   */
  response: {
    /**
     * Token for humanVerification: good for one call within two minutes.
     */
    token: string
  }
}
/**
 * A slider to prove that a person is there: a picture with a gap, and the piece that fits into it (1 §5). The left edge of the piece at a position is position / steps × (width − pieceWidth).
 */
export interface HumanChallenge {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The challenge. Both pictures are twice as large as the sizes say, for sharp screens.
   */
  response: {
    /**
     * Id that goes with each check.
     */
    id: string
    /**
     * Width of the background in CSS pixels.
     */
    width: number
    /**
     * Height of the background in CSS pixels.
     */
    height: number
    /**
     * Picture with the gap: PNG in Base64.
     */
    background: string
    /**
     * The piece, transparent around it: PNG in Base64.
     */
    piece: string
    /**
     * Width and height of the piece in CSS pixels.
     */
    pieceWidth: number
    /**
     * CSS pixels from the top of the background to the top of the piece.
     */
    pieceTop: number
    /**
     * The furthest position of the piece.
     */
    steps: number
  }
}
/**
 * Whether the piece of a slider is where it fits. Refused with the code challenge_over when the challenge is over: solved, older than five minutes, or three times wrong. The third wrong place is refused so too.
 */
export interface HumanCheck {
  /**
   * Where the piece is.
   */
  request: {
    /**
     * Id of the challenge.
     */
    id: string
    /**
     * From 0, the left end, to steps, the right one.
     */
    position: number
  }
  /**
   * Solved or not. How far the piece is from the gap is not said: programs would use it sooner than people. The way for people who cannot see the picture is the call humanCaptcha.
   */
  response: HumanPassed | HumanFailed
}
/**
 * Solved.
 */
export interface HumanPassed {
  /**
   * Solved.
   */
  passed: true
  /**
   * Token for humanVerification: good for one call within two minutes.
   */
  token: string
}
/**
 * Not solved yet.
 */
export interface HumanFailed {
  /**
   * Not solved yet.
   */
  passed: false
}
/**
 * Invitation links of the signed-in agent, the newest first (2 §2 account registration center).
 */
export interface InviteLinks {
  /**
   * Which page.
   */
  request: {
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
  }
  /**
   * A page of links.
   */
  response: {
    /**
     * Links on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Links of this page.
     */
    items: InviteLink1[]
  }
}
export interface InviteLink1 {
  /**
   * What the address of the registration carries as affiliateCode.
   */
  code: string
  /**
   * Kind of the accounts.
   */
  type: 'agent' | 'player'
  /**
   * Their rebate, as a share.
   */
  rebate: number
  /**
   * When it was made, ISO 8601.
   */
  created: string
  /**
   * Until when it can be used, ISO 8601; null: for good.
   */
  expires: string | null
  /**
   * open: it can be used; expired.
   */
  state: 'open' | 'expired'
  /**
   * Accounts that were registered with it.
   */
  registrations: number
}
/**
 * Opens a game (2 §7). The address that is answered can be used once.
 */
export interface LaunchGame {
  /**
   * What the specification lists; gameId or roomId.
   */
  request: {
    /**
     * Id of the game; this or roomId.
     */
    gameId?: string
    /**
     * Id of the room; this or gameId.
     */
    roomId?: string
    /**
     * Id of the card: of the same game.
     */
    nodeId?: string
    /**
     * Type of the account.
     */
    accountType?: number
    /**
     * 1: money is moved to the vendor without another question.
     */
    confirmTrans?: 0 | 1
    /**
     * Code of the vendor.
     */
    vassalage: string
    /**
     * LOTT from a lottery lobby (2 §7), DEMO to play without money, else GAME.
     */
    launchMode: 'GAME' | 'LOTT' | 'DEMO'
    /**
     * Platform.
     */
    platform: 'flash,html5-desktop' | 'flash'
    /**
     * 3: the web site (2 §9).
     */
    clientType: 3
    /**
     * Sign-in name.
     */
    username: string
    /**
     * Token of the session.
     */
    token: string
    /**
     * Code of the merchant.
     */
    merchantCode: string
    /**
     * Code of the language.
     */
    language: string
  }
  /**
   * The address, under one of three names (2 §7).
   */
  response: {
    /**
     * Address that the game is launched at.
     */
    content?: string
    /**
     * Address in another variant.
     */
    game_url?: string
    /**
     * Address in a third variant.
     */
    game_url2?: string
  }
}
/**
 * Sends an SMS code for a sign-in (1 §7 login SMS code; 2 §7). Answered alike for numbers with an account and without.
 */
export interface LoginSms {
  /**
   * Where the code goes (1 §7).
   */
  request: {
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode: string
    /**
     * Mobile number without dialling code.
     */
    mobileNum: string
    /**
     * What the human verification ended with (1 §7).
     */
    humanVerification?: HumanVerification
  }
  /**
   * How long the code is good (1 §3).
   */
  response: {
    /**
     * Minutes.
     */
    expiredMinutes: number
  }
}
/**
 * Opens a session with the token of the page's query string (1 §7 'as login').
 */
export interface LoginWithToken {
  /**
   * The token.
   */
  request: {
    /**
     * Token from the query string.
     */
    token: string
  }
  /**
   * The session that was opened (1 §3, login response value).
   */
  response: {
    /**
     * Session token (1 §3).
     */
    token: string
    /**
     * This is the account's first sign-in (1 §3).
     */
    firstTimeLogin?: boolean
    /**
     * The password has expired (1 §3).
     */
    passwordExpired?: boolean
  }
}
/**
 * Opens a session (1 §7 login; 2 §7 /wps/session/login, encrypted). Refused with the value of login-refusal.
 */
export interface Login {
  /**
   * Credentials (1 §7). The type says which ones (1 §3, login form).
   */
  request: LoginByName | LoginBySms
  /**
   * The session that was opened (1 §3, login response value).
   */
  response: {
    /**
     * Session token (1 §3).
     */
    token: string
    /**
     * This is the account's first sign-in (1 §3).
     */
    firstTimeLogin?: boolean
    /**
     * The password has expired (1 §3), or was a one-time password of the forgot-password call.
     */
    passwordExpired?: boolean
  }
}
/**
 * With user name or mobile number, and password.
 */
export interface LoginByName {
  /**
   * With user name or mobile number, and password.
   */
  type: 'username'
  /**
   * User name or account, trimmed.
   */
  username: string
  /**
   * Password.
   */
  password: string
  /**
   * Answer to the captcha, when one was asked.
   */
  captcha?: string
  /**
   * Id of the captcha.
   */
  captchaId?: string
  /**
   * Code that was sent to the account's number or address, when a second check was asked (2 §4).
   */
  verificationCode?: string
  /**
   * What the human verification ended with (1 §7).
   */
  humanVerification?: HumanVerification
}
/**
 * With a code sent to the mobile number by the loginSms call.
 */
export interface LoginBySms {
  /**
   * With a code sent to the mobile number by the loginSms call.
   */
  type: 'sms'
  /**
   * Mobile number without dialling code.
   */
  mobileNum: string
  /**
   * Code from the SMS.
   */
  verificationCode: string
  /**
   * Dialling code with plus sign.
   */
  countryDialingCode: string
  /**
   * What the human verification ended with (1 §7).
   */
  humanVerification?: HumanVerification
}
/**
 * Ends the session (1 §7: DELETE, no payload).
 */
export interface Logout {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * What a hit pays in each series of lotteries and each prize group (2 §2 bonus details).
 */
export interface LotteryBonus {
  /**
   * No parameters.
   */
  request: {}
  /**
   * A table a series; none where there are no lotteries.
   *
   * Items: A series.
   */
  response: {
    /**
     * Its code.
     */
    code: string
    /**
     * Title in the language of the call.
     */
    title: string
    /**
     * Prize groups that have it, in order.
     *
     * Items: A prize group.
     */
    groups: ('Lott' | 'ZY' | 'Elott' | 'SEA')[]
    /**
     * Ways to play.
     *
     * Items: A way.
     */
    ways: {
      /**
       * Two, three or four digits anywhere; the last two or three of the special prize; its tens; its last digit.
       */
      code: 'lo2' | 'lo3' | 'lo4' | 'de2' | 'de3' | 'head' | 'tail'
      /**
       * Numbers of a draw.
       */
      numbers: number
      /**
       * How many numbers of a draw are bet on: what a stake is multiplied with.
       */
      times: number
      /**
       * What a hit pays for a stake of one, in each group in order.
       *
       * Items: So many times the stake.
       */
      pays: number[]
    }[]
  }[]
}
/**
 * What a lottery drew.
 */
export interface LotteryDraw {
  /**
   * Code of the game.
   */
  gameCode: string
  /**
   * Name of the game in the language of the call.
   */
  title: string
  /**
   * Number of the draw.
   */
  issue: string
  /**
   * When it was drawn, ISO 8601.
   */
  drawnAt: string
  /**
   * Prizes in their order, each with its numbers.
   *
   * Items: A prize.
   */
  prizes: {
    /**
     * Name of the prize in the language of the call.
     */
    prize: string
    /**
     * Numbers as text: leading zeros count.
     */
    numbers: string[]
  }[]
}
/**
 * A lottery as menus and lists name it (2 §3).
 */
export interface LotteryGame {
  /**
   * Code of the game, which the lobby is opened with.
   */
  gameCode: string
  /**
   * Name of the game in the language of the call.
   */
  title: string
  /**
   * TCG_LOTTO_VN for the lotteries of Vietnam.
   */
  accountTypeName: string
  /**
   * Play type that it opens with.
   */
  defaultPlayType?: string
  /**
   * Address of its picture.
   */
  image?: string
  /**
   * When bets on the next draw close, ISO 8601.
   */
  closesAt?: string
  /**
   * What lists of games know it by.
   */
  gameId?: string
}
/**
 * The lotteries of Vietnam as they stand now, or the address that one of them is bet on at, which works once (2 §7).
 */
export interface LotteryLobby {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * VN.
     */
    lottoArea: 'VN'
    /**
     * LOTT.
     */
    launchMode: 'LOTT'
    /**
     * Prize mode: which lotteries it is about and how they pay.
     */
    lottoPrizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    /**
     * Code of the lottery that is bet on.
     */
    lottoGameCode?: string
    /**
     * The way to play that it opens with.
     */
    lottoPlayType?: string
    /**
     * betting with the code of a lottery, else lobby.
     */
    lottoView: 'lobby' | 'betting'
    /**
     * WEB.
     */
    device: 'WEB'
    /**
     * Address of the page that asks.
     */
    backUrl: string
    /**
     * Code of the language.
     */
    language: string
  }
  /**
   * The next draws, and where to bet.
   */
  response: {
    /**
     * Address that the lottery is bet on at; with the view betting alone.
     */
    content?: string
    /**
     * What time it is at the server, ISO 8601: draws close by its clock.
     */
    now: string
    /**
     * The next draw of each lottery.
     *
     * Items: A draw that is still to come.
     */
    draws: {
      /**
       * Code of the lottery.
       */
      gameCode: string
      /**
       * Number of the draw.
       */
      issue: string
      /**
       * When bets on it close, ISO 8601.
       */
      closesAt: string
      /**
       * When it is drawn, ISO 8601.
       */
      drawsAt: string
      /**
       * What was drawn last.
       */
      last: LotteryDraw
    }[]
  }
}
/**
 * Menus of the lotteries of Vietnam (2 §7).
 */
export interface LotteryMenus {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * Prize mode: which lottery it is about.
     */
    prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    /**
     * WEB.
     */
    device: 'WEB'
  }
  /**
   * Menus in order.
   *
   * Items: A menu (2 §3).
   */
  response: {
    /**
     * Code of the menu.
     */
    code: string
    /**
     * Title in the language of the call.
     */
    title: string
    /**
     * Its lotteries.
     */
    gameMenus: LotteryGame[]
  }[]
}
/**
 * Numbers that the lotteries of Vietnam drew (2 §7).
 */
export interface LotteryNumbers {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * How many draws; 100 (2 §9).
     */
    count: number
    /**
     * Prize mode: which lottery it is about.
     */
    prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    /**
     * WEB.
     */
    device: 'WEB'
    /**
     * Code of the language.
     */
    language: string
  }
  /**
   * Draws, the latest first.
   */
  response: LotteryDraw[]
}
/**
 * Numbers that one lottery drew (2 §7).
 */
export interface LotteryOpened {
  /**
   * Which lottery.
   */
  request: {
    /**
     * Code of the game.
     */
    gameCode: string
    /**
     * How many draws.
     */
    count: number
    /**
     * Prize mode: which lottery it is about.
     */
    prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  }
  /**
   * Draws, the latest first.
   */
  response: LotteryDraw[]
}
/**
 * Popular lotteries (2 §7).
 */
export interface LotteryPopular {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * How many; 20 (2 §9).
     */
    count: number
    /**
     * Prize mode: which lottery it is about.
     */
    prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    /**
     * WEB.
     */
    device: 'WEB'
    /**
     * Code of the language.
     */
    language: string
  }
  /**
   * Lotteries, the most popular first.
   */
  response: LotteryGame[]
}
/**
 * Lotteries that the signed-in account played last (2 §7).
 */
export interface LotteryRecent {
  /**
   * As the menus.
   */
  request: {
    /**
     * Prize mode: which lottery it is about.
     */
    prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    /**
     * WEB.
     */
    device: 'WEB'
  }
  /**
   * Lotteries, the last one first.
   */
  response: LotteryGame[]
}
/**
 * Pictures that the player may choose from (2 §7, member icon).
 */
export interface MemberIcon {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Icons.
   */
  response: {
    /**
     * Addresses of the pictures.
     *
     * Items: Address.
     */
    icons: string[]
    /**
     * Address of the one that is chosen, null while there is none.
     */
    selected: string | null
  }
}
/**
 * The signed-in account (1 §3).
 */
export interface MemberInfo {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Member (1 §3).
   */
  response: {
    /**
     * Customer id.
     */
    id: string
    /**
     * Account name.
     */
    account: string
    /**
     * Name shown to others.
     */
    nickname?: string | null
    /**
     * Account-type number (1 §4).
     */
    type: number
    /**
     * May transfer to the upline.
     */
    toUpline?: boolean
    /**
     * Rank of the player (1 §3).
     */
    clubLabel?: {
      /**
       * Name of the rank.
       */
      labelName?: string
      /**
       * Colour of the rank.
       */
      color?: string
      /**
       * Second colour of the rank.
       */
      color2?: string
      /**
       * Number of the rank; above 4 is VIP (1 §6).
       */
      rankLevel?: number
    } | null
    /**
     * Labels of the member.
     *
     * Items: Label.
     */
    memberLabel?: {
      /**
       * Name of the label.
       */
      labelName: string
    }[]
    /**
     * Code of the language that the account chose last, null while it has chosen none.
     */
    language?: string | null
  }
}
/**
 * What moved in the wallets of the signed-in account between two days, both counted, in the merchant's time zone (2 §2 account record; 2 §7).
 */
export interface MemberTransactions {
  /**
   * The days, what is sought, and which page of it.
   */
  request: {
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days, 7 for deposits or withdrawals alone.
     */
    to: string
    /**
     * Kinds of acts, comma-separated; all of them, if left out.
     */
    kinds?: string
    /**
     * MAIN, the code of a vendor, or POINTS; every wallet of money, if left out.
     */
    wallet?: string
    /**
     * time or amount, the largest first; the smallest first with a minus before it. The newest first, if left out.
     */
    sort?: 'time' | '-time' | 'amount' | '-amount'
    /**
     * One line alone, by its id, if it is among these days.
     */
    line?: string
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: TransactionLine[]
    /**
     * Of this page.
     */
    pageTotals: TransactionTotals
    /**
     * Of all pages.
     */
    totals: TransactionTotals
  }
}
export interface TransactionLine {
  /**
   * Line.
   */
  id: number
  /**
   * Number of the receipt: lines of one act have one.
   */
  number: string
  /**
   * When, ISO 8601.
   */
  time: string
  /**
   * What it was: deposit, withdrawal, transfer, bet, win …; others may come.
   */
  kind: string
  /**
   * MAIN, the code of a vendor, or POINTS.
   */
  wallet: string
  /**
   * What the wallet gained, or lost where it is negative. Units of the merchant's currency, or points.
   */
  amount: number
  /**
   * What the wallet held then. Units of the merchant's currency, or points.
   */
  balanceAfter: number
  /**
   * What it belongs to, such as the number of a bet.
   */
  reference?: string | null
  /**
   * What was written to it.
   */
  remark?: string | null
  /**
   * The game, the promotion, the way to pay; of points: the reward, the mission, or the game (2 §3).
   */
  name?: string | null
  /**
   * What the line leads to. Left out or null, its receipt is all there is.
   */
  about?: null | TransactionSubject
  /**
   * Of points: how many of the reward (2 §3).
   */
  quantity?: number | null
  /**
   * Of points: how the redemption stands: process, approved or rejected (2 §4).
   */
  status?: string | null
  /**
   * Of points: what the main wallet gained or lost by the same act (2 §3 amount). Units of the merchant's currency.
   */
  money?: number | null
}
export interface TransactionSubject {
  /**
   * bet, deposit, withdrawal or bonus; others may come.
   */
  kind: string
  /**
   * Its number, or its id in the record of bonuses.
   */
  id: string
  /**
   * When it was placed, requested or received, ISO 8601: its record has it on this day.
   */
  time: string
}
export interface TransactionTotals {
  /**
   * What came in, transfers between the account's own wallets aside. Units of the merchant's currency.
   */
  in: number
  /**
   * What went out, transfers between the account's own wallets aside: not negative. Units of the merchant's currency.
   */
  out: number
}
/**
 * How the merchant's games are paid for, and what the wallets of the signed-in account hold (2 §7).
 */
export interface MerchantWallet {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The merchant's wallet, and the account's.
   */
  response: {
    /**
     * Every vendor takes from one wallet: nothing is transferred.
     */
    single: boolean
    /**
     * The main wallet first, then the vendors' in the merchant's order. A single wallet has no others.
     *
     * @minItems 1
     */
    wallets: MerchantWalletWallet[]
  }
}
/**
 * A wallet of the signed-in account.
 */
export interface MerchantWalletWallet {
  /**
   * MAIN, or the code of a vendor.
   */
  wallet: string
  /**
   * Name of the vendor as the merchant shows it; empty for the main wallet.
   */
  name: string
  /**
   * What it holds, in units of the merchant's currency.
   */
  balance: number
  /**
   * Nothing moves to or from a wallet in maintenance.
   */
  state: 'open' | 'maintenance'
  /**
   * It takes whole units of the currency alone: the rest of an amount stays where it is.
   */
  wholeUnits: boolean
}
/**
 * The inbox of the signed-in account (2 §2 message), the newest first.
 */
export interface Messages {
  /**
   * A page of it.
   */
  request: {
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Messages a page.
     */
    pageSize: number
  }
  /**
   * Messages.
   */
  response: {
    /**
     * Those of the page.
     *
     * Items: A message.
     */
    list: {
      /**
       * Id, for requests about it.
       */
      id: string
      /**
       * Title: text.
       */
      title: string
      /**
       * What it says: HTML, from whomever it is. Nothing of it may act.
       */
      content: string
      /**
       * When it was written, ISO 8601.
       */
      time: string
      /**
       * Account that wrote it; null: the platform.
       */
      from: string | null
      /**
       * Whether it was opened.
       */
      read: boolean
    }[]
    /**
     * Pages in all.
     */
    totalPages: number
    /**
     * How many are unread now.
     */
    unread: number
  }
}
/**
 * Claims milestones of missions: all of them, an entry of the ledger each, or nothing. Counts once for each Idempotency-Key. Refused with reward_open, reward_claimed, reward_expired or reward_unknown.
 */
export interface MissionClaim {
  /**
   * What.
   */
  request: {
    /**
     * Ids of milestones.
     *
     * @minItems 1
     * @maxItems 50
     *
     * Items: Id of a milestone.
     */
    rewards: string[]
  }
  /**
   * What was claimed.
   */
  response: {
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * A line each.
     *
     * Items: A milestone.
     */
    claimed: {
      /**
       * Id.
       */
      id: string
      /**
       * Title of its mission, in the language of the call.
       */
      mission: string
      /**
       * What was reached.
       */
      target: number
      /**
       * Money, or times.
       */
      unit: 'amount' | 'times'
      /**
       * What was paid.
       */
      reward: number
      /**
       * Money or points.
       */
      rewardUnit: 'amount' | 'points'
      /**
       * Number of the receipt.
       */
      number: string
    }[]
  }
}
/**
 * Who is ahead in a mission (2 §7). Refused with mission_unknown where there is no such list.
 */
export interface MissionLeaderboard {
  /**
   * Which mission.
   */
  request: {
    /**
     * Id of the mission.
     */
    missionId: string
  }
  /**
   * The leaderboard.
   */
  response: {
    /**
     * The first ones; who has the same as another was there earlier.
     *
     * Items: A place.
     */
    top: {
      /**
       * Place.
       */
      rank: number
      /**
       * Sign-in name, masked.
       */
      name: string
      /**
       * How far.
       */
      progress: number
      /**
       * It is the signed-in account's.
       */
      own: boolean
    }[]
    /**
     * The signed-in account's place, also outside the first ones. Null before it took part.
     */
    own: {
      /**
       * Place.
       */
      rank: number
      /**
       * How far.
       */
      progress: number
    } | null
  }
}
/**
 * Missions of the signed-in account (2 §7).
 */
export interface MissionSummary {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Missions.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * Rewards that can be claimed now: the badge of the menu (2 §2).
     */
    claimable: number
    /**
     * Missions, those that run first.
     *
     * Items: A mission.
     */
    missions: {
      /**
       * Id.
       */
      id: string
      /**
       * Title in the language of the call.
       */
      title: string
      /**
       * When it begins, ISO 8601.
       */
      startsAt: string
      /**
       * When it ends, ISO 8601.
       */
      endsAt: string
      /**
       * Until when what was reached can be claimed, ISO 8601.
       */
      claimUntil: string
      /**
       * Whether it is still to come, runs, or is over.
       */
      state: 'coming' | 'running' | 'ended'
      /**
       * What its progress is measured in: money, or times.
       */
      unit: 'amount' | 'times'
      /**
       * What its progress counts: valid bets, rounds that have ended, or deposits.
       */
      counts: 'validBet' | 'rounds' | 'deposit'
      /**
       * Who is ahead can be asked.
       */
      leaderboard: boolean
      /**
       * How far the account has come.
       */
      progress: number
      /**
       * What is to be reached, the lowest first.
       *
       * Items: A milestone.
       */
      milestones: {
        /**
         * Id.
         */
        id: string
        /**
         * What is to be reached.
         */
        target: number
        /**
         * What it pays.
         */
        reward: number
        /**
         * Money or points.
         */
        rewardUnit: 'amount' | 'points'
        /**
         * Whether it is reached and claimed; missed: it was not reached, or not claimed in time.
         */
        state: 'open' | 'claimable' | 'claimed' | 'missed'
        /**
         * Number of the receipt; null before it is claimed.
         */
        number: string | null
      }[]
    }[]
  }
}
/**
 * What an act of the signed-in account moved, for good (2 §2 account record: follow the money).
 */
export interface MoneyReceipt {
  /**
   * What is asked.
   */
  request: {
    /**
     * Number of the receipt.
     */
    number: string
  }
  /**
   * The receipt.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What it was: deposit, bet, win …; others may come.
     */
    kind: string
    /**
     * booked: a line never changes. Others may come.
     */
    state: string
    /**
     * What moved.
     */
    amount: number
    /**
     * What the platform kept of the amount; without it, nothing.
     */
    fee?: number
    /**
     * What the amounts are in: the merchant's currency, or points.
     */
    unit: 'money' | 'points'
    /**
     * Where it came from: MAIN, POINTS, the code of a vendor, HOUSE, or ACCOUNT for somebody else's.
     */
    from: string[]
    /**
     * Where it went, by the same names.
     */
    to: string[]
    /**
     * Wallets of the account, with what they held afterwards.
     */
    lines: ReceiptLine[]
    /**
     * What it belongs to, such as the number of a bet.
     */
    reference?: string | null
    /**
     * Proves that number, time, kind and amount are the platform's.
     */
    checkCode: string
  }
}
export interface ReceiptLine {
  /**
   * MAIN, POINTS, or the code of a vendor; others may come.
   */
  wallet: string
  /**
   * What the wallet gained, or lost where it is negative. Units of the merchant's currency.
   */
  amount: number
  /**
   * What the wallet held then. Units of the merchant's currency.
   */
  balanceAfter: number
}
/**
 * Vendors that are new (2 §7).
 */
export interface NewGameVendors {
  /**
   * No parameters.
   */
  request: {}
  /**
   * New vendors.
   */
  response: {
    /**
     * Codes of the vendors, the newest first.
     */
    list: string[]
  }
}
/**
 * Announcements and banners of the start page (2 §7 Notices; cached in session storage as index_notice).
 */
export interface Notices {
  /**
   * What the specification lists.
   */
  request: {
    /**
     * Kinds, comma-separated: B,PL,PU,PR.
     */
    types: string
    /**
     * W: web.
     */
    platform: 'W'
    /**
     * B.
     */
    execution: 'B'
  }
  /**
   * The four lists. One that is missing is empty.
   */
  response: {
    /**
     * Messages to the player, shown with his own messages once he is signed in.
     *
     * Items: Notice.
     */
    player?: {
      /**
       * Id.
       */
      id: string
      /**
       * Title.
       */
      title: string
      /**
       * Content, HTML.
       */
      content?: string
    }[]
    /**
     * Banners of all groups.
     *
     * Items: Banner (1 §3).
     */
    banners?: {
      /**
       * Id.
       */
      bannerId: string
      /**
       * Banner group.
       */
      groupName: string
      /**
       * Address of the picture.
       */
      url: string
      /**
       * What a click opens.
       */
      linkageType?: 'none' | 'route' | 'external' | 'promotion' | 'game' | null
      /**
       * Path, address or id the linkage type needs.
       */
      linkTarget?: string | null
      /**
       * Address of the picture for phones.
       */
      narrowUrl?: string | null
      /**
       * Whether pages that are read from right to left turn the pictures round.
       */
      mirrored?: boolean
      /**
       * Title in the language of the call.
       */
      title?: string | null
      /**
       * Line under the title.
       */
      text?: string | null
      /**
       * Label of the button.
       */
      label?: string | null
    }[]
    /**
     * Messages that open by themselves after a sign-in.
     *
     * Items: Notice.
     */
    popup?: {
      /**
       * Id.
       */
      id: string
      /**
       * Title.
       */
      title: string
      /**
       * Content, HTML.
       */
      content?: string
    }[]
    /**
     * Promotions.
     *
     * Items: Promotion (1 §3).
     */
    promotion?: {
      /**
       * Id.
       */
      id: string
      /**
       * Title.
       */
      title: string
      /**
       * Content, HTML.
       */
      content?: string
      /**
       * Kind: new_player, deposit, slots, live, sports, cashback, vip, referral or another.
       */
      category?: string
      /**
       * What it is, in one sentence of plain text.
       */
      summary?: string
      /**
       * Address of its picture, 8 wide to 5 high.
       */
      image?: string | null
      /**
       * When it starts, ISO 8601; null when it has always been there.
       */
      starts?: string | null
      /**
       * When it ends, ISO 8601; null when it stays.
       */
      ends?: string | null
    }[]
  }
}
/**
 * Offers an agent right below terms, which hold once it has accepted them (2 §4).
 */
export interface OfferContract {
  /**
   * What is offered.
   */
  request: {
    /**
     * Kind of the contract.
     */
    kind: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
    /**
     * Sign-in name of the downline.
     */
    account: string
    /**
     * Steps, the lowest first: each asks for more than the one before it of its period and pays a higher rate, none above the own.
     *
     * @minItems 1
     * @maxItems 20
     */
    terms: ConsolidatedFundsTerm[]
  }
  /**
   * What waits for an answer now.
   */
  response: {
    /**
     * As the downline reads it.
     */
    request: ConsolidatedFundsRequest
  }
}
/**
 * What the visitor may see: settings of the white label, place, maintenance (1 §3, §7). The status call has the same path (1 §7).
 */
export interface Permission {
  /**
   * The page's host.
   */
  request: {
    /**
     * Current host.
     */
    url: string
  }
  /**
   * The info object of the answer (1 §3).
   */
  response: {
    /**
     * White label.
     */
    whitelabel: {
      /**
       * Settings tree.
       */
      settings: SettingsTree
    }
    /**
     * Rules of the registration fields.
     */
    registerRules?: RegisterRules
    /**
     * Downloads and pictures (1 §3).
     *
     * Items: Resource.
     */
    resources?: {
      /**
       * Kind: ANDROID_APP, IOS_APP or IOS_LITE for downloads, PAYMENT_… for pictures of ways to pay, SOCIAL_INSTAGRAM, SOCIAL_FACEBOOK or SOCIAL_TELEGRAM.
       */
      resourceType: string
      /**
       * Address.
       */
      url: string
      /**
       * Address of a QR picture; null where the site draws the code from the address itself.
       */
      qrCodeUrl?: string | null
      /**
       * Name in English (2 §3).
       */
      labelNameEn?: string
    }[]
    /**
     * Customer service (1 §3).
     *
     * Items: Service.
     */
    customerService?: {
      /**
       * LIVECHAT or VIP.
       */
      csType: string
      /**
       * Where it is shown: as in the call customerService.
       */
      csPosition?: string
      /**
       * Address.
       */
      path: string
    }[]
    /**
     * Analytics (1 §3).
     */
    analytics?: {
      /**
       * Google tag id.
       */
      gtagId?: string | null
    }
    /**
     * Hosts of pictures.
     *
     * Items: Origin.
     */
    imageCDNs?: string[]
    /**
     * Hosts of games.
     *
     * Items: Origin.
     */
    launchGameCDNs?: string[]
    /**
     * Where the visitor is.
     */
    location: {
      /**
       * Address of the visitor.
       */
      ip: string
      /**
       * Country.
       */
      country?: string
    }
    /**
     * Maintenance, false when there is none.
     */
    maintenance:
      | {
          /**
           * What the server says about it, HTML.
           */
          message?: string | null
          /**
           * When it ends, ISO 8601.
           */
          until?: string | null
        }
      | boolean
    /**
     * This address or region is blocked.
     */
    regionRestriction: boolean
    /**
     * Promotions that are on.
     */
    promotions?: {
      [k: string]: boolean
    }
  }
}
export interface SettingsNode {
  /**
   * Name of the module, for example FREEPLAY3.
   */
  modId: string
  /**
   * 1 is on, 0 is off.
   */
  enabled: 0 | 1
  children?: SettingsTree
}
/**
 * What the server asks of a registration, by field (1 §3). Values are loose on purpose: real servers send null, "4" or a pattern of another language, and a rule that cannot be used must not lock players out.
 */
export interface RegisterRules {
  [k: string]: RegisterRule
}
/**
 * Measures how long a domain takes (1 §7): answered in plain text, to pages of the merchant's other domains too.
 */
export interface Ping {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Any text: what counts is the time.
   */
  response: string
}
/**
 * Limits that the player has set, and how much of each is left (2 §2 security centre: not named).
 */
export interface PlayLimits {
  /**
   * No parameters.
   */
  request: {}
  response: PlayLimitList
}
/**
 * All limits, and what else a player may decide.
 */
export interface PlayLimitList {
  /**
   * The server's time, ISO 8601.
   */
  now: string
  /**
   * One of each kind.
   */
  limits: PlayLimit[]
  /**
   * For how many days players may shut themselves out.
   */
  exclusionDays: number[]
}
/**
 * One limit as it stands, with what counts towards it.
 */
export interface PlayLimit {
  /**
   * What is limited.
   */
  kind: PlayLimitsKind
  /**
   * What its figures are in.
   */
  unit: 'money' | 'minutes'
  /**
   * The most of it; null for no limit.
   */
  limit: number | null
  /**
   * What counts towards it by now.
   */
  reached: number
  /**
   * What is left of it; null for no limit.
   */
  remaining: number | null
  /**
   * When it is counted anew, ISO 8601; null where nothing was counted yet.
   */
  until: string | null
  /**
   * What it will be once the time to think it over has passed; null where it stays.
   */
  pending: {
    /**
     * The most of it from then on; null for no limit.
     */
    limit: number | null
    /**
     * From when on, ISO 8601.
     */
    time: string
  } | null
}
/**
 * Picture of the signed-in player (2 §7).
 */
export interface PlayerAvatar {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Avatar.
   */
  response: {
    /**
     * Address of the picture, null while none is chosen; then, and when it cannot be loaded, the site shows its default (1 §8).
     */
    avatar: string | null
  }
}
/**
 * Points of the signed-in account. Points have no expiry (2 §1).
 */
export interface PointBalance {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Points.
   */
  response: {
    /**
     * Whole points.
     */
    balance: number
  }
}
/**
 * How points become money (2 §7).
 */
export interface PointConfig {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The rule.
   */
  response: {
    /**
     * So many points …
     */
    points: number
    /**
     * … are so much money, in units of the merchant's currency.
     */
    amount: number
    /**
     * Fewest points that are converted at once.
     */
    least: number
    /**
     * Most points that are converted at once.
     */
    most: number
    /**
     * The account has the password that is asked for (2 §5).
     */
    hasPaymentPassword: boolean
  }
}
/**
 * Rewards of the points mall (2 §7).
 */
export interface PointRewards {
  /**
   * The page, and which rewards.
   */
  request: {
    /**
     * Kind of reward; all, if left out.
     */
    type?: 'gift' | 'bonus' | 'voucher'
    /**
     * Fewest points that they cost.
     */
    from?: number
    /**
     * Most points that they cost.
     */
    to?: number
    /**
     * Only what the account has the points and the money for, and what is there.
     */
    withinReach?: boolean
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Entries a page.
     */
    pageSize: number
  }
  /**
   * A page of rewards.
   */
  response: {
    /**
     * Rewards.
     *
     * Items: A reward.
     */
    content: {
      /**
       * Id.
       */
      id: string
      /**
       * Name in the language of the call (2 §3).
       */
      name: string
      /**
       * Kind of reward (2 §3).
       */
      type: 'gift' | 'bonus' | 'voucher'
      /**
       * What it costs in points (2 §3).
       */
      points: number
      /**
       * What it costs in money besides, in units of the merchant's currency (2 §3).
       */
      amount: number
      /**
       * Pieces left. Null: as many as are wanted.
       */
      stock: number | null
      /**
       * Address of its picture.
       */
      image: string
      /**
       * It is sent by post.
       */
      needsAddress: boolean
      /**
       * What the account lacks for one of it; 0 where it lacks nothing.
       */
      missing: {
        /**
         * Points.
         */
        points: number
        /**
         * Money, in units of the merchant's currency.
         */
        amount: number
      }
    }[]
    /**
     * How many pages there are.
     */
    totalPages: number
  }
}
/**
 * What the signed-in account won and lost between two days, both counted, in the merchant's time zone (2 §2 profit and loss).
 */
export interface ProfitLoss {
  /**
   * What is asked.
   */
  request: {
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * A line a day, or a line a category.
     */
    by: 'day' | 'category'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: ProfitLine[]
    /**
     * Of this page.
     */
    pageTotals: ProfitTotals
    /**
     * Of all pages.
     */
    totals: ProfitTotals
  }
}
export interface ProfitLine {
  /**
   * The day, YYYY-MM-DD, or the category.
   */
  name: string
  /**
   * Deposited. Units of the merchant's currency. Null where it has no category.
   */
  deposit: number | null
  /**
   * Withdrawn. Units of the merchant's currency. Null where it has no category.
   */
  withdrawal: number | null
  /**
   * Stakes of bets placed then that have ended. Units of the merchant's currency.
   */
  bet: number
  /**
   * What of them counts towards turnover. Units of the merchant's currency.
   */
  validBet: number
  /**
   * What those bets paid out. Units of the merchant's currency.
   */
  win: number
  /**
   * Rebates. Units of the merchant's currency. Null where it has no category.
   */
  rebate: number | null
  /**
   * Gifts of promotions, once what they ask has been bet. Units of the merchant's currency. Null where it has no category.
   */
  promotion: number | null
  /**
   * Gifts that still have to be bet for: no part of the result. Units of the merchant's currency. Null where it has no category.
   */
  locked: number | null
  /**
   * win + rebate + promotion - bet. Units of the merchant's currency.
   */
  result: number
}
export interface ProfitTotals {
  /**
   * Deposited. Units of the merchant's currency.
   */
  deposit: number
  /**
   * Withdrawn. Units of the merchant's currency.
   */
  withdrawal: number
  /**
   * Stakes of bets placed then that have ended. Units of the merchant's currency.
   */
  bet: number
  /**
   * What of them counts towards turnover. Units of the merchant's currency.
   */
  validBet: number
  /**
   * What those bets paid out. Units of the merchant's currency.
   */
  win: number
  /**
   * Rebates. Units of the merchant's currency.
   */
  rebate: number
  /**
   * Gifts of promotions, once what they ask has been bet. Units of the merchant's currency.
   */
  promotion: number
  /**
   * Gifts that still have to be bet for: no part of the result. Units of the merchant's currency.
   */
  locked: number
  /**
   * win + rebate + promotion - bet. Units of the merchant's currency.
   */
  result: number
}
/**
 * Claims what a promotion has issued. Counts once for each Idempotency-Key.
 */
export interface PromotionClaim {
  /**
   * Which one.
   */
  request: {
    /**
     * Id of the promotion.
     */
    promotionId: string
  }
  /**
   * What was paid.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * In units of the merchant's currency.
     */
    amount: number
    /**
     * What has to be bet before it may be withdrawn.
     */
    turnover: number
  }
}
/**
 * The key that browsers subscribe to notifications with, for a brand that names none in site.json.
 */
export interface PushKey {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The public key of the server (VAPID, RFC 8292).
   */
  response: {
    publicKey: SubscribePushPublicKey
    [k: string]: unknown
  }
}
/**
 * Notifications of the signed-in account are sent to this device from now on. The same subscription sent again changes nothing; one that was another account's is this one's now.
 */
export interface SubscribePush {
  /**
   * Where to send them, and how to encrypt them.
   */
  request: {
    subscription: DevicePush
    publicKey: SubscribePushPublicKey
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * A device's subscription.
 */
export interface DevicePush {
  endpoint: SubscribePushEndpoint
  /**
   * Public key of the device: base64url of 65 bytes, a point of P-256.
   */
  p256dh: string
  auth: SubscribePushAuth
}
/**
 * What the server sends a device, as JSON in UTF-8, encrypted by RFC 8291. The service worker shows it; of what it cannot read it says that there is a message.
 */
export interface PushNotification {
  /**
   * Title, as plain text.
   */
  title: string
  /**
   * What it says below, as plain text. It can be read on a locked screen.
   */
  body?: string
  /**
   * Picture of the site's own host. Left out, the site's icon.
   */
  icon?: string
  /**
   * A notification takes the place of another one with the same tag.
   */
  tag?: string
  /**
   * Where a press leads: a page of the site. Left out, home.
   */
  url?: string
}
/**
 * Rooms of board games (2 §7).
 */
export interface PvpRooms {
  /**
   * Whose rooms.
   */
  request: {
    /**
     * Code of the vendor; all of them, if left out.
     */
    vassalage?: string
  }
  /**
   * Rooms, those with free places first.
   *
   * Items: A room.
   */
  response: {
    /**
     * What it is launched by.
     */
    roomId: string
    /**
     * Code of the vendor.
     */
    vassalage: string
    /**
     * Id of the game.
     */
    nodeId: string | number
    /**
     * Name of the room in the language of the call.
     */
    title: string
    /**
     * Least stake, in units of the merchant's currency.
     */
    minBet: number
    /**
     * Highest stake, in units of the merchant's currency.
     */
    maxBet: number
    /**
     * Players at the tables now.
     */
    players: number
    /**
     * Places.
     */
    seats: number
    /**
     * open: it can be entered; full: no place is free; closed: nobody enters now.
     */
    state: 'open' | 'full' | 'closed'
  }[]
}
/**
 * Claims the prize of a raffle (2 §7: POST). Counts once for each Idempotency-Key.
 */
export interface RaffleClaim {
  /**
   * Which raffle.
   */
  request: {
    /**
     * Id of the promotion.
     */
    promotionId: string
  }
  /**
   * What was drawn: the server's word.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * The prize.
     */
    prize: {
      /**
       * Money, points, a gift, or nothing this time.
       */
      kind: 'amount' | 'points' | 'gift' | 'none'
      /**
       * Name in the language of the call.
       */
      name: string
      /**
       * Money or points; 0 for a gift.
       */
      value: number
    }
  }
}
/**
 * Marks messages as read.
 */
export interface ReadMessages {
  /**
   * Which.
   */
  request: {
    /**
     * Ids of the messages; all, if left out.
     *
     * @maxItems 100
     */
    ids?: string[]
  }
  /**
   * What is left.
   */
  response: {
    /**
     * How many are unread now.
     */
    unread: number
  }
}
/**
 * Claims, accepts or rejects: the contract of the real-time salary, settled every 5 minutes (2 §7: POST). Counts once for each Idempotency-Key.
 */
export interface RealTimeSalary {
  /**
   * What is done.
   */
  request: ContractAct
  /**
   * How the contract stands.
   */
  response: ContractState
}
/**
 * Has a rebate paid, as it was shown. Counts once for each Idempotency-Key. Refused with rebate_changed where the figures are others by now, with rebate_nothing, rebate_closed or reward_claimed.
 */
export interface RebateClaim {
  /**
   * What was shown.
   */
  request: {
    /**
     * Until when bets are counted, as it was shown.
     */
    until: string
    /**
     * The total that was shown.
     */
    total: number
  }
  /**
   * What was paid.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What was paid.
     */
    total: number
  }
}
/**
 * What the signed-in account gets back of its bets, if it asks for it (2 §2 manual rebate). Refused with rebate_closed where REBATE is off.
 */
export interface Rebate {
  /**
   * No parameters.
   */
  request: {}
  /**
   * The rebate as it stands.
   */
  response: {
    /**
     * Until when bets were counted by the last rebate, ISO 8601; null: there was none.
     */
    since: string | null
    /**
     * Bets that ended before this moment are counted, ISO 8601; later ones belong to the next rebate.
     */
    until: string
    /**
     * A line each category that was bet on.
     *
     * Items: A category.
     */
    lines: {
      /**
       * Its code.
       */
      category: string
      /**
       * Valid bets that ended in the time.
       */
      validBet: number
      /**
       * Share of it that is paid back, with four decimals at most: 0.0055 is 0.55 %.
       */
      rate: number
      /**
       * What is paid back.
       */
      rebate: number
    }[]
    /**
     * The sum of the lines.
     */
    total: number
    /**
     * Less than this is not paid.
     */
    least: number
    /**
     * Why nothing can be claimed: nothing was bet, or the total is too small. Null: it can be.
     */
    reason: 'noBets' | 'tooSmall' | null
  }
}
/**
 * Games that the signed-in account launched last (2 §7).
 */
export interface RecentGames {
  /**
   * What the specification lists, and the page.
   */
  request: {
    /**
     * 3: the web site (2 §9).
     */
    clientType: 3
    /**
     * Code of the vendor; all of them, if left out.
     */
    vassalage?: string
    /**
     * Code of the language.
     */
    language: string
    /**
     * Page, from 1 (2 §9).
     */
    pageNo: number
    /**
     * Entries a page; 42 in a lobby (2 §9).
     */
    pageSize: number
  }
  /**
   * A page of games.
   */
  response: {
    /**
     * Games, each once, the last one launched first.
     */
    list: GameCard[]
    /**
     * How many pages there are.
     */
    totalPages: number
  }
}
/**
 * What was redeemed (2 §7).
 */
export interface RedeemList {
  /**
   * The page.
   */
  request: {
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Entries a page.
     */
    pageSize: number
  }
  /**
   * A page of redemptions.
   */
  response: {
    /**
     * The latest first.
     */
    content: RedeemListRedemption[]
    /**
     * How many pages there are.
     */
    totalPages: number
  }
}
/**
 * A redemption (2 §3).
 */
export interface RedeemListRedemption {
  /**
   * Number of the receipt.
   */
  number: string
  /**
   * Name of the reward.
   */
  name: string
  /**
   * Kind of reward.
   */
  type: 'gift' | 'bonus' | 'voucher'
  /**
   * How many.
   */
  quantity: number
  /**
   * What it cost in points.
   */
  points: number
  /**
   * What it cost in money besides.
   */
  amount: number
  /**
   * When, ISO 8601.
   */
  time: string
  /**
   * What the platform has to say to it.
   */
  remark: string
  /**
   * Status.
   */
  status: RedeemListStatus
  /**
   * When the platform approved or rejected it, ISO 8601.
   */
  reviewed: string | null
  /**
   * Number of the receipt of what was paid out or given back then.
   */
  endNumber: string | null
}
/**
 * What a redemption would take, before anybody is asked for a password. Refused as the redemption itself would be.
 */
export interface RedeemQuote {
  /**
   * What, and how many.
   */
  request: {
    /**
     * Id of the reward.
     */
    rewardId: string
    /**
     * How many.
     */
    quantity: number
  }
  /**
   * What it takes and leaves.
   */
  response: {
    /**
     * Points that it takes.
     */
    points: number
    /**
     * Money that it takes besides, in units of the merchant's currency.
     */
    amount: number
    /**
     * Points left.
     */
    pointsAfter: number
  }
}
/**
 * Redeems points for a reward, after a check of the password (2 §5, §7). Counts once for each Idempotency-Key.
 */
export interface RedeemReward {
  /**
   * What, how many, and who for.
   */
  request: {
    /**
     * Id of the reward.
     */
    rewardId: string
    /**
     * How many (2 §3).
     */
    quantity: number
    /**
     * Password that is checked (2 §5).
     */
    password: string
    /**
     * Where a gift goes.
     */
    address?: {
      /**
       * Name of who receives it.
       */
      name: string
      /**
       * Number of who receives it.
       */
      mobile: string
      /**
       * Address.
       */
      address: string
    }
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * Points that it took.
     */
    points: number
    /**
     * Points left.
     */
    balance: number
    /**
     * Status.
     */
    status: RedeemListStatus
  }
}
/**
 * Whom the signed-in account has brought (2 §2 invite friends). Refused with referral_closed where REFERRAL is off.
 */
export interface Referral {
  /**
   * A page of it.
   */
  request: {
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Friends a page.
     */
    pageSize: number
  }
  /**
   * Code, rules, and who came.
   */
  response: {
    /**
     * Code that registrations carry as referralCode.
     */
    code: string
    /**
     * When a friend counts.
     */
    rules: {
      /**
       * Least first deposit, in units of the currency.
       */
      firstDeposit: number
      /**
       * Least valid bets, in units of the currency.
       */
      validBet: number
    }
    /**
     * What the account is given for each friend who counts; null where that is nothing.
     */
    gift: {
      /**
       * For one friend, in units of the currency.
       */
      amount: number
      /**
       * What must be bet of it before a withdrawal, in units of the currency.
       */
      turnover: number
      /**
       * For how many friends at most; null without a limit.
       */
      most: number | null
    } | null
    /**
     * Over all friends.
     */
    totals: {
      /**
       * Who registered.
       */
      invited: number
      /**
       * Who deposited.
       */
      deposited: number
      /**
       * Who count.
       */
      qualified: number
      /**
       * What the account has claimed for friends, in units of the currency.
       */
      earned: number
      /**
       * What waits in the reward centre for friends who count, in units of the currency.
       */
      waiting: number
    }
    /**
     * The newest first.
     *
     * Items: Somebody who registered with the code.
     */
    friends: {
      /**
       * Sign-in name, masked.
       */
      account: string
      /**
       * When, ISO 8601.
       */
      time: string
      /**
       * First deposit; null before it.
       */
      firstDeposit: number | null
      /**
       * Valid bets so far.
       */
      validBet: number
      /**
       * qualified: counts; noDeposit: nothing was deposited; depositLow: the first deposit was too small; betLow: valid bets are missing.
       */
      state: 'qualified' | 'noDeposit' | 'depositLow' | 'betLow'
    }[]
    /**
     * Pages in all.
     */
    totalPages: number
  }
}
/**
 * Creates an account with a mobile number (1 §7; PUT, encrypted).
 */
export interface RegisterMobile {
  /**
   * The registration user (1 §3) and what the call adds (1 §7).
   */
  request: {
    /**
     * User name.
     */
    username?: string
    /**
     * Password.
     */
    password?: string
    /**
     * Password again.
     */
    confirmPassword?: string
    /**
     * Full name.
     */
    payeeName?: string
    /**
     * E-mail address.
     */
    email?: string
    /**
     * QQ number.
     */
    qqNum?: string
    /**
     * Mobile number without dialling code.
     */
    mobileNum?: string
    /**
     * Id of the recommending player.
     */
    recommenderId?: string
    /**
     * Answer to the captcha.
     */
    captcha?: string
    /**
     * Code from the SMS.
     */
    verificationCode?: string
    /**
     * Affiliate code.
     */
    affiliateCode?: string
    /**
     * Payment password.
     */
    paymentPassword?: string
    /**
     * LINE account.
     */
    line?: string
    /**
     * WhatsApp account.
     */
    whatsapp?: string
    /**
     * Zalo account.
     */
    zalo?: string
    /**
     * Facebook account.
     */
    facebook?: string
    /**
     * WeChat account.
     */
    wechat?: string
    /**
     * Number of the identity document.
     */
    idNumber?: string
    /**
     * Referral code of the page address.
     */
    referralCode?: string
    /**
     * Host the player registers on.
     */
    domain: string
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode?: string
    /**
     * Id of the captcha.
     */
    captchaId?: string
    /**
     * Sign in at once (always true).
     */
    login: boolean
    /**
     * Address the player registers at.
     */
    registerUrl: string
    /**
     * Kind of device.
     */
    registerMethod: 'WEB'
    /**
     * What the human verification ended with (1 §7).
     */
    humanVerification?: HumanVerification
    /**
     * The number was verified by the phone provider and not by a code of ours (1 §7).
     */
    firebaseChannel?: 'sms'
    /**
     * The phone provider's token for the number, in place of verificationCode (1 §7).
     */
    firebaseIdToken?: string
    /**
     * Legal documents that the player agreed to, with the versions on the page. Without it, those of the day count.
     *
     * @maxItems 20
     */
    agreements?: AgreedDocument[]
  }
  /**
   * The session of the new account.
   */
  response: {
    /**
     * Session token.
     */
    token: string
    /**
     * Account name.
     */
    account: string
  }
}
/**
 * The rules of the registration fields (1 §7).
 */
export interface RegisterSettings {
  /**
   * No parameters.
   */
  request: {}
  response: RegisterRules
}
/**
 * Sends an SMS code for a registration, with separate module ids for user name and mobile registration (1 §7, 2 §7).
 */
export interface RegisterSms {
  /**
   * Where the code goes (1 §7).
   */
  request: {
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode: string
    /**
     * Mobile number without dialling code.
     */
    mobileNo: string
    /**
     * What the human verification ended with (1 §7).
     */
    humanVerification?: HumanVerification
  }
  /**
   * How long the code is good (1 §3).
   */
  response: {
    /**
     * Minutes.
     */
    expiredMinutes: number
  }
}
/**
 * Creates an account with a user name (1 §7; PUT, encrypted).
 */
export interface Register {
  /**
   * The registration user (1 §3) and what the call adds (1 §7).
   */
  request: {
    /**
     * User name.
     */
    username?: string
    /**
     * Password.
     */
    password?: string
    /**
     * Password again.
     */
    confirmPassword?: string
    /**
     * Full name.
     */
    payeeName?: string
    /**
     * E-mail address.
     */
    email?: string
    /**
     * QQ number.
     */
    qqNum?: string
    /**
     * Mobile number without dialling code.
     */
    mobileNum?: string
    /**
     * Id of the recommending player.
     */
    recommenderId?: string
    /**
     * Answer to the captcha.
     */
    captcha?: string
    /**
     * Code from the SMS.
     */
    verificationCode?: string
    /**
     * Affiliate code.
     */
    affiliateCode?: string
    /**
     * Payment password.
     */
    paymentPassword?: string
    /**
     * LINE account.
     */
    line?: string
    /**
     * WhatsApp account.
     */
    whatsapp?: string
    /**
     * Zalo account.
     */
    zalo?: string
    /**
     * Facebook account.
     */
    facebook?: string
    /**
     * WeChat account.
     */
    wechat?: string
    /**
     * Number of the identity document.
     */
    idNumber?: string
    /**
     * Referral code of the page address.
     */
    referralCode?: string
    /**
     * Host the player registers on.
     */
    domain: string
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode?: string
    /**
     * Id of the captcha.
     */
    captchaId?: string
    /**
     * Sign in at once (always true).
     */
    login: boolean
    /**
     * Address the player registers at.
     */
    registerUrl: string
    /**
     * Kind of device.
     */
    registerMethod: 'WEB'
    /**
     * What the human verification ended with (1 §7).
     */
    humanVerification?: HumanVerification
    /**
     * The number was verified by the phone provider and not by a code of ours (1 §7).
     */
    firebaseChannel?: 'sms'
    /**
     * The phone provider's token for the number, in place of verificationCode (1 §7).
     */
    firebaseIdToken?: string
    /**
     * Legal documents that the player agreed to, with the versions on the page. Without it, those of the day count.
     *
     * @maxItems 20
     */
    agreements?: AgreedDocument[]
  }
  /**
   * The session of the new account.
   */
  response: {
    /**
     * Session token.
     */
    token: string
    /**
     * Account name.
     */
    account: string
  }
}
/**
 * Makes a game no favourite any more (2 §7).
 */
export interface RemoveFavouriteGame {
  /**
   * Which game (2 §7).
   */
  request: {
    /**
     * Id of the game.
     */
    nodeId: string
    /**
     * Code of the vendor.
     */
    vendor: string
    /**
     * Category of the game (2 §1).
     */
    gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Takes an invitation link of the signed-in agent away: nobody registers with it any more. Who did stays in the team.
 */
export interface RemoveInvite {
  /**
   * The link.
   */
  request: {
    /**
     * Its code.
     */
    code: string
  }
  /**
   * How many accounts were registered with it.
   */
  response: {
    /**
     * Accounts.
     */
    registrations: number
  }
}
/**
 * Removes a bank account or an e-wallet.
 */
export interface RemovePayoutAccount {
  /**
   * Which, and the payment password.
   */
  request: {
    /**
     * Id of the account.
     */
    id: string
    /**
     * The payment password.
     */
    paymentPassword: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Nothing is sent to this device any more: turned off, or signed out. Sent again, it changes nothing.
 */
export interface RemovePush {
  /**
   * Which subscription, with its secret: who signs out has no session by then.
   */
  request: {
    endpoint: SubscribePushEndpoint
    auth: SubscribePushAuth
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * The browser has put another subscription in the place of one: sent by the service worker, which has no session. The secret of the old one proves that it is the same device. One that is not known any more is passed over.
 */
export interface RenewPush {
  /**
   * The old one and the new one.
   */
  request: {
    old: KnownPush
    subscription: DevicePush
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * A subscription that the server has.
 */
export interface KnownPush {
  endpoint: SubscribePushEndpoint
  auth: SubscribePushAuth
}
/**
 * Asks to pay money in. Nothing is booked before it is approved. Counts once for each Idempotency-Key.
 */
export interface RequestDeposit {
  /**
   * Method and amount.
   */
  request: {
    /**
     * Id of the method.
     */
    method: string
    /**
     * Units of the currency, with two decimals at most.
     */
    amount: number
    /**
     * Id of a promotion.
     */
    promotion?: string
    /**
     * Page of this site that a provider leads back to.
     */
    returnTo?: string
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The request.
     */
    deposit: DepositsDeposit
  }
}
/**
 * Asks to pay money out: the amount is held at once. Counts once for each Idempotency-Key.
 */
export interface RequestWithdrawal {
  /**
   * Account, amount and payment password.
   */
  request: {
    /**
     * Id of the account that it goes to.
     */
    account: string
    /**
     * Units of the currency, with two decimals at most.
     */
    amount: number
    /**
     * Payment password.
     */
    paymentPassword: string
  }
  /**
   * The request as it stands.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * The request.
     */
    withdrawal: WithdrawalsWithdrawal
  }
}
/**
 * Claims a bonus of the reward centre. Counts once for each Idempotency-Key. Refused with reward_open, reward_claimed, reward_expired or reward_unknown.
 */
export interface RewardClaim {
  /**
   * Which.
   */
  request: {
    /**
     * Id of the reward.
     */
    rewardId: string
  }
  /**
   * What was paid.
   */
  response: {
    /**
     * Number of the receipt; null of free spins, which move nothing before they win.
     */
    number: string | null
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * Title of the reward, in the language of the call.
     */
    title: string
    /**
     * Money, points, or so many free spins.
     */
    value: number
    /**
     * Money, points or free spins.
     */
    unit: 'amount' | 'points' | 'spins'
    /**
     * What has to be bet before it may be withdrawn.
     */
    turnover: number
  }
}
/**
 * What the signed-in account can claim, what it has to do for more, and what it claimed (2 §2 reward center).
 */
export interface Rewards {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Rewards.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * Those of now first.
     *
     * Items: A reward.
     */
    rewards: {
      /**
       * Id.
       */
      id: string
      /**
       * A bonus, or a draw of one of several prizes.
       */
      kind: 'bonus' | 'raffle'
      /**
       * Title in the language of the call.
       */
      title: string
      /**
       * What it is for, in the language of the call.
       */
      text: string
      /**
       * Whether it can be claimed, something is still to be done, it was claimed, or it is too late.
       */
      state: 'available' | 'inProgress' | 'claimed' | 'expired'
      /**
       * Until when its conditions can be met, ISO 8601; null: there is no end.
       */
      ends: string | null
      /**
       * Until when it can be claimed, ISO 8601; null: there is no end.
       */
      until: string | null
      /**
       * What it pays; null for a raffle.
       */
      reward: {
        /**
         * Money, points, or so many free spins.
         */
        value: number
        /**
         * Money, points or free spins.
         */
        unit: 'amount' | 'points' | 'spins'
      } | null
      /**
       * What has to be bet before it may be withdrawn.
       */
      turnover: number
      /**
       * Prizes of a raffle, the best first.
       *
       * Items: A prize.
       */
      prizes: {
        /**
         * Name in the language of the call.
         */
        name: string
        /**
         * Money or points.
         */
        value: number
        /**
         * Money or points.
         */
        unit: 'amount' | 'points'
      }[]
      /**
       * What it asks for: all of it.
       *
       * Items: A condition.
       */
      conditions: {
        /**
         * Valid bets, rounds, deposits, a payment password, or an account to pay out to.
         */
        what: 'validBet' | 'rounds' | 'deposit' | 'paymentPassword' | 'payoutAccount'
        /**
         * Money, times, or a step that is done or not.
         */
        unit: 'amount' | 'times' | 'step'
        /**
         * What is to be reached.
         */
        required: number
        /**
         * How far the account has come.
         */
        reached: number
        /**
         * Whether that is enough.
         */
        met: boolean
      }[]
      /**
       * When it was claimed; null before it.
       */
      claimed: {
        /**
         * When, ISO 8601.
         */
        time: string
        /**
         * Number of the receipt; null of free spins, which move nothing before they win.
         */
        number: string | null
        /**
         * Money, points, or so many free spins.
         */
        value: number
        /**
         * Money, points or free spins.
         */
        unit: 'amount' | 'points' | 'spins'
      } | null
    }[]
  }
}
/**
 * What the platform's people or a vendor would do.
 */
export interface SandboxAct {
  /**
   * Code of the merchant.
   */
  merchant: string
  /**
   * set-maintenance: a vendor or a game is, or is no longer, in maintenance; send-message: an account is written a message, of which its devices are notified; send-push: its devices get a notification without a message; approve-deposit, reject-deposit: a request to pay money in is booked, or is not; disburse-withdrawal, fail-withdrawal: what was held for a request to pay money out is paid out, or given back, and so is what was paid out and did not come; offer-contract: the one above offers an account terms; end-contract: asks it to end those in force; leave-upline: an account is in nobody's team from now on; grow-team: many more people stand below demo_agent, to see how a large team is shown; review-redemption, review-promotion: a redemption of points or an application for a promotion is approved or rejected; draw: the sandbox's time moves on to the next draw of a lottery, and what is due then is settled; settle: open bets end before they are due, as they would have ended then; outdate-agreements: an account has agreed to older versions of the legal documents than those there are.
   */
  act:
    | 'set-maintenance'
    | 'send-message'
    | 'send-push'
    | 'approve-deposit'
    | 'reject-deposit'
    | 'disburse-withdrawal'
    | 'fail-withdrawal'
    | 'offer-contract'
    | 'end-contract'
    | 'leave-upline'
    | 'grow-team'
    | 'review-redemption'
    | 'review-promotion'
    | 'draw'
    | 'settle'
    | 'outdate-agreements'
  /**
   * What it is done to: the code of a vendor, the node id of a game, the id of a way to pay, withdrawal for all money on its way out, the sign-in name of an account, the code of a lottery, or the number of a request or of a bet.
   */
  id: string
  /**
   * Whether the vendor or game is in maintenance from now on; whether what is reviewed is approved.
   */
  on: boolean
  /**
   * Why it is rejected or has failed, as the player reads it.
   */
  reason: string
  /**
   * Title of the message.
   */
  title: string
  /**
   * What the message says.
   */
  content: string
  /**
   * Kind of the contract.
   */
  kind: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
  /**
   * Steps that are offered, the lowest first: each asks for more than the one before and pays a higher rate.
   *
   * @minItems 1
   * @maxItems 20
   */
  terms: ConsolidatedFundsTerm[]
  /**
   * How many people more.
   */
  members: number
}
/**
 * The answer to an issued captcha or human challenge.
 */
export interface SandboxCaptcha {
  /**
   * The text in the picture, or the position of the piece.
   */
  text: string
  /**
   * The digits that were spoken, if somebody asked for them.
   */
  digits?: string
}
/**
 * Moves the sandbox's time, which draws, salaries, deadlines, sessions and codes go by: one of the two.
 */
export interface SandboxClock {
  /**
   * The moment it is to be now, ISO 8601 with a time zone.
   */
  now?: string
  /**
   * Seconds to go on by, or back where it is negative: up to ten years.
   */
  advance?: number
}
/**
 * The next answers of a call go wrong in a chosen way.
 */
export interface SandboxFault {
  /**
   * Name of the call in the endpoint table.
   */
  call: string
  /**
   * Only answers to this merchant. Every merchant, if left out.
   */
  merchant?: string
  /**
   * delay: answer after delay milliseconds. status: answer with that HTTP status. drop: close the connection. lost: do what was asked, then close the connection. malformed: HTML where JSON belongs. shape: JSON of the wrong shape. empty: no body.
   */
  kind: 'delay' | 'status' | 'drop' | 'lost' | 'malformed' | 'shape' | 'empty'
  /**
   * How many answers.
   */
  times: number
  /**
   * Milliseconds, for delay.
   */
  delay: number
  /**
   * HTTP status, for status.
   */
  status: number
}
export interface SandboxOpinion {
  /**
   * Id of the account, null of a visitor.
   */
  account: string | null
  /**
   * What it is about.
   */
  type: string
  /**
   * The message.
   */
  content: string
  /**
   * The pictures that came with it.
   */
  pictures: {
    /**
     * What it is, by its content.
     */
    kind: 'png' | 'jpg'
    /**
     * Bytes.
     */
    size: number
  }[]
  /**
   * When, ISO 8601.
   */
  time: string
}
/**
 * Something the site found wrong with what the gateway sent, for example a register rule that cannot be used.
 */
export interface SandboxLogEntry {
  /**
   * Code of the merchant.
   */
  merchant: string
  /**
   * What was found.
   */
  message: string
}
export interface SandboxLogLine {
  /**
   * Code of the merchant.
   */
  merchant: string
  /**
   * What was found.
   */
  message: string
  /**
   * When, ISO 8601.
   */
  time: string
}
export interface SandboxMessage {
  /**
   * The full number or address.
   */
  to: string
  /**
   * How it was sent.
   */
  kind: 'sms' | 'email'
  /**
   * The code it carries.
   */
  code: string
  /**
   * When, ISO 8601.
   */
  time: string
}
/**
 * The played phone provider checks a code and answers {idToken}, the firebaseIdToken of a registration, or {error: {code}}.
 */
export interface SandboxPhoneConfirm {
  /**
   * Id that send answered.
   */
  verificationId: string
  /**
   * Code from the SMS. Left out: missing-verification-code.
   */
  code?: string
}
/**
 * The played phone provider sends a code by SMS and answers {verificationId}, or {error: {code}}. Test numbers provoke what no state can: +15550000001 captcha-check-failed, +15550000002 quota-exceeded, +15550000003 operation-not-allowed, +15550000004 unknown, +15550000005 popup-closed-by-user, +15550000006 too-many-requests.
 */
export interface SandboxPhoneSend {
  /**
   * Full number, for example +84901234567. Left out: missing-phone-number.
   */
  phoneNumber?: string
}
/**
 * Back to the seeded state: accounts, sessions, settings, codes, faults, limits and log.
 */
export interface SandboxReset {
  /**
   * Only this merchant. Every merchant, if left out.
   */
  merchant?: string
}
/**
 * State of one merchant on the sandbox gateway that people and tests may change. Any subset; merged by key.
 */
export interface SandboxSettings {
  /**
   * Code of the merchant.
   */
  merchant?: string
  /**
   * 0 normal, 1 maintenance, 2 this address or region is blocked (1 §4).
   */
  systemStatus?: SandboxStateSystemStatus
  /**
   * Address that the gateway says the visitor has.
   */
  visitorIp?: SandboxStateVisitorIp
  /**
   * How often one client address may give a wrong password or code, or ask for a picture, within five minutes; a third of it for messages, places tried in a puzzle and trial accounts. 100 when nothing is said.
   */
  triesPerAddress?: SandboxStateTriesPerAddress
  /**
   * Modules of the settings tree, 1 on and 0 off.
   */
  features?: SandboxStateFeatures
  /**
   * Rules of the registration fields, passed on as given.
   */
  registerRules?: RegisterRules
  /**
   * Promotions by code, switched on or off.
   */
  promotions?: SandboxStatePromotions
  /**
   * Valid bet that one point is earned for, in units of the merchant's currency, where there are points (1 §5 PTSYS3). What 2000 dong are when nothing is said.
   */
  betPerPoint?: SandboxStateBetPerPoint
}
/**
 * Modules of the settings tree, 1 on and 0 off.
 */
export interface SandboxStateFeatures {
  /**
   * 1 on, 0 off.
   */
  [k: string]: 0 | 1
}
/**
 * Promotions by code, switched on or off.
 */
export interface SandboxStatePromotions {
  /**
   * true on, false off.
   */
  [k: string]: boolean
}
/**
 * State that the sandbox gateway starts with for a merchant. Any subset; merged by key.
 */
export interface SandboxState {
  /**
   * 0 normal, 1 maintenance, 2 this address or region is blocked (1 §4).
   */
  systemStatus?: SandboxStateSystemStatus
  /**
   * Address that the gateway says the visitor has.
   */
  visitorIp?: SandboxStateVisitorIp
  /**
   * How often one client address may give a wrong password or code, or ask for a picture, within five minutes; a third of it for messages, places tried in a puzzle and trial accounts. 100 when nothing is said.
   */
  triesPerAddress?: SandboxStateTriesPerAddress
  /**
   * Modules of the settings tree, 1 on and 0 off.
   */
  features?: SandboxStateFeatures
  /**
   * Rules of the registration fields, by field. Values are passed on as given.
   */
  registerRules?: SandboxStateRegisterRules
  /**
   * Promotions by code, switched on or off.
   */
  promotions?: SandboxStatePromotions
  /**
   * Google tag id that the gateway gives the site for its analytics (1 §1), null for none.
   */
  gtagId: string | null
  /**
   * Every vendor takes from one wallet: what the call merchantWallet answers (2 §7).
   */
  singleWallet: boolean
  /**
   * What lies behind the things in pictures of promotions, announcements and point rewards.
   */
  scenes: 'spotlight' | 'sky' | 'track' | 'paper'
  /**
   * Origins of further push services that notifications may be sent to, as one on this machine in tests. Without it those of the browsers' makers alone.
   *
   * Items: An origin.
   */
  pushServices: string[]
  /**
   * Limits that every account begins with, until its player sets others.
   */
  limits: {
    /**
     * Deposits of a day, in units of the currency.
     */
    depositDay?: number
    /**
     * Deposits of a week, in units of the currency.
     */
    depositWeek?: number
    /**
     * Deposits of a month, in units of the currency.
     */
    depositMonth?: number
    /**
     * Losses of a day, in units of the currency.
     */
    lossDay?: number
    /**
     * Minutes of play without a break of half an hour.
     */
    session?: number
  }
}
/**
 * Rules of the registration fields, by field. Values are passed on as given.
 */
export interface SandboxStateRegisterRules {
  [k: string]: SandboxRule
}
/**
 * Rule of one field. Values may be as odd as real servers send them, keys may not.
 */
export interface SandboxRule {
  /**
   * Whether the field is asked: true, 1, "Y", "on" and the like. A field whose flag is neither yes nor no is shown and not required.
   */
  enabled?: boolean | number | string
  /**
   * Whether the field must be filled in: true, 1, "Y", "on" and the like.
   */
  required?: boolean | number | string
  /**
   * Regular expression that the value must match, as JavaScript, Java, .NET, PCRE, PHP, Python, Ruby or POSIX write it. One that no usual value of the field meets is dropped and reported.
   */
  acceptedPattern?: string
  /**
   * Which message of fields.json explains the pattern.
   */
  patternId?: string | number
  /**
   * Fewest characters.
   */
  minLength?: number | string
  /**
   * Most characters; 0 is no limit.
   */
  maxLength?: number | string
}
/**
 * How safe the signed-in account is: where it was signed in, and what is bound to it (2 §2 security centre).
 */
export interface Security {
  /**
   * No parameters.
   */
  request: {}
  /**
   * What is set, with what may be shown of it.
   */
  response: {
    /**
     * The last sign-ins, the newest first.
     *
     * Items: A sign-in.
     */
    signIns: {
      /**
       * When, ISO 8601.
       */
      time: string
      /**
       * Where, as the platform makes it out; null where it cannot.
       */
      place: string | null
      /**
       * Browser and system; null where it told nothing.
       */
      device: string | null
      /**
       * this: the session that asks; open: another that goes on; ended: over.
       */
      state: 'this' | 'open' | 'ended'
    }[]
    /**
     * Whether the account has a password to sign in with.
     */
    hasPassword: boolean
    /**
     * Whether it has a payment password.
     */
    hasPaymentPassword: boolean
    /**
     * The bound number, masked; null for none.
     */
    mobile: string | null
    /**
     * The bound address, masked; null for none.
     */
    email: string | null
  }
}
/**
 * Writes to the account above, to those right below, or to everybody below: for agents (2 §6).
 */
export interface SendMessage {
  /**
   * The message.
   */
  request: {
    /**
     * upline: the account above; direct: those right below; team: everybody below; member: one of those below, by name.
     */
    to: 'upline' | 'direct' | 'team' | 'member'
    /**
     * Account name, for a member.
     */
    account?: string
    /**
     * Title: text.
     */
    title: string
    /**
     * What it says: text.
     */
    content: string
  }
  /**
   * To how many it went.
   */
  response: {
    /**
     * Accounts.
     */
    sent: number
  }
}
/**
 * Sets a new password with a code sent by the forgotSms call (1 §7; 2 §7, encrypted) and ends every session of the account.
 */
export interface SetPasswordByPhone {
  /**
   * Forgot by phone (1 §3).
   */
  request: {
    /**
     * Dialling code with plus sign.
     */
    countryDialingCode: string
    /**
     * Mobile number without dialling code.
     */
    mobileNum: string
    /**
     * Code from the SMS.
     */
    verificationCode: string
    /**
     * New password, which must meet the rule of a registration.
     */
    newPassword: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Sets or changes the payment password (2 §2). It is never the password of the sign-in.
 */
export interface SetPaymentPassword {
  /**
   * The new one, and what shows whose it is.
   */
  request: {
    /**
     * The new payment password.
     */
    paymentPassword: string
    /**
     * The password of the sign-in, the first time, where the account has one.
     */
    password?: string
    /**
     * The present payment password, to change it.
     */
    oldPaymentPassword?: string
  }
  /**
   * Nothing.
   */
  response: {} | null
}
/**
 * Sets a limit. A lower one counts at once; a higher one, and none, after 24 hours. The one that is in force takes back what is pending.
 */
export interface SetPlayLimit {
  /**
   * Which one, and what it shall be.
   */
  request: {
    /**
     * What is limited.
     */
    kind: 'depositDay' | 'depositWeek' | 'depositMonth' | 'lossDay' | 'session'
    /**
     * The most of it; without it, there is no limit.
     */
    limit?: number
  }
  response: PlayLimitList
}
/**
 * Opens a session for a person that a social provider vouches for (1 §7). The first sign-in makes an account.
 */
export interface SocialLogin {
  /**
   * What the provider sent the player back with (OAuth 2.0 code flow with PKCE).
   */
  request: {
    /**
     * Social provider.
     */
    provider: 'google' | 'facebook'
    /**
     * Code from the address that the provider led back to.
     */
    code: string
    /**
     * What the code challenge was made from (RFC 7636).
     */
    codeVerifier: string
    /**
     * Address that the provider led back to, without its query. On the sandbox: /oauth-return on a host of the merchant.
     */
    redirectUri: string
  }
  /**
   * The session that was opened (1 §3, login response value).
   */
  response: {
    /**
     * Session token (1 §3).
     */
    token: string
    /**
     * This is the account's first sign-in (1 §3).
     */
    firstTimeLogin?: boolean
    /**
     * The password has expired (1 §3), or was a one-time password of the forgot-password call.
     */
    passwordExpired?: boolean
  }
}
/**
 * Bets of somebody of the agent's team and of everybody below, between two days, both counted (2 §2 team betting). Of the signed-in agent only those below count.
 */
export interface TeamBets {
  /**
   * What is asked.
   */
  request: {
    /**
     * Account name of somebody below: of whom it is told. The signed-in agent, if left out.
     */
    member?: string
    /**
     * own: what the account did itself, without those below it.
     */
    scope?: 'own'
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * Category of the games; all of them, if left out.
     */
    category?: string
    /**
     * Code of the vendor; all of them, if left out.
     */
    vendor?: string
    /**
     * Status of the bets; all of them, if left out.
     */
    status?: string
    /**
     * time or amount, the largest first; the smallest first with a minus before it. The newest first, if left out.
     */
    sort?: 'time' | '-time' | 'amount' | '-amount'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * From the signed-in agent down to whom it is told of, both counted: account names.
     *
     * @minItems 1
     */
    path: string[]
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: TeamBetLine[]
    /**
     * Of this page.
     */
    pageTotals: TeamBetTotals
    /**
     * Of all pages.
     */
    totals: TeamBetTotals
  }
}
export interface TeamBetLine {
  /**
   * Account name of who did it.
   */
  account: string
  /**
   * Number of the bet.
   */
  number: string
  /**
   * When it was placed, ISO 8601.
   */
  time: string
  /**
   * When it ended, ISO 8601; null while it is open.
   */
  settled?: string | null
  /**
   * Category of the game: RNG, LIVE …; others may come.
   */
  category: string
  /**
   * Code of the vendor.
   */
  vendor: string
  /**
   * Name of the game.
   */
  game: string
  /**
   * What was staked. Units of the merchant's currency.
   */
  stake: number
  /**
   * What of it counts towards turnover; null while that is not known. Units of the merchant's currency.
   */
  validBet?: number | null
  /**
   * What was paid out; null while that is not known. Units of the merchant's currency.
   */
  win?: number | null
  /**
   * Win less stake; null while that is not known. Units of the merchant's currency.
   */
  result?: number | null
  /**
   * open, won, even, lost, cancelled; others may come.
   */
  status: string
  /**
   * How it went, in words of the language that was asked for.
   */
  round?: string | null
  /**
   * Who played whom.
   */
  match?: string | null
  /**
   * What it was on.
   */
  pick?: string | null
  /**
   * What a stake is multiplied with.
   */
  odds?: number | null
  /**
   * How the match ended.
   */
  score?: string | null
  /**
   * Draw of a lottery.
   */
  issue?: string | null
  /**
   * Way that a lottery was played.
   */
  play?: string | null
  /**
   * Numbers that were bet on, as they were written.
   */
  numbers?: string | null
}
export interface TeamBetTotals {
  /**
   * Stakes of bets that ended; what was cancelled is in no figure. Units of the merchant's currency.
   */
  stake: number
  /**
   * Stakes of bets that are still open. Units of the merchant's currency.
   */
  open: number
  /**
   * What counts towards turnover. Units of the merchant's currency.
   */
  validBet: number
  /**
   * What was paid out. Units of the merchant's currency.
   */
  win: number
  /**
   * Wins less stakes of bets that ended. Units of the merchant's currency.
   */
  result: number
}
/**
 * Who stands right below somebody of the agent's team, or whose name is looked for among all below (2 §2 team management).
 */
export interface TeamMembers {
  /**
   * Of whom, what is looked for, and which page of it.
   */
  request: {
    /**
     * Account name of somebody below: of whom it is told. The signed-in agent, if left out.
     */
    member?: string
    /**
     * Part of an account name, in any case: looked for on all levels below.
     */
    search?: string
    /**
     * name: agents first, by name; newest; lastSignIn: the last one first; size: the largest team first. By name, if left out.
     */
    sort?: 'name' | 'newest' | 'lastSignIn' | 'size'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
  }
  /**
   * A page of people.
   */
  response: {
    /**
     * From the signed-in agent down to whom it is told of, both counted: account names.
     *
     * @minItems 1
     */
    path: string[]
    /**
     * Whom it is told of: what it holds, and what everybody below holds with it.
     */
    self: TeamRow
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * People of this page.
     */
    items: TeamRow[]
  }
}
/**
 * Somebody of a team. Amounts in units of the currency.
 */
export interface TeamRow {
  /**
   * Account name.
   */
  account: string
  /**
   * Kind of account.
   */
  type: 'agent' | 'player'
  /**
   * Levels below the signed-in agent: 1 right below.
   */
  level: number
  /**
   * How many stand right below.
   */
  direct: number
  /**
   * How many stand below, on all levels.
   */
  size: number
  /**
   * What the account itself holds.
   */
  balance: number
  /**
   * What it and everybody below hold together.
   */
  teamBalance: number
  /**
   * Rebate of its valid bets, as a share: 0.005 is 0.5 %. Null where it has none of its own.
   */
  rebate: number | null
  /**
   * When it was made, ISO 8601.
   */
  createdAt: string
  /**
   * When it was last signed in, ISO 8601; null before the first time.
   */
  lastSignIn: string | null
}
/**
 * Figures of everybody below the signed-in agent (2 §2 team overview): each the same as in the tables of the team.
 */
export interface TeamOverview {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Figures as of a moment. Amounts in units of the currency.
   */
  response: {
    /**
     * When they were added up, ISO 8601.
     */
    asOf: string
    /**
     * How many stand below.
     */
    size: number
    /**
     * What they hold together.
     */
    balance: number
    /**
     * This day; this day and the 6 before it; this day and the 29 before it.
     */
    periods: {
      /**
       * This day until now, and the day before until the same time.
       */
      today: TeamPeriod
      /**
       * 7 days until now, and the 7 before them until the same time.
       */
      week: TeamPeriod
      /**
       * 30 days until now, and the 30 before them until the same time.
       */
      month: TeamPeriod
    }
    /**
     * The last 30 days, the first one first.
     */
    days: {
      /**
       * YYYY-MM-DD.
       */
      day: string
      /**
       * Stakes of bets placed then that have ended.
       */
      bet: number
      /**
       * What they won, with rebates and gifts, less what they bet: the result of the table of profit and loss.
       */
      profit: number
    }[]
  }
}
export interface TeamPeriod {
  /**
   * In these days.
   */
  now: TeamFigures
  /**
   * In the days before.
   */
  before: TeamFigures
  /**
   * The one less the other.
   */
  change: TeamChange
}
export interface TeamFigures {
  /**
   * How many joined.
   */
  newMembers: number
  /**
   * How many of them placed a bet that has ended.
   */
  active: number
  /**
   * Deposited.
   */
  deposit: number
  /**
   * Withdrawn.
   */
  withdrawal: number
  /**
   * Stakes of bets placed then that have ended.
   */
  bet: number
  /**
   * What they won, with rebates and gifts, less what they bet: the result of the table of profit and loss.
   */
  profit: number
}
export interface TeamChange {
  /**
   * How much more than in the days before: less, where negative.
   */
  newMembers: number
  /**
   * How much more than in the days before: less, where negative.
   */
  active: number
  /**
   * How much more than in the days before: less, where negative.
   */
  deposit: number
  /**
   * How much more than in the days before: less, where negative.
   */
  withdrawal: number
  /**
   * How much more than in the days before: less, where negative.
   */
  bet: number
  /**
   * How much more than in the days before: less, where negative.
   */
  profit: number
}
/**
 * What somebody of the agent's team and everybody below won and lost between two days, both counted, in the merchant's time zone (2 §2 user profit and loss). The line of a person counts everybody below too; of the signed-in agent only those below count.
 */
export interface TeamProfit {
  /**
   * Of whom, the days, and how it is told.
   */
  request: {
    /**
     * Account name of somebody below: of whom it is told. The signed-in agent, if left out.
     */
    member?: string
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * A line for each person right below, with everybody below it; or a line a day.
     */
    by: 'member' | 'day'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * From the signed-in agent down to whom it is told of, both counted: account names.
     *
     * @minItems 1
     */
    path: string[]
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: TeamProfitLine[]
    /**
     * Of this page.
     */
    pageTotals: TeamProfitTotals
    /**
     * Of all pages.
     */
    totals: TeamProfitTotals
  }
}
export interface TeamProfitLine {
  /**
   * Account name, or the day, YYYY-MM-DD.
   */
  name: string
  /**
   * own: what the account did itself; team: it and everybody below; day.
   */
  scope: 'own' | 'team' | 'day'
  /**
   * How many stand below.
   */
  size: number
  /**
   * Deposited.
   */
  deposit: number
  /**
   * Withdrawn.
   */
  withdrawal: number
  /**
   * Stakes of bets placed then that have ended.
   */
  bet: number
  /**
   * What of them counts towards turnover.
   */
  validBet: number
  /**
   * What those bets paid out.
   */
  win: number
  /**
   * Rebates.
   */
  rebate: number
  /**
   * Gifts of promotions.
   */
  promotion: number
  /**
   * win + rebate + promotion - bet.
   */
  result: number
}
export interface TeamProfitTotals {
  /**
   * Deposited.
   */
  deposit: number
  /**
   * Withdrawn.
   */
  withdrawal: number
  /**
   * Stakes of bets placed then that have ended.
   */
  bet: number
  /**
   * What of them counts towards turnover.
   */
  validBet: number
  /**
   * What those bets paid out.
   */
  win: number
  /**
   * Rebates.
   */
  rebate: number
  /**
   * Gifts of promotions.
   */
  promotion: number
  /**
   * win + rebate + promotion - bet.
   */
  result: number
}
/**
 * What moved in the wallets of somebody of the agent's team and of everybody below, between two days, both counted (2 §2 downline transaction details). Of the signed-in agent only those below count.
 */
export interface TeamTransactions {
  /**
   * The days, what is sought, and which page of it.
   */
  request: {
    /**
     * Account name of somebody below: of whom it is told. The signed-in agent, if left out.
     */
    member?: string
    /**
     * own: what the account did itself, without those below it.
     */
    scope?: 'own'
    /**
     * First day, YYYY-MM-DD.
     */
    from: string
    /**
     * Last day, YYYY-MM-DD: at most 30 days.
     */
    to: string
    /**
     * Kinds of acts, comma-separated; all of them, if left out.
     */
    kinds?: string
    /**
     * time or amount, the largest first; the smallest first with a minus before it. The newest first, if left out.
     */
    sort?: 'time' | '-time' | 'amount' | '-amount'
    /**
     * Page, from 1.
     */
    pageNo: number
    /**
     * Lines a page.
     */
    pageSize: number
    /**
     * Last line that is counted, as the first page says it: pages stay as they are while lines arrive.
     */
    until?: number
  }
  /**
   * A page of lines, and totals.
   */
  response: {
    /**
     * From the signed-in agent down to whom it is told of, both counted: account names.
     *
     * @minItems 1
     */
    path: string[]
    /**
     * The server's time, ISO 8601: the days that a page names are counted from it. Left out, the device's own time counts.
     */
    now?: string
    /**
     * Last line that is counted.
     */
    until: number
    /**
     * Lines on all pages.
     */
    total: number
    /**
     * Pages.
     */
    totalPages: number
    /**
     * Lines of this page.
     */
    items: TeamTransactionLine[]
    /**
     * Of this page.
     */
    pageTotals: TeamTransactionTotals
    /**
     * Of all pages.
     */
    totals: TeamTransactionTotals
  }
}
export interface TeamTransactionLine {
  /**
   * Account name of who did it.
   */
  account: string
  /**
   * Line.
   */
  id: number
  /**
   * Number of the receipt: lines of one act have one.
   */
  number: string
  /**
   * When, ISO 8601.
   */
  time: string
  /**
   * What it was: deposit, withdrawal, transfer, bet, win …; others may come.
   */
  kind: string
  /**
   * MAIN, or the code of a vendor.
   */
  wallet: string
  /**
   * What the wallet gained, or lost where it is negative. Units of the merchant's currency.
   */
  amount: number
  /**
   * What the wallet held then. Units of the merchant's currency.
   */
  balanceAfter: number
  /**
   * What it belongs to, such as the number of a bet.
   */
  reference?: string | null
  /**
   * What was written to it.
   */
  remark?: string | null
}
export interface TeamTransactionTotals {
  /**
   * What came in, transfers between the account's own wallets aside. Units of the merchant's currency.
   */
  in: number
  /**
   * What went out, transfers between the account's own wallets aside: not negative. Units of the merchant's currency.
   */
  out: number
}
/**
 * Transfers money to somebody below the signed-in agent. Counts once for each Idempotency-Key.
 */
export interface TransferDownline {
  /**
   * Downline, amount, remark and payment password.
   */
  request: {
    /**
     * Account name of who receives it: somebody below.
     */
    downline: string
    /**
     * Units of the currency, with two decimals at most.
     */
    amount: number
    /**
     * What is written to it, for both.
     */
    remark?: string
    /**
     * Payment password.
     */
    paymentPassword: string
  }
  /**
   * What was transferred.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What was transferred.
     */
    amount: number
    /**
     * What the main wallet held then.
     */
    balance: number
    /**
     * Account name of who received it.
     */
    downline: string
    /**
     * What was written to it.
     */
    remark: string | null
  }
}
/**
 * Transfers money to the upline. Counts once for each Idempotency-Key.
 */
export interface TransferUpline {
  /**
   * Upline, amount, remark and payment password.
   */
  request: {
    /**
     * Account name of the upline that was shown: another one is refused.
     */
    upline: string
    /**
     * Units of the currency, with two decimals at most.
     */
    amount: number
    /**
     * What is written to it, for both.
     */
    remark?: string
    /**
     * Payment password.
     */
    paymentPassword: string
  }
  /**
   * What was transferred.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What was transferred.
     */
    amount: number
    /**
     * What the main wallet held then.
     */
    balance: number
    /**
     * Account name of who received it.
     */
    upline: string
    /**
     * What was written to it.
     */
    remark: string | null
  }
}
/**
 * Messages that the signed-in account has not read (1 §3).
 */
export interface UnreadCount {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Messages.
   */
  response: {
    /**
     * How many are unread.
     */
    count: number
  }
}
/**
 * Keeps the language with the account (1 §7).
 */
export interface UpdateLanguage {
  /**
   * The language.
   */
  request: {
    /**
     * Code of a language that the merchant offers, for example EN.
     */
    language: string
  }
  /**
   * Nothing.
   */
  response: null
}
/**
 * Chooses a picture (2 §6, icon update).
 */
export interface UpdateMemberIcon {
  /**
   * The picture.
   */
  request: {
    /**
     * One of the addresses that memberIcon lists.
     */
    icon: string
  }
  /**
   * What is chosen now.
   */
  response: {
    /**
     * Address of the picture.
     */
    selected: string
  }
}
/**
 * Who the signed-in account's upline is, and what can be transferred to it.
 */
export interface UplineTerms {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Upline and figures.
   */
  response: {
    /**
     * The account above; null where there is none, or nothing can be transferred to it.
     */
    upline: {
      /**
       * Account name.
       */
      account: string
      /**
       * Name shown to others.
       */
      nickname: string | null
    } | null
    /**
     * What the main wallet holds.
     */
    available: number
    /**
     * Least amount.
     */
    min: number
    /**
     * Most at once.
     */
    max: number
    /**
     * A payment password is set.
     */
    hasPaymentPassword: boolean
  }
}
/**
 * Lanes of vendors for the lobbies (2 §7), kept in session storage as gameVendor.
 */
export interface VendorGameType {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Lanes.
   */
  response: {
    /**
     * Lanes.
     */
    data: {
      /**
       * Lanes in order.
       */
      lanes: VendorGameTypeLane[]
    }
  }
}
/**
 * A lane (2 §3).
 */
export interface VendorGameTypeLane {
  /**
   * Title in the language of the call.
   */
  title: string
  /**
   * What it holds.
   */
  gameClassify: string
  /**
   * A card a vendor.
   */
  cards: GameCard[]
}
/**
 * Moves money between the main wallet and a vendor's, or all of it back to the main wallet (2 §7). Counts once for each Idempotency-Key.
 */
export interface WalletTransfer {
  /**
   * Both wallets and the amount; to recall, from ALL to MAIN without one.
   */
  request: {
    /**
     * MAIN, the code of a vendor, or ALL to recall what every vendor's wallet holds.
     */
    from: string
    /**
     * MAIN, or the code of a vendor.
     */
    to: string
    /**
     * Units of the merchant's currency, with two decimals at most.
     */
    amount?: number
  }
  /**
   * What was moved, and what the wallets hold now.
   */
  response: {
    /**
     * Number of the receipt.
     */
    number: string
    /**
     * When, ISO 8601.
     */
    time: string
    /**
     * What was moved; less than was asked for where a vendor takes whole units alone.
     */
    moved: number
    /**
     * Of a recall, what stayed where it was.
     */
    notMoved: {
      /**
       * Code of the vendor.
       */
      wallet: string
      /**
       * What it still holds.
       */
      amount: number
    }[]
    /**
     * The wallets that took part, as they stand after it.
     */
    wallets: {
      /**
       * MAIN, or the code of a vendor.
       */
      wallet: string
      /**
       * Units of the merchant's currency.
       */
      balance: number
    }[]
  }
}
/**
 * Modules of the white label, each on or off (2 §7).
 */
export interface WhitelabelMenu {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Modules.
   */
  response: SettingsTree
}
/**
 * Who won of late (2 §7).
 */
export interface WinnerBoard {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Wins; the site sorts them.
   *
   * Items: A win.
   */
  response: {
    /**
     * Sign-in name, masked.
     */
    name: string
    /**
     * What was won, in units of the merchant's currency; null or text counts as 0.
     */
    amount: number | string | null
    /**
     * The game.
     */
    game: GameCard
    /**
     * When, ISO 8601.
     */
    time: string
  }[]
}
/**
 * A picture that shows that a withdrawal did not come: goes before the answer that says so.
 */
export interface WithdrawalProof {
  /**
   * Number; the picture is a part of its own.
   */
  request: {
    /**
     * Number of the withdrawal.
     */
    number: string
  }
  /**
   * It is kept.
   */
  response: {
    /**
     * There is one.
     */
    hasProof: boolean
  }
}
/**
 * What a withdrawal would cost and bring; refused as the withdrawal itself would be.
 */
export interface WithdrawalQuote {
  /**
   * Account and amount.
   */
  request: {
    /**
     * Id of the account that it goes to.
     */
    account: string
    /**
     * Units of the currency, with two decimals at most.
     */
    amount: number
  }
  /**
   * Figures.
   */
  response: {
    /**
     * What is taken out of the main wallet.
     */
    amount: number
    /**
     * What of it the withdrawal costs.
     */
    fee: number
    /**
     * What arrives.
     */
    arrives: number
    /**
     * What the main wallet holds then.
     */
    balanceAfter: number
  }
}
/**
 * What the player may withdraw now, and where to.
 */
export interface WithdrawalTerms {
  /**
   * No parameters.
   */
  request: {}
  /**
   * Figures and accounts.
   */
  response: {
    /**
     * The server's time, ISO 8601.
     */
    now: string
    /**
     * What can be withdrawn right now, at once: 0 while there is turnover left, withdrawals are closed, or less than the least amount is there.
     */
    withdrawable: number
    /**
     * What the main wallet holds.
     */
    available: number
    /**
     * What is held for withdrawals that are under way.
     */
    held: number
    /**
     * Least amount.
     */
    min: number
    /**
     * Most at once.
     */
    max: number
    /**
     * What a withdrawal costs.
     */
    fee: {
      /**
       * Share of the amount.
       */
      rate: number
      /**
       * A fixed part.
       */
      fixed: number
    }
    /**
     * What is left for today, in the merchant's time zone.
     */
    left: {
      /**
       * Amount.
       */
      amount: number
      /**
       * How many withdrawals.
       */
      times: number
    }
    /**
     * When withdrawals are taken, in the merchant's time zone.
     */
    hours: {
      /**
       * First minute, HH:MM.
       */
      from: string
      /**
       * First minute after them, HH:MM; 24:00 is the end of the day.
       */
      to: string
      /**
       * They are taken now.
       */
      open: boolean
    }
    /**
     * A payment password is set.
     */
    hasPaymentPassword: boolean
    /**
     * Bank accounts and e-wallets that are bound.
     */
    accounts: PayoutAccount[]
    /**
     * What has to be bet for promotions before a withdrawal, and what of it was.
     */
    turnover: {
      /**
       * To be bet in all since there was last nothing to bet.
       */
      required: number
      /**
       * What of it was bet: valid bets since then.
       */
      reached: number
      /**
       * What is still to be bet.
       */
      remaining: number
    }
  }
}
