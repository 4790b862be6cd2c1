import { createPaidPeriods, type PaidPeriods } from './contracts/paid-periods'
import { createDeposits, type Deposits } from './cash/deposits'
import { tellPaidOut } from './cash/tell-paid-out'
import { createWithdrawals, type Withdrawals } from './cash/withdrawals'
import type { OpenDatabase } from './database/open-database'
import { createLedger, type Ledger } from './ledger/ledger'
import { createHumanChecks, type HumanChecks } from './human/human-checks'
import { createPlayLimits, type PlayLimits } from './limits/play-limits'
import type { MovableClock } from './movable-clock'
import { createOauthCodes, type OauthCodes } from './oauth/oauth-codes'
import { createPlaySessions, type PlaySessions } from './play/play-sessions'
import { pointsFor } from './points/earned-points'
import { createRedemptions, type Redemptions } from './points/redemptions'
import { createPhoneProvider, type PhoneProvider } from './phone-provider/phone-provider'
import { createApplications, type Applications } from './promotions/applications'
import { createClaims, type Claims } from './rewards/claims'
import type { SandboxMerchant } from './sandbox-merchant'
import { createAccounts, type Accounts } from './stores/accounts'
import { createAddressCounts, type AddressCounts } from './stores/address-counts'
import { createCaptchas, type Captchas } from './stores/captchas'
import { createContracts, type Contracts } from './stores/contracts'
import { createFaults, type Faults } from './stores/faults'
import { createFeedbacks, type Feedbacks } from './stores/feedbacks'
import { createIntentKeys, type IntentKeys } from './stores/intent-keys'
import { createLimiter, type Limiter } from './stores/limiter'
import { createLog, type Log } from './stores/log'
import { createMaintenance, type Maintenance } from './stores/maintenance'
import { createMessages, type Messages } from './stores/messages'
import { createOneTimePasswords, type OneTimePasswords } from './stores/one-time-passwords'
import { createOutbox, type Outbox } from './stores/outbox'
import { createPayoutAccounts, type PayoutAccounts } from './stores/payout-accounts'
import { createPlayedGames, type PlayedGames } from './stores/played-games'
import { createSessions, type Sessions } from './stores/sessions'
import { createSettings, type Settings } from './stores/settings'
import { createSignIns, type SignIns } from './stores/sign-ins'
import { createSmsCodes, type SmsCodes } from './stores/sms-codes'
import { createInviteLinks, type InviteLinks } from './team/invite-links'
import { createTeam, type Team } from './team/team'

const minutes = 60_000
const mostRecentGames = 200

/** All that the calls and the control panel share. Accounts, sessions, sign-ins, accounts for payouts, limits, invitation links, settings, contracts, messages, feedback, marked games and the ledger outlive a restart; the rest does not. */
export interface Services {
  /** Milliseconds since 1970, by the sandbox's time. */
  readonly clock: () => number
  readonly movableClock: MovableClock
  readonly merchants: Map<string, SandboxMerchant>
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly signIns: SignIns
  readonly payoutAccounts: PayoutAccounts
  readonly ledger: Ledger
  readonly team: Team
  readonly inviteLinks: InviteLinks
  readonly intentKeys: IntentKeys
  readonly deposits: Deposits
  readonly withdrawals: Withdrawals
  readonly claims: Claims
  readonly playLimits: PlayLimits
  readonly redemptions: Redemptions
  readonly applications: Applications
  readonly maintenance: Maintenance
  readonly contracts: Contracts
  readonly paidPeriods: PaidPeriods
  readonly messages: Messages
  readonly feedbacks: Feedbacks
  readonly favouriteGames: PlayedGames
  readonly recentGames: PlayedGames
  readonly settings: Settings
  readonly captchas: Captchas
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly oneTimePasswords: OneTimePasswords
  readonly humanChecks: HumanChecks
  readonly phoneProvider: PhoneProvider
  readonly oauthCodes: OauthCodes
  /** Games that are being started and played. */
  readonly play: PlaySessions
  readonly faults: Faults
  readonly log: Log
  readonly limits: {
    /** Refused sign-ins of one account from one address, and from anywhere. */
    readonly signIn: Limiter
    readonly signInAnywhere: Limiter
    /** Codes to one number: one a second (1 §5), and a handful in the time a player is told to wait (2 §8). */
    readonly codeEachSecond: Limiter
    readonly codes: Limiter
    /** Wrong present passwords of one account that is signed in. */
    readonly oldPassword: Limiter
    /** Messages that one account wrote. */
    readonly sentMessages: Limiter
    /** Wrong payment passwords of one account, and wrong codes for what it wants to bind. */
    readonly paymentPassword: Limiter
    readonly bindingCodes: Limiter
    /** Numbers of accounts for payouts that one account tried to bind. */
    readonly boundNumbers: Limiter
    /** One-time passwords that one address asked for under one name, and those that one account was sent. */
    readonly forgotPassword: Limiter
    readonly mails: Limiter
    /** Wrong codes for a new password of one number from one address. */
    readonly passwordByPhone: Limiter
  }
  /** What one client's address did of late. */
  readonly addressCounts: AddressCounts
}

export function createServices({ db, client }: OpenDatabase, movableClock: MovableClock): Services {
  const clock = movableClock.now
  const accounts = createAccounts(db, clock)
  const outbox = createOutbox(clock)
  const settings = createSettings(db)
  const merchants = new Map<string, SandboxMerchant>()
  const messages = createMessages(client)
  const ledger = createLedger(client, accounts, clock, pointsFor(settings, merchants))
  return {
    clock,
    movableClock,
    merchants,
    accounts,
    sessions: createSessions(db, clock),
    signIns: createSignIns(client, clock),
    payoutAccounts: createPayoutAccounts(client, clock),
    ledger,
    team: createTeam(client, ledger),
    inviteLinks: createInviteLinks(client, clock),
    intentKeys: createIntentKeys(client),
    deposits: createDeposits(client, ledger, clock),
    withdrawals: createWithdrawals(client, clock, tellPaidOut(messages, merchants)),
    claims: createClaims(client, ledger, clock),
    playLimits: createPlayLimits(client, clock),
    redemptions: createRedemptions(client, clock),
    applications: createApplications(client, clock),
    maintenance: createMaintenance(client),
    contracts: createContracts(client),
    paidPeriods: createPaidPeriods(client),
    messages,
    feedbacks: createFeedbacks(client, clock),
    favouriteGames: createPlayedGames(client, 'favourite_games'),
    recentGames: createPlayedGames(client, 'recent_games', mostRecentGames),
    settings,
    captchas: createCaptchas(clock),
    outbox,
    smsCodes: createSmsCodes(clock),
    oneTimePasswords: createOneTimePasswords(clock),
    humanChecks: createHumanChecks(clock),
    phoneProvider: createPhoneProvider(clock, outbox),
    oauthCodes: createOauthCodes(clock),
    play: createPlaySessions(clock),
    faults: createFaults(),
    log: createLog(clock),
    limits: {
      signIn: createLimiter(5, 5 * minutes, clock),
      signInAnywhere: createLimiter(10, 5 * minutes, clock),
      codeEachSecond: createLimiter(1, 1000, clock),
      codes: createLimiter(5, 5 * minutes, clock),
      oldPassword: createLimiter(5, 5 * minutes, clock),
      sentMessages: createLimiter(20, 5 * minutes, clock),
      paymentPassword: createLimiter(5, 5 * minutes, clock),
      bindingCodes: createLimiter(5, 5 * minutes, clock),
      boundNumbers: createLimiter(10, 5 * minutes, clock),
      forgotPassword: createLimiter(5, 5 * minutes, clock),
      mails: createLimiter(5, 5 * minutes, clock),
      passwordByPhone: createLimiter(5, 5 * minutes, clock),
    },
    addressCounts: createAddressCounts(5 * minutes, clock),
  }
}
