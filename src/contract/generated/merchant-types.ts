/* Written by `npm run generate` from the schemas. Do not edit. */

import type { KnownTextKey, OwnTextKey } from './text-keys'


/**
 * What a click does. One dispatcher runs it and applies the guards.
 */
export type Action =
  | NavigateAction
  | DialogAction
  | MemberCentreAction
  | AgentCentreAction
  | ExternalAction
  | SignOutAction
  | FreePlayAction
  | CustomerServiceAction
/**
 * Open a dialog.
 */
export type DialogAction =
  | AfterLoginDialogAction
  | AnnouncementsDialogAction
  | ChangePasswordDialogAction
  | CookieSettingsDialogAction
  | DownloadGuideDialogAction
  | ForgotPasswordDialogAction
  | GameListDialogAction
  | HumanVerificationDialogAction
  | InstallDialogAction
  | LoginRegisterDialogAction
  | MessageDialogAction
  | RealityCheckDialogAction
  | RegisterSuccessDialogAction
  | SearchDialogAction
  | SpeedTestDialogAction
/**
 * Key of a text in locales/<language>.json. Every supported language must have a text for it.
 */
export type TextKey = KnownTextKey | OwnTextKey
/**
 * Web address (https, http), mailto or tel. Another site's host must be listed in allowedHosts of site.json.
 */
export type Address = string
/**
 * File in the merchant's assets folder, or in that of a template it extends. In the resolved merchant it is the address of the file.
 */
export type Asset = string
/**
 * Name of an icon of the built-in icon set.
 */
export type Icon =
  | 'balloon'
  | 'ball'
  | 'bank'
  | 'bird'
  | 'cards'
  | 'cherry'
  | 'chess'
  | 'coins'
  | 'crown'
  | 'dice'
  | 'download'
  | 'fish'
  | 'gift'
  | 'globe'
  | 'headset'
  | 'home'
  | 'info'
  | 'joystick'
  | 'lock'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'megaphone'
  | 'phone'
  | 'play'
  | 'receipt'
  | 'search'
  | 'shield'
  | 'sparkles'
  | 'star'
  | 'swap'
  | 'ticket'
  | 'timer'
  | 'trophy'
  | 'user'
  | 'user-plus'
  | 'users'
  | 'wallet'
  | 'zap'
/**
 * A column.
 */
export type ContractRecordColumn =
  'settled' | 'period' | 'validBet' | 'profitLoss' | 'activeMembers' | 'rate' | 'amount' | 'state' | 'number'
/**
 * Columns in order. The detail of a line has all of them.
 *
 * @minItems 2
 */
export type ContractRecordColumns = ContractRecordColumn[]
/**
 * What lines can be narrowed down to, in order.
 */
export type ContractRecordFilters = 'state'[]
/**
 * Figures over all lines, in order.
 */
export type ContractRecordTotals = ('amount' | 'validBet' | 'profitLoss')[]
/**
 * Age, in years, that the agreement asks for before a request is agreed to (2 §5).
 */
export type AgreementAge = number
/**
 * A day and a time with its time zone, as 2027-02-01T00:00:00+07:00; Z stands for UTC.
 */
export type Moment = string
export type MonitoringShare = number
/**
 * Days by name.
 */
export type DayPreset = 'today' | 'yesterday' | 'previous7' | 'previous30' | 'next7' | 'next30'
/**
 * Days to choose with one press, in order; days of the player's own can be chosen always (2 §9). Days ahead serve a record alone whose lines stand at a time to come.
 */
export type DayPresets = DayPreset[]
/**
 * Lines a page.
 */
export type PageSize = number
/**
 * Offers what was found as a file for spreadsheets.
 */
export type Csv = boolean
/**
 * How a field is asked. The widget decides which keys there are.
 */
export type FieldConfig =
  TextField | PasswordField | MobileField | SmsCodeField | CaptchaField | AgreementField | SelectField | DateField
/**
 * Name of the server rule for this field. Without one the server has no say.
 */
export type FieldsRule = string
/**
 * always, or when the server's rule is enabled. A field without a rule is always shown.
 */
export type FieldsShown = 'always' | 'rule'
/**
 * always, never, or when the server's rule says so. A field without a rule is then not required.
 */
export type FieldsRequired = 'always' | 'never' | 'rule'
/**
 * Field whose value must be repeated.
 */
export type FieldsSameAs = string
/**
 * What the browser may fill in.
 */
export type FieldsAutocomplete =
  | 'off'
  | 'username'
  | 'new-password'
  | 'current-password'
  | 'one-time-code'
  | 'name'
  | 'email'
  | 'tel'
  | 'tel-national'
  | 'bday'
/**
 * Keyboard on phones.
 */
export type FieldsInputMode = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
/**
 * Remove blanks before and after.
 */
export type FieldsTrim = boolean
/**
 * A column.
 */
export type AccountRecordColumn =
  'time' | 'kind' | 'wallet' | 'amount' | 'balanceAfter' | 'number' | 'reference' | 'remark'
/**
 * A column.
 */
export type BettingRecordColumn =
  | 'time'
  | 'game'
  | 'category'
  | 'vendor'
  | 'stake'
  | 'validBet'
  | 'win'
  | 'result'
  | 'status'
  | 'number'
  | 'match'
  | 'pick'
  | 'odds'
  | 'score'
  | 'issue'
  | 'play'
  | 'numbers'
  | 'round'
  | 'settled'
/**
 * A column.
 */
export type BonusDetailsColumn =
  'name' | 'source' | 'amount' | 'received' | 'deadline' | 'state' | 'required' | 'reached' | 'remaining' | 'number'
/**
 * A column.
 */
export type PointRecordColumn =
  | 'time'
  | 'kind'
  | 'name'
  | 'quantity'
  | 'points'
  | 'pointBalance'
  | 'status'
  | 'money'
  | 'number'
  | 'reference'
  | 'remark'
/**
 * A column.
 */
export type ProfitLossColumn =
  'name' | 'deposit' | 'withdrawal' | 'bet' | 'validBet' | 'win' | 'rebate' | 'promotion' | 'locked' | 'result'
/**
 * A column.
 */
export type AgentDownlineTransactionsColumn =
  'account' | 'time' | 'kind' | 'amount' | 'balanceAfter' | 'number' | 'remark'
/**
 * A column.
 */
export type AgentIncomeColumn = 'time' | 'kind' | 'amount' | 'balanceAfter' | 'number' | 'remark'
/**
 * A column.
 */
export type AgentProfitLossColumn =
  'name' | 'size' | 'deposit' | 'withdrawal' | 'bet' | 'validBet' | 'win' | 'rebate' | 'promotion' | 'result'
/**
 * A column.
 */
export type AgentTeamBettingColumn =
  'account' | 'time' | 'game' | 'category' | 'vendor' | 'stake' | 'validBet' | 'win' | 'result' | 'status' | 'number'
/**
 * A column.
 */
export type AgentTeamManagementColumn =
  'account' | 'type' | 'level' | 'direct' | 'size' | 'balance' | 'teamBalance' | 'rebate' | 'createdAt' | 'lastSignIn'
/**
 * A block with its props. The block decides which props there are.
 */
export type Section =
  | AppGuideSection
  | BannerSliderSection
  | BottomBarSection
  | CallToActionSection
  | CardGridSection
  | CategoryNavSection
  | DrawResultsSection
  | FaqSection
  | FeedbackFormSection
  | GallerySection
  | GameFrameSection
  | GameLanesSection
  | GameLobbySection
  | HelpCentreSection
  | LegalDocumentSection
  | LobbyNoticeSection
  | LoginFormSection
  | LotteryLobbySection
  | PointMallSection
  | PointRedemptionsSection
  | PromotionDetailSection
  | PromotionListSection
  | PromotionSliderSection
  | RegisterFormSection
  | ResponsiblePlaySection
  | RightBarSection
  | RoomListSection
  | SideMenuSection
  | SiteFooterSection
  | SiteHeaderSection
  | SystemNoticeSection
  | TextSectionSection
  | VendorStripSection
  | VendorTabsSection
  | VideoSection
  | WinnerBoardSection
  | DerbySloganTapeSection
/**
 * Shows the 18+ mark and a sentence on the risks.
 */
export type ResponsiblePlayPropsNotice = boolean
/**
 * Shows signed-in players how long ago they signed in.
 */
export type ResponsiblePlayPropsSessionClock = boolean
/**
 * Minutes after which a signed-in player is told how long the session lasts and asked whether to go on, again and again (dialog reality-check). 0 never asks.
 */
export type ResponsiblePlayPropsRealityCheckMinutes = number
/**
 * Limits that players may set for themselves, in this order, and exclusion, by which they shut themselves out: what the panel limits offers. How much is left of those that are set is said here and where money comes in.
 */
export type ResponsiblePlayPropsLimits = (
  'depositDay' | 'depositWeek' | 'depositMonth' | 'lossDay' | 'session' | 'exclusion'
)[]
/**
 * Ways to help, limits and self-exclusion. The reality check has them too.
 */
export type ResponsiblePlayProps_Links = Buttons
/**
 * Where the film is.
 */
export type VideoSource = VideoAsset | VideoAddress
export type RoutesOrder = string[]
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
 * Go to a page of this site.
 */
export interface NavigateAction {
  /**
   * Go to a page of this site.
   */
  action: 'navigate'
  /**
   * Path of a page of routes.json.
   */
  to: string
  /**
   * Query parameters added to the address: page is the vendor that a lobby opens with, or all.
   */
  query: {
    [k: string]: string
  }
}
/**
 * What a player meets after a sign-in (1 §4): a greeting, the balance, and what the merchant has to say. Without anything to show it does not open.
 */
export interface AfterLoginDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * What a player meets after a sign-in (1 §4): a greeting, the balance, and what the merchant has to say. Without anything to show it does not open.
   */
  dialog: 'after-login'
  props: AfterLoginProps
}
/**
 * What a player meets after a sign-in (1 §4): a greeting, the balance, and what the merchant has to say. Without anything to show it does not open.
 */
export interface AfterLoginProps {
  /**
   * Greets the player by name.
   */
  greeting: boolean
  /**
   * Shows the balance.
   */
  balance: boolean
  /**
   * Shows the messages that open by themselves (announcements of the type PU).
   */
  announcements: boolean
  /**
   * Offers not to show it again today.
   */
  restOfDay: boolean
}
/**
 * Announcements: a list in pages, and beside it the one that is read.
 */
export interface AnnouncementsDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Announcements: a list in pages, and beside it the one that is read.
   */
  dialog: 'announcements'
  props: AnnouncementsProps
}
/**
 * Announcements: a list in pages, and beside it the one that is read.
 */
export interface AnnouncementsProps {
  /**
   * Kind that is shown first.
   */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
}
/**
 * A new password for a player who is signed in, or about to be (1 §4). Afterwards the player signs in with it.
 */
export interface ChangePasswordDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * A new password for a player who is signed in, or about to be (1 §4). Afterwards the player signs in with it.
   */
  dialog: 'change-password'
  props: ChangePasswordProps
}
/**
 * A new password for a player who is signed in, or about to be (1 §4). Afterwards the player signs in with it.
 */
export interface ChangePasswordProps {
  /**
   * Why it is open, which it explains. It may be put off, except when the password is due.
   */
  reason: 'wish' | 'first' | 'due'
}
/**
 * What a visitor has agreed to, category by category, and how to change it. A menu entry that opens it is left out where the brand asks nobody (site.json: consent).
 */
export interface CookieSettingsDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * What a visitor has agreed to, category by category, and how to change it. A menu entry that opens it is left out where the brand asks nobody (site.json: consent).
   */
  dialog: 'cookie-settings'
  props: CookieSettingsProps
}
/**
 * What a visitor has agreed to, category by category, and how to change it. A menu entry that opens it is left out where the brand asks nobody (site.json: consent).
 */
export interface CookieSettingsProps {}
/**
 * How to get the app, without leaving the page.
 */
export interface DownloadGuideDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * How to get the app, without leaving the page.
   */
  dialog: 'download-guide'
  props: DownloadGuideProps
}
/**
 * How to get the app, without leaving the page.
 */
export interface DownloadGuideProps {}
/**
 * A way back for a player who forgot the password: by e-mail, or by mobile where CHNGPASSVERIF3 is on (1 §4).
 */
export interface ForgotPasswordDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * A way back for a player who forgot the password: by e-mail, or by mobile where CHNGPASSVERIF3 is on (1 §4).
   */
  dialog: 'forgot-password'
  props: ForgotPasswordProps
}
/**
 * A way back for a player who forgot the password: by e-mail, or by mobile where CHNGPASSVERIF3 is on (1 §4).
 */
export interface ForgotPasswordProps {
  /**
   * Tab that is open first where there are both.
   */
  way: 'email' | 'mobile'
}
/**
 * The games of one vendor, ten a page, where a card stands for a list (2 §3 isGame).
 */
export interface GameListDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * The games of one vendor, ten a page, where a card stands for a list (2 §3 isGame).
   */
  dialog: 'game-list'
  props: GameListProps
}
/**
 * The games of one vendor, ten a page, where a card stands for a list (2 §3 isGame).
 */
export interface GameListProps {
  /**
   * Code of the vendor.
   */
  vendor: string
  /**
   * Kind of its games.
   */
  gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * Heading: what the card is called.
   */
  title: string
}
/**
 * Asks to move a piece into the gap of a picture, to prove that a person is there.
 */
export interface HumanVerificationDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Asks to move a piece into the gap of a picture, to prove that a person is there.
   */
  dialog: 'human-verification'
  props: HumanVerificationProps
}
/**
 * Asks to move a piece into the gap of a picture, to prove that a person is there.
 */
export interface HumanVerificationProps {}
/**
 * Offers to install the site on the device, where the browser can. Menu entries that open it are shown only then, only where install of site.json is true, and not to who has declined.
 */
export interface InstallDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Offers to install the site on the device, where the browser can. Menu entries that open it are shown only then, only where install of site.json is true, and not to who has declined.
   */
  dialog: 'install'
  props: InstallProps
}
/**
 * Offers to install the site on the device, where the browser can. Menu entries that open it are shown only then, only where install of site.json is true, and not to who has declined.
 */
export interface InstallProps {}
/**
 * Sign in or register without leaving the page.
 */
export interface LoginRegisterDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Sign in or register without leaving the page.
   */
  dialog: 'login-register'
  props: LoginRegisterProps
}
/**
 * Sign in or register without leaving the page.
 */
export interface LoginRegisterProps {
  /**
   * Tab that is open first.
   */
  tab: 'login' | 'register'
  /**
   * Name that the sign-in starts with, in place of the remembered one.
   */
  account: string
}
/**
 * The generic dialog: icon, title, text and buttons.
 */
export interface MessageDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * The generic dialog: icon, title, text and buttons.
   */
  dialog: 'message'
  props: MessageProps
}
/**
 * The generic dialog: icon, title, text and buttons.
 */
export interface MessageProps {
  /**
   * Title.
   */
  title: TextKey
  /**
   * Text. It may hold **bold**, [links](/help) and lists.
   */
  text: TextKey
  /**
   * Icon above the title.
   */
  icon: 'none' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * Label of the confirm button.
   */
  confirm: TextKey
  /**
   * Label of the cancel button. Without it there is none.
   */
  cancel?: TextKey
  /**
   * A button beside confirm that leads on: to what the message says is missing.
   */
  further?: {
    /**
     * Label of the button.
     */
    label: TextKey
    /**
     * What it does.
     */
    action: Action
  }
  /**
   * Milliseconds after which it closes by itself. 0 stays.
   */
  closeAfter: number
}
/**
 * Says how long the session lasts, and asks whether to go on. It opens by itself when site.json's responsiblePlay.realityCheckMinutes are over, with the links of responsiblePlay.
 */
export interface RealityCheckDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Says how long the session lasts, and asks whether to go on. It opens by itself when site.json's responsiblePlay.realityCheckMinutes are over, with the links of responsiblePlay.
   */
  dialog: 'reality-check'
  props: RealityCheckProps
}
/**
 * Says how long the session lasts, and asks whether to go on. It opens by itself when site.json's responsiblePlay.realityCheckMinutes are over, with the links of responsiblePlay.
 */
export interface RealityCheckProps {}
/**
 * Says that the account was created and how to sign in later.
 */
export interface RegisterSuccessDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * Says that the account was created and how to sign in later.
   */
  dialog: 'register-success'
  props: RegisterSuccessProps
}
/**
 * Says that the account was created and how to sign in later.
 */
export interface RegisterSuccessProps {
  /**
   * Account name or mobile number the player may sign in with.
   */
  account: string
  /**
   * How the player registered, which says how to sign in next time.
   */
  way: 'username' | 'mobile'
}
/**
 * One list for all there is to go to: pages, vendors, games, panels of the centres, help topics. Ctrl+K opens it everywhere, and an action of any menu.
 */
export interface SearchDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * One list for all there is to go to: pages, vendors, games, panels of the centres, help topics. Ctrl+K opens it everywhere, and an action of any menu.
   */
  dialog: 'search'
  props: SearchProps
}
/**
 * One list for all there is to go to: pages, vendors, games, panels of the centres, help topics. Ctrl+K opens it everywhere, and an action of any menu.
 */
export interface SearchProps {}
/**
 * How fast each domain of the merchant answers here.
 */
export interface SpeedTestDialogAction {
  /**
   * Open a dialog.
   */
  action: 'dialog'
  /**
   * How fast each domain of the merchant answers here.
   */
  dialog: 'speed-test'
  props: SpeedTestProps
}
/**
 * How fast each domain of the merchant answers here.
 */
export interface SpeedTestProps {}
/**
 * Open the member centre: for real accounts.
 */
export interface MemberCentreAction {
  /**
   * Open the member centre: for real accounts.
   */
  action: 'memberCentre'
  /**
   * The panel that is shown. What it holds stands in panels.json.
   */
  panel:
    | 'account-record'
    | 'betting-record'
    | 'bonus-details'
    | 'deposit'
    | 'limits'
    | 'manual-rebate'
    | 'messages'
    | 'missions'
    | 'point-record'
    | 'profit-loss'
    | 'receipt'
    | 'referral'
    | 'reward-center'
    | 'security-center'
    | 'transfer-upline'
    | 'wallet-transfer'
    | 'withdraw'
    | 'derby/slogan-tape'
  /**
   * What the panel opens with, as its address says it: a tab, a filter.
   */
  query: {
    [k: string]: string
  }
}
/**
 * Open the agent centre: for agents.
 */
export interface AgentCentreAction {
  /**
   * Open the agent centre: for agents.
   */
  action: 'agentCentre'
  /**
   * The panel that is shown. What it holds stands in panels.json.
   */
  panel:
    | 'agent-announcement'
    | 'agent-daily-wages'
    | 'agent-dividend-record'
    | 'agent-downline-transactions'
    | 'agent-hourly-salary'
    | 'agent-income'
    | 'agent-profit-loss'
    | 'agent-real-time-salary'
    | 'agent-registration-center'
    | 'agent-team-betting'
    | 'agent-team-management'
    | 'agent-team-overview'
    | 'derby/slogan-tape'
  /**
   * What the panel opens with, as its address says it: a tab, a filter.
   */
  query: {
    [k: string]: string
  }
}
/**
 * Open another site in a new window, after asking.
 */
export interface ExternalAction {
  /**
   * Open another site in a new window, after asking.
   */
  action: 'external'
  href: Address
}
/**
 * Ask, then sign out.
 */
export interface SignOutAction {
  /**
   * Ask, then sign out.
   */
  action: 'signOut'
}
/**
 * Sign in with a trial account.
 */
export interface FreePlayAction {
  /**
   * Sign in with a trial account.
   */
  action: 'freePlay'
}
/**
 * Open customer service in a window of its own: VIP service for players above rank level 4, else live chat.
 */
export interface CustomerServiceAction {
  /**
   * Open customer service in a window of its own: VIP service for players above rank level 4, else live chat.
   */
  action: 'customerService'
}
/**
 * Buttons by name, and their order.
 */
export interface Buttons {
  /**
   * Buttons by name.
   */
  items: {
    [k: string]: SectionButton
  }
  /**
   * Order. What is not listed is not shown.
   */
  order: string[]
}
export interface SectionButton {
  /**
   * Text of the button.
   */
  label: TextKey
  /**
   * Icon before the text.
   */
  icon?: Icon
  /**
   * What a click does.
   */
  action: Action
  /**
   * How much the button stands out.
   */
  emphasis: 'quiet' | 'normal' | 'strong'
  /**
   * When the button is shown. Always, if left out.
   */
  when?: Condition
}
/**
 * When something is shown. Data, not an expression: exactly one of the keys.
 */
export interface Condition {
  /**
   * A feature flag of features.json is on.
   */
  feature?: string
  /**
   * Who is looking: guest (not signed in), member (a signed-in real account, agents included), agent, trial (free play).
   */
  session?: 'guest' | 'member' | 'agent' | 'trial'
  /**
   * The server has this promotion switched on, for example REFERRAL (2 §3, availablePromo).
   */
  promotion?: string
  /**
   * A vendor of vendors.json has games of this category.
   */
  category?: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * The signed-in agent has a contract of this kind in force, or a request about one waits for an answer: what the consolidated answer says (2 §2, §6). The server is asked once, and only where a condition is about it.
   */
  contract?: 'dividend' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
  /**
   * How the merchant's games are paid for: what the call merchantWallet says (2 §7). For who is signed in; the server is asked once, and only where a condition is about it.
   */
  wallet?: 'single' | 'separate'
  /**
   * The signed-in account may transfer to its upline: what the call memberInfo says (2 §2). The server is asked once, and only where a condition is about it.
   */
  toUpline?: boolean
  /**
   * Every one of these conditions holds.
   *
   * @minItems 1
   */
  all?: Condition[]
  /**
   * At least one of these conditions holds.
   *
   * @minItems 1
   */
  any?: Condition[]
  /**
   * The condition does not hold.
   */
  not?: Condition
}
/**
 * What visitors are asked before anything of others is loaded.
 */
export interface Consent {
  /**
   * Version of what is asked. A choice made for another version no longer counts: everybody is asked again.
   */
  version: string
  /**
   * Days after which a visitor is asked again.
   */
  days: number
  /**
   * What can be agreed to, each by itself. A category without a provider that is in use is not shown.
   */
  categories: {
    /**
     * One entry a category.
     */
    items: {
      [k: string]: ConsentCategory
    }
    /**
     * The categories that are shown, in order.
     */
    order: string[]
  }
}
export interface ConsentCategory {
  /**
   * Name of the category, as visitors read it.
   */
  title: TextKey
  /**
   * What it is for.
   */
  text: TextKey
  /**
   * Who is let in by it: gtag, matomo and script are those of analytics, monitoring is the site's own (monitoring of site.json). One that no category names never starts; monitoring then asks nobody.
   *
   * @minItems 1
   */
  providers: ('gtag' | 'matomo' | 'script' | 'monitoring')[]
  /**
   * What Google's tag is told to be granted with it (consent mode).
   */
  signals: ('analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization')[]
}
/**
 * What the records of what contracts pay have in common.
 */
export interface ContractRecordParts {
  [k: string]: unknown
}
/**
 * What the tiles of games look like.
 */
export interface GameTiles {
  /**
   * Shape of the picture.
   */
  shape: 'portrait' | 'square' | 'wide'
  /**
   * Where the name stands.
   */
  name: 'below' | 'over' | 'strip' | 'none'
  /**
   * What a pointer over the tile does.
   */
  effect: 'lift' | 'glow' | 'block'
  /**
   * Tiles side by side, by the room there is.
   */
  columns: {
    /**
     * Up to 600 px.
     */
    phone: number
    /**
     * Up to 960 px.
     */
    tablet: number
    /**
     * Up to 1,440 px.
     */
    desktop: number
    /**
     * From 1,440 px on.
     */
    wide: number
  }
}
/**
 * Picture with its size in pixels, so that nothing moves when it arrives.
 */
export interface Image {
  src: Asset
  /**
   * What the picture says, for people who cannot see it. Leave it out when the picture only decorates.
   */
  alt?: TextKey
  /**
   * Width of the picture in pixels.
   */
  width: number
  /**
   * Height of the picture in pixels.
   */
  height: number
}
/**
 * Amount in a currency, in whole units (1000 with VND is one thousand dong).
 */
export interface Money {
  /**
   * Amount in whole units of the currency.
   */
  amount: number
  /**
   * ISO 4217 code.
   */
  currency: string
}
/**
 * Where the site reports what goes wrong and how well it goes.
 */
export interface Monitoring {
  /**
   * Where reports are sent: an address with https, or a path of the site's own host, which the gateway is asked at. The whole of it: collectors take log records at /v1/logs. Left out, nothing is sent.
   */
  endpoint: string
  /**
   * otlp: log records of OpenTelemetry as JSON over HTTP, which any collector takes; beacon: a plain JSON list, as text, which another origin takes without being asked first.
   */
  format: 'otlp' | 'beacon'
  /**
   * Where browsers report what the content policy stopped, in their own format (Reporting API): an address with https, or a path of the site's own host. Left out, they report nothing.
   */
  policyReports: string
  /**
   * Share of visits that report each kind, from 0 to 1. One number is drawn a visit, so that a visit reports a kind wholly or not at all.
   */
  samples: {
    /**
     * Blocks that broke, code that did not arrive, and errors that nothing caught.
     */
    errors: MonitoringShare
    /**
     * Calls to the gateway that failed, by kind.
     */
    calls: MonitoringShare
    /**
     * How fast pages are (LCP, INP, CLS, FCP, TTFB).
     */
    vitals: MonitoringShare
    /**
     * Games that were opened, and what came of it.
     */
    launches: MonitoringShare
    /**
     * Forms that were given up, and at which field.
     */
    forms: MonitoringShare
    /**
     * How far a visit comes: visit, register, deposit, first bet.
     */
    journeys: MonitoringShare
  }
  /**
   * Kinds that are sent without consent, because the site could not be kept running without them, where a category of consent names monitoring.
   */
  necessary: ('errors' | 'calls' | 'vitals' | 'launches' | 'forms' | 'journeys')[]
}
/**
 * What the tiles of games look like here, as far as it is not what site.json says.
 */
export interface OwnGameTiles {
  /**
   * Shape of the picture.
   */
  shape?: 'portrait' | 'square' | 'wide'
  /**
   * Where the name stands.
   */
  name?: 'below' | 'over' | 'strip' | 'none'
  /**
   * What a pointer over the tile does.
   */
  effect?: 'lift' | 'glow' | 'block'
  /**
   * Tiles side by side, by the room there is.
   */
  columns?: {
    /**
     * Up to 600 px.
     */
    phone?: number
    /**
     * Up to 960 px.
     */
    tablet?: number
    /**
     * Up to 1,440 px.
     */
    desktop?: number
    /**
     * From 1,440 px on.
     */
    wide?: number
  }
}
/**
 * Picture whose words stand beside it, with its size in pixels, so that nothing moves when it arrives.
 */
export interface Picture {
  src: Asset
  /**
   * Width of the picture in pixels.
   */
  width: number
  /**
   * Height of the picture in pixels.
   */
  height: number
}
/**
 * What every record of the centres has.
 */
export interface Record {
  [k: string]: unknown
}
/**
 * How a section of a page is set off from the others. Without it, it stands on the page's background, as wide as its block is.
 */
export interface SectionBox {
  /**
   * A band from edge to edge behind the section.
   */
  background?: 'surface' | 'raised'
  /**
   * How wide the section is.
   */
  width?: 'medium' | 'narrow'
  /**
   * Whether the section is there on a phone too, where what follows may need the room.
   */
  onPhone: boolean
  /**
   * Room above and below the section.
   */
  space?: 'none' | 'tight' | 'roomy'
}
/**
 * Banner groups: how they move, and the pictures shown until the server sends its own or when it has none.
 */
export interface Banners {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Banner groups by the name the server uses (w_home, w_reg …).
   */
  groups: {
    [k: string]: BannerGroup
  }
}
export interface BannerGroup {
  /**
   * Milliseconds a banner stays before the next. 0 does not rotate.
   */
  autoplay: number
  /**
   * The banners, by name.
   */
  items: {
    [k: string]: BannerItem
  }
  /**
   * Order of the banners. A banner that is not listed is not shown.
   */
  order: string[]
}
export interface BannerItem {
  /**
   * Picture for wide screens.
   */
  image: Image
  /**
   * Picture for phones, where the wide one would be cut.
   */
  imageNarrow?: Picture
  /**
   * Turn the pictures round on pages that are read from right to left, so that their free side stays under the words. Not for pictures with words, digits or a logo in them.
   */
  mirrored: boolean
  /**
   * Title on the banner. It names the banner for screen readers too.
   */
  title: TextKey
  /**
   * Line under the title.
   */
  text?: TextKey
  /**
   * Label of the banner's button.
   */
  label?: TextKey
  /**
   * What a click on the banner does.
   */
  action?: Action
  pictures?: BannerPictures
  /**
   * When the banner is shown. Always, if left out.
   */
  when?: Condition
  /**
   * From when on the banner is shown, with the time zone: 2027-02-01T00:00:00+07:00. A banner with dates comes once the page is alive, so a group needs one without them.
   */
  from?: Moment
  /**
   * Until when the banner is shown, with the time zone: 2027-02-15T00:00:00+07:00.
   */
  until?: Moment
}
/**
 * Other pictures in a language, by the language's code: where words stand in the picture, or it means something else there.
 */
export interface BannerPictures {
  [k: string]: BannerPicture
}
export interface BannerPicture {
  /**
   * Picture for wide screens in this language.
   */
  image: Image
  /**
   * Picture for phones in this language. The one for wide screens, if left out.
   */
  imageNarrow?: Picture
}
/**
 * Feature flags. The server's value wins where it sends one, unless the flag is locked.
 */
export interface Features {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Flags by their modId in the server's settings tree.
   */
  flags: {
    [k: string]: Feature
  }
}
export interface Feature {
  /**
   * What is there when the flag is on.
   */
  meaning: string
  /**
   * Value where the server sends none.
   */
  default: boolean
  /**
   * Keep the default whatever the server sends.
   */
  locked: boolean
}
/**
 * Which server rule feeds which field of which form, and how the field is asked.
 */
export interface Fields {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * The forms.
   */
  forms: {
    /**
     * Registration with a user name.
     */
    register: FormConfig
    /**
     * Registration with a mobile number.
     */
    registerMobile: FormConfig
    /**
     * Sign-in with name and password: always asked and always required, whatever the rules of a registration say. The captcha is asked after a refusal that wants one.
     */
    login: LoginFormConfig
    /**
     * Sign-in with a code sent to the mobile number, while MOBILEVERCODELOGIN3 is on.
     */
    loginSms: LoginSmsFormConfig
    /**
     * A new password for a player who knows the present one. The present one is not asked when the player has just signed in with it.
     */
    changePassword: ChangePasswordFormConfig
    /**
     * A forgotten password, by e-mail.
     */
    forgotByEmail: ForgotByEmailFormConfig
    /**
     * A forgotten password, by a code sent to the mobile number, while CHNGPASSVERIF3 is on.
     */
    forgotByMobile: ForgotByMobileFormConfig
  }
  /**
   * Message shown when a value breaks a rule, by the rule's patternId. {{field}}, {{min}} and {{max}} are filled in; {{length}} is '6-12', or '6' when both are equal; {{limits}} is ' · 6-12 characters' in the words of field-length.between, field-length.least and field-length.most, and nothing for a rule without lengths.
   */
  patterns: {
    [k: string]: TextKey
  }
}
export interface FormConfig {
  /**
   * Fields by the name that the call uses.
   */
  fields: {
    [k: string]: FieldConfig
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
/**
 * One line of text.
 */
export interface TextField {
  /**
   * One line of text.
   */
  widget: 'text'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  sameAs?: FieldsSameAs
  autocomplete: FieldsAutocomplete
  inputMode: FieldsInputMode
  trim: FieldsTrim
  messages: FieldsRepeatableMessages
}
/**
 * Messages of this field in place of the general ones, by keyword.
 */
export interface FieldsRepeatableMessages {
  /**
   * The field is empty.
   */
  required?: TextKey
  /**
   * The value breaks the rule.
   */
  pattern?: TextKey
  /**
   * The value is too short.
   */
  minLength?: TextKey
  /**
   * The value is too long.
   */
  maxLength?: TextKey
  /**
   * The value differs from the one it repeats.
   */
  sameAs?: TextKey
  /**
   * The value breaks the rule with this patternId, for this field.
   */
  patterns: {
    [k: string]: TextKey
  }
}
/**
 * A password that can be shown.
 */
export interface PasswordField {
  /**
   * A password that can be shown.
   */
  widget: 'password'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  sameAs?: FieldsSameAs
  autocomplete: FieldsAutocomplete
  inputMode: FieldsInputMode
  trim: FieldsTrim
  messages: FieldsRepeatableMessages
}
/**
 * A mobile number with its dialling code; blanks around it are removed.
 */
export interface MobileField {
  /**
   * A mobile number with its dialling code; blanks around it are removed.
   */
  widget: 'mobile'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  autocomplete: FieldsAutocomplete
  inputMode: FieldsInputMode
  messages: FieldsValueMessages
}
/**
 * Messages of this field in place of the general ones, by keyword.
 */
export interface FieldsValueMessages {
  /**
   * The field is empty.
   */
  required?: TextKey
  /**
   * The value breaks the rule.
   */
  pattern?: TextKey
  /**
   * The value is too short.
   */
  minLength?: TextKey
  /**
   * The value is too long.
   */
  maxLength?: TextKey
  /**
   * The value breaks the rule with this patternId, for this field.
   */
  patterns: {
    [k: string]: TextKey
  }
}
/**
 * A code sent by SMS to the mobile number of the form, with the button that sends it.
 */
export interface SmsCodeField {
  /**
   * A code sent by SMS to the mobile number of the form, with the button that sends it.
   */
  widget: 'sms-code'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  /**
   * Field that holds the mobile number.
   */
  mobile: string
  autocomplete: FieldsAutocomplete
  inputMode: FieldsInputMode
  messages: FieldsValueMessages
}
/**
 * Characters read from a picture.
 */
export interface CaptchaField {
  /**
   * Characters read from a picture.
   */
  widget: 'captcha'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  inputMode: FieldsInputMode
  messages: FieldsValueMessages
}
/**
 * A box to tick.
 */
export interface AgreementField {
  /**
   * A box to tick.
   */
  widget: 'agreement'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  /**
   * What the link in the text of the agreement opens. The text marks it as <link>…</link>.
   */
  link?: Action
  /**
   * Ticked from the start.
   */
  initial: boolean
  messages: FieldsChoiceMessages
}
/**
 * Messages of this field in place of the general ones, by keyword.
 */
export interface FieldsChoiceMessages {
  /**
   * The field is empty.
   */
  required?: TextKey
}
/**
 * One of several choices.
 */
export interface SelectField {
  /**
   * One of several choices.
   */
  widget: 'select'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  /**
   * Choices.
   *
   * @minItems 1
   */
  options: FieldOption[]
  messages: FieldsChoiceMessages
}
export interface FieldOption {
  /**
   * What is sent.
   */
  value: string
  /**
   * What is shown.
   */
  label: TextKey
}
/**
 * A day.
 */
export interface DateField {
  /**
   * A day.
   */
  widget: 'date'
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  rule?: FieldsRule
  shown: FieldsShown
  required: FieldsRequired
  /**
   * When the field is asked. Always, if left out.
   */
  when?: Condition
  autocomplete: FieldsAutocomplete
  messages: FieldsChoiceMessages
}
export interface LoginFormConfig {
  /**
   * Fields by the name that the call uses, and the box that has the name remembered.
   */
  fields: {
    /**
     * Name or mobile number of the account.
     */
    username?: LoginNameField
    /**
     * Password.
     */
    password?: LoginPasswordField
    /**
     * Asked after a refusal that wants one.
     */
    captcha?: LoginCaptchaField
    /**
     * Whether the name is kept for a day.
     */
    remember?: LoginRememberField
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
/**
 * One line of text; blanks around it are removed.
 */
export interface LoginNameField {
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  autocomplete: FieldsAutocomplete
  inputMode: FieldsInputMode
  messages: FieldsChoiceMessages
}
/**
 * A password that can be shown; blanks around it are removed.
 */
export interface LoginPasswordField {
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  autocomplete: FieldsAutocomplete
  messages: FieldsChoiceMessages
}
/**
 * Characters read from a picture.
 */
export interface LoginCaptchaField {
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  inputMode: FieldsInputMode
  messages: FieldsChoiceMessages
}
/**
 * A box to tick: the name, and never the password, is kept on this device for a day.
 */
export interface LoginRememberField {
  /**
   * Label of the field.
   */
  label: TextKey
  /**
   * Hint under the field.
   */
  help?: TextKey
  /**
   * Ticked from the start.
   */
  initial: boolean
}
export interface LoginSmsFormConfig {
  /**
   * Fields by the name that the call uses.
   */
  fields: {
    [k: string]: FieldConfig
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
export interface ChangePasswordFormConfig {
  /**
   * Fields by the name that the call uses.
   */
  fields: {
    [k: string]: FieldConfig
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
export interface ForgotByEmailFormConfig {
  /**
   * Fields by the name that the call uses.
   */
  fields: {
    [k: string]: FieldConfig
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
export interface ForgotByMobileFormConfig {
  /**
   * Fields by the name that the call uses.
   */
  fields: {
    [k: string]: FieldConfig
  }
  /**
   * Order of the fields. A field that is not listed is not asked.
   */
  order: string[]
}
/**
 * Texts of one language by text key. {{brand}} is the name of the brand.
 */
export interface Locale {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * A text under its whole key: "nav.home": "Home"
   */
  [k: string]: string | undefined
}
/**
 * The menus of the site.
 */
export interface Menus {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Buttons in the header.
   */
  header: HeaderMenu
  /**
   * Menu behind the avatar of a signed-in player.
   */
  account: Menu
  /**
   * Buttons in the header of who is signed in, where it has room. The menu behind the avatar has them too.
   */
  playerHeader: Menu
  /**
   * Entries above those of the side menu, for who is signed in.
   */
  playerSide: Menu
  /**
   * Side menu.
   */
  side: Menu
  /**
   * Links in the footer.
   */
  footer: Menu
  /**
   * Bar at the lower edge of phones: up to five entries.
   */
  bottomBar: Menu
  /**
   * Entries of the bar at the edge of wide screens, under customer service and social networks.
   */
  rightBar: Menu
  /**
   * Menu of the member centre: the panels that it shows, and what else is at hand there. Without entries it has no menu.
   */
  memberCentre: Menu
  /**
   * Menu of the agent centre: the panels that it shows, and what else is at hand there. Without entries it has no menu.
   */
  agentCentre: Menu
}
export interface HeaderMenu {
  /**
   * Entries by name.
   */
  items: {
    [k: string]: MenuItem
  }
  /**
   * Order of the entries. An entry that neither this list nor "top" names is not shown.
   */
  order: string[]
  /**
   * The entries of the upper row, in their order, in a header of the arrangement two-rows; all others stand in the lower row. In a header of one row they come first. If left out, the upper row holds all entries but strong ones.
   *
   * @minItems 1
   */
  top?: string[]
}
export interface MenuItem {
  /**
   * Text of the entry.
   */
  label: TextKey
  /**
   * Icon before the text.
   */
  icon?: Icon
  /**
   * What a click does.
   */
  action: Action
  /**
   * How much the entry stands out.
   */
  emphasis: 'quiet' | 'normal' | 'strong'
  /**
   * What the entry counts beside its text. Nothing is drawn at 0, for a visitor or a trial account, and until the server has answered.
   */
  badge?: 'unreadMessages' | 'claimableMissions' | 'askedWithdrawals'
  /**
   * Heading that the entry stands under in a menu of the centres: entries with the same one stand together, where the first of them stands. The other menus have none.
   */
  group?: TextKey
  /**
   * When the entry is shown. Always, if left out.
   */
  when?: Condition
}
export interface Menu {
  /**
   * Entries by name.
   */
  items: {
    [k: string]: MenuItem
  }
  /**
   * Order of the entries. An entry that is not listed is not shown.
   */
  order: string[]
}
/**
 * What the panels of the centres hold: the columns and filters of a record, for example. Which panels a centre has, and in which order, says its menu in menus.json.
 */
export interface Panels {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  form: CentreForm
  /**
   * Panels of the member centre.
   */
  member: MemberPanels
  /**
   * Panels of the agent centre.
   */
  agent: AgentPanels
}
/**
 * The form of the centres: how their menu stands, how close their parts are, and what headings and cards look like.
 */
export interface CentreForm {
  /**
   * How the menu stands. On a phone it opens over the panel, in the same form.
   */
  menu: 'rail' | 'tabs' | 'tiles'
  /**
   * What is behind the head of a centre.
   */
  head: 'plain' | 'stage'
  /**
   * How close the parts of a panel stand.
   */
  density: 'roomy' | 'close'
  /**
   * Headings of a panel's sections.
   */
  headings: 'plain' | 'band' | 'rule'
  /**
   * How a section stands out from its panel.
   */
  cards: 'outlined' | 'raised' | 'open'
  /**
   * Lines of records on a phone.
   */
  lines: 'list' | 'cards' | 'ledger' | 'scores'
}
/**
 * What the panels of the member centre hold.
 */
export interface MemberPanels {
  /**
   * What moved in the player's wallets, line by line, with what they held afterwards; deposits and withdrawals in lists of their own (2 §2 account record).
   */
  'account-record': AccountRecordProps
  /**
   * Bets that the player placed, with their results; a list for each category that the brand has vendors of (2 §2 betting record).
   */
  'betting-record': BettingRecordProps
  /**
   * Bonuses with what has to be bet for them and which bets counted, and what lotteries pay by series and prize group (2 §2 bonus details).
   */
  'bonus-details': BonusDetailsProps
  /**
   * Money in: ways to pay with their limits, a request with what to pay where, and what became of it (2 §2 deposit).
   */
  deposit: DepositProps
  /**
   * Limits that players set for themselves, with what is left of each, and the way to shut oneself out. What is offered says responsiblePlay.limits in site.json.
   */
  limits: LimitsProps
  /**
   * What the player gets back of the valid bets of each category, paid when asked for (2 §2 manual rebate). Show the entry with the condition promotion: REBATE.
   */
  'manual-rebate': ManualRebateProps
  /**
   * The player's messages: what the platform and agents have written, and for agents a form to write up and down their team (2 §2 message).
   */
  messages: MessagesProps
  /**
   * Missions with their milestones and rewards, and who is ahead (2 §2 mission activity). Give the entry the badge claimableMissions.
   */
  missions: MissionsProps
  /**
   * How the points came and went, line by line, with what was left (2 §3 points entries).
   */
  'point-record': PointRecordProps
  /**
   * What the player won and lost, by day and by category, with the formula and a chart (2 §2 profit and loss).
   */
  'profit-loss': ProfitLossProps
  /**
   * What one act moved, from where to where, with a code that proves it; opened from wherever a booked amount stands (2 §2 account record).
   */
  receipt: ReceiptProps
  /**
   * Inviting friends: what a friend brings and when, the link and its QR code, and who came (2 §2). Show the entry with the condition promotion: REFERRAL.
   */
  referral: ReferralProps
  /**
   * Rewards that can be claimed, what it takes for others, and what was claimed or has expired; raffles (2 §2 reward center).
   */
  'reward-center': RewardCenterProps
  /**
   * The player's account: its money, what needs attention, what it is called and what it is, how safe it is, where its money may go, where it is signed in, and its picture. The page that the member centre opens with (1 §2; 2 §2).
   */
  'security-center': SecurityCenterProps
  /**
   * Money to the account above, for members whom the server lets (2 §2 transfer to upline).
   */
  'transfer-upline': TransferUplineProps
  /**
   * The player's wallets with what each holds, transfers between them, and the way back of everything to the main wallet (2 §2 my wallet). A merchant whose vendors share one wallet has nothing to transfer: show the entry with the condition wallet: separate.
   */
  'wallet-transfer': WalletTransferProps
  /**
   * Money out: what may be withdrawn now, a request that holds its amount, and what became of it (2 §2 increase withdrawal).
   */
  withdraw: WithdrawProps
  /**
   * Slogans that run past on a tape. Visitors can pause it, and it stands still for those who ask for less motion.
   */
  'derby/slogan-tape'?: DerbySloganTapeProps
}
/**
 * What moved in the player's wallets, line by line, with what they held afterwards; deposits and withdrawals in lists of their own (2 §2 account record).
 */
export interface AccountRecordProps {
  /**
   * Lists to choose from, in order; the first one is shown at first.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  tabs: ('all' | 'deposits' | 'withdrawals')[]
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AccountRecordColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AccountRecordColumn
    /**
     * How much.
     */
    figure: AccountRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AccountRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AccountRecordColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('kind' | 'wallet')[]
  /**
   * Figures over all lines, in order. What moves between the player's own wallets is in none.
   *
   * Items: A figure.
   */
  totals: ('in' | 'out')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Bets that the player placed, with their results; a list for each category that the brand has vendors of (2 §2 betting record).
 */
export interface BettingRecordProps {
  /**
   * Lists to choose from, in order; the first one is shown at first. A category without vendors is not shown.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  tabs: ('all' | 'RNG' | 'LIVE' | 'SPORTS' | 'ELOTT' | 'FISH' | 'PVP' | 'ESPORTS' | 'COCKFIGHT')[]
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: BettingRecordColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: BettingRecordColumn
    /**
     * How much.
     */
    figure: BettingRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: BettingRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: BettingRecordColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('vendor' | 'status')[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('stake' | 'open' | 'validBet' | 'win' | 'result')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Bonuses with what has to be bet for them and which bets counted, and what lotteries pay by series and prize group (2 §2 bonus details).
 */
export interface BonusDetailsProps {
  /**
   * What is shown, in order; the first one at first.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  lists: ('bonuses' | 'lottery')[]
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: BonusDetailsColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: BonusDetailsColumn
    /**
     * How much.
     */
    figure: BonusDetailsColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: BonusDetailsColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: BonusDetailsColumn
  }
  /**
   * What lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('state' | 'source')[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('amount' | 'required' | 'reached' | 'remaining')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Money in: ways to pay with their limits, a request with what to pay where, and what became of it (2 §2 deposit).
 */
export interface DepositProps {
  /**
   * Amounts to choose with one press, in units of the merchant's currency. Left out, they are sums that read as well in the currency as the default does in dong: 50,000 dong are 10 in dollars and 1000 in yen.
   *
   * @maxItems 8
   *
   * Items: Units of the currency.
   */
  presets: number[]
  /**
   * How the ways to pay stand.
   */
  layout: 'tiles' | 'rows'
  /**
   * Offers what may be added to a deposit, with its terms.
   */
  promotions: boolean
  /**
   * How many of the last deposits are listed below the form.
   */
  latest: number
  /**
   * Where a player sets limits: a press away from the form. Nothing leads there, if left out.
   */
  limits?: Action
  /**
   * Leads to the deposits in the account record.
   */
  record: boolean
}
/**
 * Limits that players set for themselves, with what is left of each, and the way to shut oneself out. What is offered says responsiblePlay.limits in site.json.
 */
export interface LimitsProps {}
/**
 * What the player gets back of the valid bets of each category, paid when asked for (2 §2 manual rebate). Show the entry with the condition promotion: REBATE.
 */
export interface ManualRebateProps {
  /**
   * Which categories stand first.
   */
  order: 'rebate' | 'validBet' | 'listed'
  /**
   * Where a player goes to bet while there is nothing to claim. Nothing leads there, if left out.
   */
  play?: Action
}
/**
 * The player's messages: what the platform and agents have written, and for agents a form to write up and down their team (2 §2 message).
 */
export interface MessagesProps {
  /**
   * Messages a page.
   */
  pageSize: number
  /**
   * To whom agents may write, in this order; with nobody, there is no form.
   */
  write: ('upline' | 'direct' | 'team')[]
}
/**
 * Missions with their milestones and rewards, and who is ahead (2 §2 mission activity). Give the entry the badge claimableMissions.
 */
export interface MissionsProps {
  /**
   * Which missions are listed, in order.
   *
   * @minItems 1
   *
   * Items: Missions of a state.
   */
  lists: ('running' | 'coming' | 'ended')[]
  /**
   * Days ahead that missions are narrowed down to (2 §9), where there are several: coming ones by their start, running ones by their end. Nothing narrows them, if empty.
   *
   * Items: A range of days.
   */
  ahead: ('next7' | 'next30')[]
  /**
   * Shows who is ahead, a press away.
   */
  leaderboard: boolean
  /**
   * Where a player goes to bet. Nothing leads there, if left out.
   */
  play?: Action
}
/**
 * How the points came and went, line by line, with what was left (2 §3 points entries).
 */
export interface PointRecordProps {
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: PointRecordColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: PointRecordColumn
    /**
     * How many.
     */
    figure: PointRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: PointRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: PointRecordColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: 'kind'[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('in' | 'out')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * What the player won and lost, by day and by category, with the formula and a chart (2 §2 profit and loss).
 */
export interface ProfitLossProps {
  /**
   * Lists to choose from, in order; the first one is shown at first.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  tabs: ('days' | 'categories')[]
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: ProfitLossColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: ProfitLossColumn
    /**
     * How much.
     */
    figure: ProfitLossColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: ProfitLossColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: ProfitLossColumn
  }
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('deposit' | 'withdrawal' | 'bet' | 'validBet' | 'win' | 'rebate' | 'promotion' | 'locked' | 'result')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
  /**
   * Draws bets and results of the lines that are shown over them.
   */
  chart: boolean
}
/**
 * What one act moved, from where to where, with a code that proves it; opened from wherever a booked amount stands (2 §2 account record).
 */
export interface ReceiptProps {
  /**
   * Offers to check a receipt: the one that is shown, or one that somebody else shows.
   */
  check: boolean
}
/**
 * Inviting friends: what a friend brings and when, the link and its QR code, and who came (2 §2). Show the entry with the condition promotion: REFERRAL.
 */
export interface ReferralProps {
  /**
   * Shows the link as a QR code, to be read from another telephone.
   */
  qr: boolean
  /**
   * Friends a page.
   */
  pageSize: number
}
/**
 * Rewards that can be claimed, what it takes for others, and what was claimed or has expired; raffles (2 §2 reward center).
 */
export interface RewardCenterProps {
  /**
   * Lists in order; the first one is shown at first.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  tabs: ('available' | 'inProgress' | 'claimed' | 'expired')[]
  /**
   * Days ahead that rewards are narrowed down to by their deadline (2 §9), where there are several. Nothing narrows them, if empty.
   *
   * Items: A range of days.
   */
  ahead: ('next7' | 'next30')[]
  /**
   * Lists the prizes of a raffle.
   */
  prizes: boolean
  /**
   * Where a player goes to bet for a condition. Nothing leads there, if left out.
   */
  play?: Action
}
/**
 * The player's account: its money, what needs attention, what it is called and what it is, how safe it is, where its money may go, where it is signed in, and its picture. The page that the member centre opens with (1 §2; 2 §2).
 */
export interface SecurityCenterProps {
  /**
   * Ways in and out under the balance, with what is held or bound, in this order; with nothing, the section is not there.
   */
  money: ('deposit' | 'withdraw' | 'transfer')[]
  /**
   * What is told when it waits for the player, in this order; with nothing, the section is not there.
   */
  attention: ('withdrawal' | 'rewards' | 'missions' | 'safety')[]
  /**
   * Offers the server's pictures to choose from. Without it, the player's picture is shown as it is.
   */
  avatars: boolean
  /**
   * Shows the number that the platform gives the account, which customer service may ask for.
   */
  customerId: boolean
  /**
   * What the list of safety asks for, in this order.
   *
   * @minItems 1
   */
  safety: ('password' | 'paymentPassword' | 'mobile' | 'email')[]
  /**
   * What money can be sent to, in this order; with nothing, the section is not there.
   */
  payout: ('bank' | 'eWallet')[]
  /**
   * How many of the last sign-ins are listed; with 0 the section is not there.
   */
  signIns: number
}
/**
 * Money to the account above, for members whom the server lets (2 §2 transfer to upline).
 */
export interface TransferUplineProps {
  /**
   * Amounts to choose with one press, in units of the merchant's currency. Left out, they are sums that read as well in the currency as the default does in dong: 50,000 dong are 10 in dollars and 1000 in yen.
   *
   * @maxItems 8
   *
   * Items: Units of the currency.
   */
  presets: number[]
  /**
   * Offers the most that can be transferred with one press.
   */
  all: boolean
  /**
   * Asks for a remark, which both see.
   */
  remark: boolean
  /**
   * Leads to the transfers in the account record.
   */
  record: boolean
}
/**
 * The player's wallets with what each holds, transfers between them, and the way back of everything to the main wallet (2 §2 my wallet). A merchant whose vendors share one wallet has nothing to transfer: show the entry with the condition wallet: separate.
 */
export interface WalletTransferProps {
  /**
   * Amounts to choose with one press, in units of the merchant's currency. Left out, they are sums that read as well in the currency as the default does in dong: 50,000 dong are 10 in dollars and 1000 in yen. The whole balance is offered always.
   *
   * @maxItems 8
   *
   * Items: Units of the currency.
   */
  presets: number[]
  /**
   * Which vendors' wallets stand first.
   */
  order: 'listed' | 'fullest'
  /**
   * How the wallets stand.
   */
  layout: 'tiles' | 'rows'
  /**
   * Offers to bring everything back to the main wallet with one press.
   */
  recall: boolean
  /**
   * Leads to the transfers in the account record.
   */
  record: boolean
}
/**
 * Money out: what may be withdrawn now, a request that holds its amount, and what became of it (2 §2 increase withdrawal).
 */
export interface WithdrawProps {
  /**
   * What is told above the form, in order.
   *
   * Items: A figure.
   */
  figures: ('withdrawable' | 'available' | 'held' | 'left' | 'fee' | 'hours' | 'turnover')[]
  /**
   * How the bank accounts and e-wallets stand.
   */
  layout: 'tiles' | 'rows'
  /**
   * Amounts to choose with one press, in units of the merchant's currency. Left out, they are sums that read as well in the currency as the default does in dong: 100,000 dong are 20 in dollars and 2000 in yen.
   *
   * @maxItems 8
   *
   * Items: Units of the currency.
   */
  presets: number[]
  /**
   * Offers the most that can be withdrawn with one press.
   */
  all: boolean
  /**
   * How many of the last withdrawals are listed below the form.
   */
  latest: number
  /**
   * Leads to the withdrawals in the account record.
   */
  record: boolean
}
/**
 * Slogans that run past on a tape. Visitors can pause it, and it stands still for those who ask for less motion.
 */
export interface DerbySloganTapeProps {
  /**
   * The slogans, in order.
   *
   * @minItems 1
   */
  slogans: TextKey[]
  /**
   * A band in the main colour, or a quiet line between two rules.
   */
  look: 'band' | 'line'
  /**
   * How fast the tape runs.
   */
  pace: 'slow' | 'steady' | 'fast'
}
/**
 * What the panels of the agent centre hold.
 */
export interface AgentPanels {
  /**
   * What the platform announces to agents (2 §2 agent centre, announcement).
   */
  'agent-announcement': AgentAnnouncementProps
  /**
   * Daily wages: paid for the previous day by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
   */
  'agent-daily-wages': AgentDailyWagesProps
  /**
   * Dividend record: periods of the dividend with what each paid, what can be claimed, the contract, and those of the downlines (2 §2, §4).
   */
  'agent-dividend-record': AgentDividendRecordProps
  /**
   * What moved in the wallets of everybody below the agent, or of one of them and those below (2 §2 downline transaction details).
   */
  'agent-downline-transactions': AgentDownlineTransactionsProps
  /**
   * Hourly salary: paid by the hour by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
   */
  'agent-hourly-salary': AgentHourlySalaryProps
  /**
   * What the agent earned: dividends, salaries, rebates and promotions, the lines of the account record that are of these kinds (2 §2 my income).
   */
  'agent-income': AgentIncomeProps
  /**
   * What everybody below the agent won and lost, by person or by day: the line of a person has everybody below it too, and opens (2 §2 user profit and loss).
   */
  'agent-profit-loss': AgentProfitLossProps
  /**
   * Real-time salary: settled every 5 minutes by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
   */
  'agent-real-time-salary': AgentRealTimeSalaryProps
  /**
   * Accounts that the agent makes, and links that people register with (2 §2 account registration center).
   */
  'agent-registration-center': AgentRegistrationCenterProps
  /**
   * Bets of everybody below the agent, or of one of them and those below (2 §2 team betting).
   */
  'agent-team-betting': AgentTeamBettingProps
  /**
   * Who stands below the agent: people of a level, drilled down by name, each with what can be done (2 §2 team management).
   */
  'agent-team-management': AgentTeamManagementProps
  /**
   * The agent's account, the figures of the team, and the contracts of the account. The page that the agent centre opens with (1 §2).
   */
  'agent-team-overview': AgentTeamOverviewProps
  /**
   * Slogans that run past on a tape. Visitors can pause it, and it stands still for those who ask for less motion.
   */
  'derby/slogan-tape'?: DerbySloganTapeProps
}
/**
 * What the platform announces to agents (2 §2 agent centre, announcement).
 */
export interface AgentAnnouncementProps {
  /**
   * Opens the newest one at once.
   */
  open: boolean
}
/**
 * Daily wages: paid for the previous day by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
 */
export interface AgentDailyWagesProps {
  columns: ContractRecordColumns
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: ContractRecordColumn
    /**
     * How much.
     */
    figure: ContractRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: ContractRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: ContractRecordColumn
  }
  filters: ContractRecordFilters
  totals: ContractRecordTotals
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
  age: AgreementAge
}
/**
 * Dividend record: periods of the dividend with what each paid, what can be claimed, the contract, and those of the downlines (2 §2, §4).
 */
export interface AgentDividendRecordProps {
  columns: ContractRecordColumns
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: ContractRecordColumn
    /**
     * How much.
     */
    figure: ContractRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: ContractRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: ContractRecordColumn
  }
  filters: ContractRecordFilters
  totals: ContractRecordTotals
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
  age: AgreementAge
}
/**
 * What moved in the wallets of everybody below the agent, or of one of them and those below (2 §2 downline transaction details).
 */
export interface AgentDownlineTransactionsProps {
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AgentDownlineTransactionsColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AgentDownlineTransactionsColumn
    /**
     * How much.
     */
    figure: AgentDownlineTransactionsColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AgentDownlineTransactionsColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AgentDownlineTransactionsColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('kind' | 'scope')[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('in' | 'out')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Hourly salary: paid by the hour by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
 */
export interface AgentHourlySalaryProps {
  columns: ContractRecordColumns
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: ContractRecordColumn
    /**
     * How much.
     */
    figure: ContractRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: ContractRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: ContractRecordColumn
  }
  filters: ContractRecordFilters
  totals: ContractRecordTotals
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
  age: AgreementAge
}
/**
 * What the agent earned: dividends, salaries, rebates and promotions, the lines of the account record that are of these kinds (2 §2 my income).
 */
export interface AgentIncomeProps {
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AgentIncomeColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AgentIncomeColumn
    /**
     * How much.
     */
    figure: AgentIncomeColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AgentIncomeColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AgentIncomeColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: 'kind'[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: 'in'[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * What everybody below the agent won and lost, by person or by day: the line of a person has everybody below it too, and opens (2 §2 user profit and loss).
 */
export interface AgentProfitLossProps {
  /**
   * Lists to choose from, in order; the first one is shown at first.
   *
   * @minItems 1
   *
   * Items: A list.
   */
  tabs: ('members' | 'days')[]
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AgentProfitLossColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AgentProfitLossColumn
    /**
     * How much.
     */
    figure: AgentProfitLossColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AgentProfitLossColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AgentProfitLossColumn
  }
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('deposit' | 'withdrawal' | 'bet' | 'validBet' | 'win' | 'rebate' | 'promotion' | 'result')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Real-time salary: settled every 5 minutes by a contract, what can be claimed, the contract, and those of the downlines (2 §2, §4).
 */
export interface AgentRealTimeSalaryProps {
  columns: ContractRecordColumns
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: ContractRecordColumn
    /**
     * How much.
     */
    figure: ContractRecordColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: ContractRecordColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: ContractRecordColumn
  }
  filters: ContractRecordFilters
  totals: ContractRecordTotals
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
  age: AgreementAge
}
/**
 * Accounts that the agent makes, and links that people register with (2 §2 account registration center).
 */
export interface AgentRegistrationCenterProps {
  /**
   * What there is, in order.
   *
   * @minItems 1
   *
   * Items: A way to bring people.
   */
  parts: ('create' | 'links')[]
  /**
   * How many days a link may be good for: to choose from; for good is always among them.
   *
   * Items: Days.
   */
  days: number[]
  /**
   * Shows the QR code of a link.
   */
  qr: boolean
  /**
   * Links a page.
   */
  pageSize: number
}
/**
 * Bets of everybody below the agent, or of one of them and those below (2 §2 team betting).
 */
export interface AgentTeamBettingProps {
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AgentTeamBettingColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AgentTeamBettingColumn
    /**
     * How much.
     */
    figure: AgentTeamBettingColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AgentTeamBettingColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AgentTeamBettingColumn
  }
  /**
   * What the lines can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('category' | 'status' | 'scope')[]
  /**
   * Figures over all lines, in order.
   *
   * Items: A figure.
   */
  totals: ('stake' | 'open' | 'validBet' | 'win' | 'result')[]
  presets: DayPresets
  /**
   * Days that it opens with.
   */
  range: DayPreset
  pageSize: PageSize
  csv: Csv
}
/**
 * Who stands below the agent: people of a level, drilled down by name, each with what can be done (2 §2 team management).
 */
export interface AgentTeamManagementProps {
  /**
   * Columns in order. The detail of a line has all of them.
   *
   * @minItems 2
   */
  columns: AgentTeamManagementColumn[]
  /**
   * The two lines of a card, as on phones: what it is and how much, then when and how it stands. A press shows the rest.
   */
  card: {
    /**
     * What it is.
     */
    title: AgentTeamManagementColumn
    /**
     * How much.
     */
    figure: AgentTeamManagementColumn
    /**
     * Below what it is, mostly when. Money has its name with it.
     */
    when: AgentTeamManagementColumn
    /**
     * Below how much, mostly how it stands. Money has its name with it.
     */
    state: AgentTeamManagementColumn
  }
  pageSize: PageSize
}
/**
 * The agent's account, the figures of the team, and the contracts of the account. The page that the agent centre opens with (1 §2).
 */
export interface AgentTeamOverviewProps {
  /**
   * Figures of everybody below, in order, each with its change against the time before. Six at most, so that they are taken in at a glance.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A figure.
   */
  figures: ('size' | 'newMembers' | 'active' | 'balance' | 'deposit' | 'withdrawal' | 'bet' | 'profit')[]
  /**
   * Days that it opens with.
   */
  period: 'today' | 'week' | 'month'
  /**
   * Draws bets and results of the last 30 days.
   */
  chart: boolean
  /**
   * Shows what the account is paid by contract, and what waits for an answer: dividend, and daily, hourly and real-time wages.
   */
  contracts: boolean
}
/**
 * The pages of the site: their addresses, what frames them and the sections that stand on them.
 */
export interface Routes {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * The parts that frame pages. A page says which of them it shows.
   */
  shell: {
    /**
     * Block at the top of pages.
     */
    header: Section
    /**
     * Block at the side of pages.
     */
    sideMenu: Section
    /**
     * Block at the end of pages.
     */
    footer: Section
    /**
     * Block at the lower edge of phones.
     */
    bottomBar: Section
    /**
     * Block that shows a page's banner group.
     */
    banner: Section
    /**
     * Block under the banner that leads to the kinds of games. Without it there is none.
     */
    categories?: Section
    /**
     * Block at the edge of wide screens, beside every page that shows the footer. Without it there is none.
     */
    rightBar?: Section
  }
  /**
   * The pages, by name. home, login, promo and byIframe are the ones that the site itself leads to, wherever they are; the header's points lead to pointMall, where it is not taken away.
   */
  pages: {
    /**
     * The start page.
     */
    home: PageConfig
    /**
     * The page to sign in on: loginFirst sends guests here, and they go on to what they asked for (1 §2).
     */
    login: PageConfig
    /**
     * The promotions: whatever shows a promotion leads here, with its id as the query id (1 §2).
     */
    promo: PageConfig
    /**
     * The page on which games run: banners of the server lead here, with the game's code as the query game (1 §2).
     */
    byIframe: PageConfig
    [k: string]: PageConfig
  }
  /**
   * Guests are sent to the page login first, whatever page they ask for: all but the addresses that a page keeps open with openToGuests (1 §2).
   */
  loginFirst: boolean
  /**
   * Pages shown in place of a page of the site.
   */
  system: {
    /**
     * Shown while the system status is 1.
     */
    maintenance: SystemPageConfig
    /**
     * Shown while the system status is 2: this address or region may not visit.
     */
    blocked: SystemPageConfig
    /**
     * Shown when no page has the address.
     */
    notFound: SystemPageConfig
  }
}
/**
 * How to get the app, for Android and for iOS: four steps each, and what to scan or to press.
 */
export interface AppGuideSection {
  /**
   * How to get the app, for Android and for iOS: four steps each, and what to scan or to press.
   */
  block: 'app-guide'
  props: AppGuideProps
  when?: Condition
  box?: SectionBox
}
/**
 * How to get the app, for Android and for iOS: four steps each, and what to scan or to press.
 */
export interface AppGuideProps {
  /**
   * Heading.
   */
  title: TextKey
}
/**
 * The banners of a group, one at a time.
 */
export interface BannerSliderSection {
  /**
   * The banners of a group, one at a time.
   */
  block: 'banner-slider'
  props: BannerSliderProps
  when?: Condition
  box?: SectionBox
}
/**
 * The banners of a group, one at a time.
 */
export interface BannerSliderProps {
  /**
   * Banner group of banners.json. The page's own group, if left out.
   */
  group?: string
  /**
   * From edge to edge and high; a card within the page; text beside the picture; or a low strip, above what the page is about, with the wide picture on phones too.
   */
  shape: 'cinematic' | 'card' | 'split' | 'strip'
  /**
   * Look of the pager.
   */
  pager: 'dots' | 'bars'
}
/**
 * A bar at the lower edge of phones, in reach of the thumb.
 */
export interface BottomBarSection {
  /**
   * A bar at the lower edge of phones, in reach of the thumb.
   */
  block: 'bottom-bar'
  props: BottomBarProps
  when?: Condition
  box?: SectionBox
}
/**
 * A bar at the lower edge of phones, in reach of the thumb.
 */
export interface BottomBarProps {
  /**
   * Show texts under the icons.
   */
  labels: boolean
}
/**
 * A sentence that invites, with buttons.
 */
export interface CallToActionSection {
  /**
   * A sentence that invites, with buttons.
   */
  block: 'call-to-action'
  props: CallToActionProps
  when?: Condition
  box?: SectionBox
}
/**
 * A sentence that invites, with buttons.
 */
export interface CallToActionProps {
  /**
   * The sentence.
   */
  title: TextKey
  /**
   * Whether the sentence is the heading of its page, where no other section brings one.
   */
  heading: boolean
  /**
   * What follows it.
   */
  text?: TextKey
  /**
   * Picture beside or behind the sentence.
   */
  image?: Image
  /**
   * A wide band, picture and text side by side, or text over the picture.
   */
  layout: 'band' | 'split' | 'poster'
  /**
   * The buttons.
   */
  buttons: Buttons
}
/**
 * Cards side by side: what the brand offers.
 */
export interface CardGridSection {
  /**
   * Cards side by side: what the brand offers.
   */
  block: 'card-grid'
  props: CardGridProps
  when?: Condition
  box?: SectionBox
}
/**
 * Cards side by side: what the brand offers.
 */
export interface CardGridProps {
  /**
   * Heading above the cards.
   */
  title?: TextKey
  /**
   * Equal cards; a row that scrolls sideways; or one large card with smaller ones around it.
   */
  layout: 'grid' | 'rail' | 'mosaic'
  cards: Cards
}
/**
 * The cards.
 */
export interface Cards {
  /**
   * Cards by name.
   */
  items: {
    [k: string]: Card
  }
  /**
   * Order. What is not listed is not shown.
   */
  order: string[]
}
export interface Card {
  /**
   * Title of the card.
   */
  title: TextKey
  /**
   * Text of the card.
   */
  text?: TextKey
  /**
   * Picture of the card.
   */
  image?: Image
  /**
   * Icon, where there is no picture.
   */
  icon?: Icon
  /**
   * What a click on the card does.
   */
  action?: Action
}
/**
 * The kinds of games, each leading to its lobby. An entry with the condition category is shown only where a vendor has games of it.
 */
export interface CategoryNavSection {
  /**
   * The kinds of games, each leading to its lobby. An entry with the condition category is shown only where a vendor has games of it.
   */
  block: 'category-nav'
  props: CategoryNavProps
  when?: Condition
  box?: SectionBox
}
/**
 * The kinds of games, each leading to its lobby. An entry with the condition category is shown only where a vendor has games of it.
 */
export interface CategoryNavProps {
  /**
   * What screen readers call it.
   */
  label: TextKey
  /**
   * A row that scrolls sideways where it is too long, tiles, or a strip of words from edge to edge.
   */
  look: 'row' | 'tiles' | 'strip'
  /**
   * The kinds of games.
   */
  entries: Buttons
}
/**
 * What the lotteries of Vietnam drew, the latest first (2 §3).
 */
export interface DrawResultsSection {
  /**
   * What the lotteries of Vietnam drew, the latest first (2 §3).
   */
  block: 'draw-results'
  props: DrawResultsProps
  when?: Condition
  box?: SectionBox
}
/**
 * What the lotteries of Vietnam drew, the latest first (2 §3).
 */
export interface DrawResultsProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Draws that are shown at first, and that each press on the button adds.
   */
  size: number
  /**
   * Let players choose one lottery.
   */
  choice: boolean
  /**
   * Prize mode of this section. If left out, the one that the player chose in this session, Lott at first.
   */
  prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  /**
   * How the numbers look: shining balls, paper balls, or the flaps of a board. If left out, as `drawnNumbers` of the theme says.
   */
  balls?: 'glossy' | 'paper' | 'flaps'
}
/**
 * Questions and answers: a press on a question opens its answer.
 */
export interface FaqSection {
  /**
   * Questions and answers: a press on a question opens its answer.
   */
  block: 'faq'
  props: FaqProps
  when?: Condition
  box?: SectionBox
}
/**
 * Questions and answers: a press on a question opens its answer.
 */
export interface FaqProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Line under the heading.
   */
  text?: TextKey
  questions: Questions
  /**
   * How many answers may be open.
   */
  open: 'several' | 'one'
  /**
   * Name that an address may point to with #.
   */
  anchor?: string
}
/**
 * The questions.
 */
export interface Questions {
  /**
   * Questions by name.
   */
  items: {
    [k: string]: Question
  }
  /**
   * Order. What is not listed is not shown.
   */
  order: string[]
}
export interface Question {
  /**
   * The question.
   */
  question: TextKey
  /**
   * The answer. Its text may hold **bold**, [links](/help) and lists.
   */
  answer: TextKey
  /**
   * When it is shown. Always, if left out.
   */
  when?: Condition
}
/**
 * What visitors and players have to say: kind, text, captcha, and pictures of who is signed in.
 */
export interface FeedbackFormSection {
  /**
   * What visitors and players have to say: kind, text, captcha, and pictures of who is signed in.
   */
  block: 'feedback-form'
  props: FeedbackFormProps
  when?: Condition
  box?: SectionBox
}
/**
 * What visitors and players have to say: kind, text, captcha, and pictures of who is signed in.
 */
export interface FeedbackFormProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Name that an address may point to with #.
   */
  anchor?: string
}
/**
 * Pictures side by side. A press on one shows it large, with buttons to the next.
 */
export interface GallerySection {
  /**
   * Pictures side by side. A press on one shows it large, with buttons to the next.
   */
  block: 'gallery'
  props: GalleryProps
  when?: Condition
  box?: SectionBox
}
/**
 * Pictures side by side. A press on one shows it large, with buttons to the next.
 */
export interface GalleryProps {
  /**
   * Heading above the pictures.
   */
  title: TextKey
  pictures: GalleryPictures
  /**
   * How the pictures stand: equal pieces of the same form, or each in its own form.
   */
  layout: 'grid' | 'columns'
}
/**
 * The pictures.
 */
export interface GalleryPictures {
  /**
   * Pictures by name.
   */
  items: {
    [k: string]: GalleryPicture
  }
  /**
   * Order. What is not listed is not shown.
   */
  order: string[]
}
export interface GalleryPicture {
  /**
   * The picture.
   */
  image: Picture
  /**
   * What it shows: written under it, and read to people who cannot see it.
   */
  caption: TextKey
  /**
   * When it is shown. Always, if left out.
   */
  when?: Condition
}
/**
 * The game that the address names, in a frame of another origin, with the site's own bar over it (2 §2).
 */
export interface GameFrameSection {
  /**
   * The game that the address names, in a frame of another origin, with the site's own bar over it (2 §2).
   */
  block: 'game-frame'
  props: GameFrameProps
  when?: Condition
  box?: SectionBox
}
/**
 * The game that the address names, in a frame of another origin, with the site's own bar over it (2 §2).
 */
export interface GameFrameProps {
  /**
   * What the bar tells the player, in order: the balance, the time since signing in, what the session's games have brought or taken. The first one stands in the bar's one row and opens a sheet with all of them; a wide window shows the others beside it.
   *
   * Items: A fact.
   */
  facts: ('balance' | 'clock' | 'result')[]
  /**
   * Buttons of the bar beside the way back: the star, the whole window (on wide screens), the full screen.
   *
   * Items: A button.
   */
  tools: ('favourite' | 'theatre' | 'fullScreen')[]
}
/**
 * Lanes of games or of vendors, each a row that is swiped (2 §2). One without cards is not shown.
 */
export interface GameLanesSection {
  /**
   * Lanes of games or of vendors, each a row that is swiped (2 §2). One without cards is not shown.
   */
  block: 'game-lanes'
  props: GameLanesProps
  when?: Condition
  box?: SectionBox
}
/**
 * Lanes of games or of vendors, each a row that is swiped (2 §2). One without cards is not shown.
 */
export interface GameLanesProps {
  /**
   * What the lanes hold, in order. One without cards is not shown.
   *
   * @minItems 1
   *
   * Items: A lane.
   */
  lanes: ('hot' | 'new' | 'recents' | 'favourites' | 'matches' | 'vendors' | 'hotVendors')[]
  /**
   * Games or vendors of this kind alone. All of them, if left out; new games are slots then.
   */
  gameType?: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * What the tiles look like here, as far as it is not what site.json says.
   */
  tiles?: OwnGameTiles
}
/**
 * The games of a kind: search, filters and all that is found, page after page (2 §2, §7). What is looked for stands in the address.
 */
export interface GameLobbySection {
  /**
   * The games of a kind: search, filters and all that is found, page after page (2 §2, §7). What is looked for stands in the address.
   */
  block: 'game-lobby'
  props: GameLobbyProps
  when?: Condition
  box?: SectionBox
}
/**
 * The games of a kind: search, filters and all that is found, page after page (2 §2, §7). What is looked for stands in the address.
 */
export interface GameLobbyProps {
  /**
   * Heading. Without it, screen readers are told the kind of the games.
   */
  title?: TextKey
  /**
   * Picture beside the heading.
   */
  picture?: Image
  /**
   * Kind of the games.
   */
  gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * Code of the vendor whose games alone are shown, whatever the address says. INHOUSE: the platform's own games, which no other lobby lists.
   */
  vendor?: string
  /**
   * How the games stand.
   */
  form: 'tiles' | 'rows' | 'matches'
  /**
   * What the tiles look like here, as far as it is not what site.json says.
   */
  tiles?: OwnGameTiles
  /**
   * In so many rows of tiles one game takes two places. 0: none does.
   */
  spotlight: number
  /**
   * Offers a search by name.
   */
  search: boolean
  /**
   * What a press narrows the games down to, in order; `classes` is one for each class of the games.
   *
   * Items: A choice.
   */
  chips: ('all' | 'hot' | 'new' | 'recents' | 'favourites' | 'classes')[]
  /**
   * What else the games can be narrowed down to, in order.
   *
   * Items: A filter.
   */
  filters: ('minBet' | 'minLineNum')[]
  /**
   * Least bets to choose from, in units of the brand's currency.
   *
   * @minItems 1
   */
  leastBets: number[]
  /**
   * Numbers of lines to choose from.
   *
   * @minItems 1
   */
  lines: number[]
  /**
   * Orders to choose from. The first one is the usual one.
   *
   * @minItems 1
   *
   * Items: An order.
   */
  sorts: ('hot' | 'new' | 'minBet' | 'name')[]
}
/**
 * The server's help topics, searched while somebody types. An address names a topic or a question: ?topic=money, ?question=withdraw.
 */
export interface HelpCentreSection {
  /**
   * The server's help topics, searched while somebody types. An address names a topic or a question: ?topic=money, ?question=withdraw.
   */
  block: 'help-centre'
  props: HelpCentreProps
  when?: Condition
  box?: SectionBox
}
/**
 * The server's help topics, searched while somebody types. An address names a topic or a question: ?topic=money, ?question=withdraw.
 */
export interface HelpCentreProps {
  /**
   * Heading.
   */
  title: TextKey
}
/**
 * A legal document of the folder legal, with its title, its version and the day from which it holds. It is the heading of its page.
 */
export interface LegalDocumentSection {
  /**
   * A legal document of the folder legal, with its title, its version and the day from which it holds. It is the heading of its page.
   */
  block: 'legal-document'
  props: LegalDocumentProps
  when?: Condition
  box?: SectionBox
}
/**
 * A legal document of the folder legal, with its title, its version and the day from which it holds. It is the heading of its page.
 */
export interface LegalDocumentProps {
  /**
   * Name of the document: what stands before the language in the name of its files.
   */
  document: string
  /**
   * List the document's headings above its text, as links. A document of fewer than three headings has no list.
   */
  contents: boolean
  /**
   * Show the licence of site.json below the text: holder, number, authority, and the way to its register. Nothing where site.json has none.
   */
  licence: boolean
}
/**
 * Says that the games of this page open soon, and leads to what is there already.
 */
export interface LobbyNoticeSection {
  /**
   * Says that the games of this page open soon, and leads to what is there already.
   */
  block: 'lobby-notice'
  props: LobbyNoticeProps
  when?: Condition
  box?: SectionBox
}
/**
 * Says that the games of this page open soon, and leads to what is there already.
 */
export interface LobbyNoticeProps {
  /**
   * Heading.
   */
  title: TextKey
}
/**
 * Sign in or register on a page of its own. After that the player goes to the page that the address asks for as ?to=, else home.
 */
export interface LoginFormSection {
  /**
   * Sign in or register on a page of its own. After that the player goes to the page that the address asks for as ?to=, else home.
   */
  block: 'login-form'
  props: LoginFormProps
  when?: Condition
  box?: SectionBox
}
/**
 * Sign in or register on a page of its own. After that the player goes to the page that the address asks for as ?to=, else home.
 */
export interface LoginFormProps {
  /**
   * Title.
   */
  title: TextKey
  /**
   * Tab that is open first.
   */
  tab: 'login' | 'register'
  /**
   * A card in the middle, or the bare form.
   */
  layout: 'card' | 'plain'
}
/**
 * The lotteries of Vietnam, a card a draw, with the time that is left; on a lottery page also the lottery that the address names, to bet on (2 §2).
 */
export interface LotteryLobbySection {
  /**
   * The lotteries of Vietnam, a card a draw, with the time that is left; on a lottery page also the lottery that the address names, to bet on (2 §2).
   */
  block: 'lottery-lobby'
  props: LotteryLobbyProps
  when?: Condition
  box?: SectionBox
}
/**
 * The lotteries of Vietnam, a card a draw, with the time that is left; on a lottery page also the lottery that the address names, to bet on (2 §2).
 */
export interface LotteryLobbyProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Path of the page that lotteries are bet on. If left out, this page is one: it opens the lottery of its address (gameCode, playType), and this section writes its heading.
   */
  opens?: string
  /**
   * What the lotteries are narrowed down to, in order; the first one is chosen at first.
   *
   * @minItems 1
   *
   * Items: A tab.
   */
  tabs: ('soon' | 'north' | 'centre' | 'south' | 'fast' | 'popular' | 'recents' | 'favourites')[]
  /**
   * Prize mode of this section. If left out, the one that the player chose in this session, Lott at first.
   */
  prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  /**
   * Prize modes that players choose from, where prizeMode does not say one.
   *
   * Items: A prize mode.
   */
  prizeModes: ('Lott' | 'ZY' | 'Elott' | 'SEA')[]
  /**
   * Cards, tickets with torn edges, or the lines of a board.
   */
  look: 'cards' | 'tickets' | 'board'
  /**
   * How drawn numbers look: shining balls, paper balls, or the flaps of a board. If left out, as `drawnNumbers` of the theme says.
   */
  balls?: 'glossy' | 'paper' | 'flaps'
}
/**
 * What there is for points, with the points on top: gifts, bonuses, vouchers, and money (2 §2 points mall, §7). Visitors are asked to sign in.
 */
export interface PointMallSection {
  /**
   * What there is for points, with the points on top: gifts, bonuses, vouchers, and money (2 §2 points mall, §7). Visitors are asked to sign in.
   */
  block: 'point-mall'
  props: PointMallProps
  when?: Condition
  box?: SectionBox
}
/**
 * What there is for points, with the points on top: gifts, bonuses, vouchers, and money (2 §2 points mall, §7). Visitors are asked to sign in.
 */
export interface PointMallProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Kinds of rewards to choose between, in order. Of one kind alone there is nothing to choose.
   *
   * @minItems 1
   *
   * Items: A kind.
   */
  types: ('gift' | 'bonus' | 'voucher')[]
  /**
   * Most points that rewards may cost, to choose between, the fewest first. Empty: nothing to choose.
   *
   * @maxItems 6
   *
   * Items: Points.
   */
  costs: number[]
  /**
   * Lets players convert points to money.
   */
  convert: boolean
  /**
   * Leads to the record of the points in the member centre.
   */
  record: boolean
  /**
   * Rewards a page.
   */
  pageSize: number
}
/**
 * What the player redeemed, the latest first, and what became of it: in process, approved, or rejected (2 §4). Nothing, to visitors.
 */
export interface PointRedemptionsSection {
  /**
   * What the player redeemed, the latest first, and what became of it: in process, approved, or rejected (2 §4). Nothing, to visitors.
   */
  block: 'point-redemptions'
  props: PointRedemptionsProps
  when?: Condition
  box?: SectionBox
}
/**
 * What the player redeemed, the latest first, and what became of it: in process, approved, or rejected (2 §4). Nothing, to visitors.
 */
export interface PointRedemptionsProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Redemptions a page.
   */
  pageSize: number
}
/**
 * The promotion that the address names as ?id=.
 */
export interface PromotionDetailSection {
  /**
   * The promotion that the address names as ?id=.
   */
  block: 'promotion-detail'
  props: PromotionDetailProps
  when?: Condition
  box?: SectionBox
}
/**
 * The promotion that the address names as ?id=.
 */
export interface PromotionDetailProps {
  /**
   * It is all that the page shows: an address that names no promotion is said to lead to none. Otherwise nothing is shown then.
   */
  alone: boolean
  /**
   * An application may be commented.
   */
  comment: boolean
  /**
   * Most pictures of an application: none with 0.
   */
  pictures: number
  /**
   * Where a player goes on who takes part.
   */
  play: Action
  /**
   * By the category of a promotion, where a player goes on who takes part, and what the button says. All others lead where "play" says.
   */
  byCategory: {
    [k: string]: {
      /**
       * What the button says: that the player can play, if left out.
       */
      label?: TextKey
      /**
       * Where it leads.
       */
      action: Action
    }
  }
}
/**
 * The promotions that are on, as cards; with a choice of their kinds.
 */
export interface PromotionListSection {
  /**
   * The promotions that are on, as cards; with a choice of their kinds.
   */
  block: 'promotion-list'
  props: PromotionListProps
  when?: Condition
  box?: SectionBox
}
/**
 * The promotions that are on, as cards; with a choice of their kinds.
 */
export interface PromotionListProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Let players choose a kind of promotion.
   */
  categories: boolean
}
/**
 * Promotions of one category, one at a time. A click opens the promotion. Nothing where there is none.
 */
export interface PromotionSliderSection {
  /**
   * Promotions of one category, one at a time. A click opens the promotion. Nothing where there is none.
   */
  block: 'promotion-slider'
  props: PromotionSliderProps
  when?: Condition
  box?: SectionBox
}
/**
 * Promotions of one category, one at a time. A click opens the promotion. Nothing where there is none.
 */
export interface PromotionSliderProps {
  /**
   * Title above the promotions.
   */
  title: TextKey
  /**
   * Category of the promotions, as the server names it.
   */
  category: string
  /**
   * Milliseconds a promotion stays when there is more than one. 0 does not change by itself.
   */
  autoplay: number
}
/**
 * The registration: tabs for user name and mobile number, and the form that the server's rules ask for.
 */
export interface RegisterFormSection {
  /**
   * The registration: tabs for user name and mobile number, and the form that the server's rules ask for.
   */
  block: 'register-form'
  props: RegisterFormProps
  when?: Condition
  box?: SectionBox
}
/**
 * The registration: tabs for user name and mobile number, and the form that the server's rules ask for.
 */
export interface RegisterFormProps {
  /**
   * Title. {{amount}} is the promotion amount; what stands between <amount> and </amount> is set off from the rest, and left out without an amount.
   */
  title: TextKey
  /**
   * Amount of the welcome promotion, shown in the title. Its currency is that of site.json; the sandbox books it once, as a reward in the reward centre.
   */
  promotionAmount?: Money
  /**
   * Tab that is open first on this page when the server allows both. Without it, the one that site.json names (registration.first).
   */
  first?: 'username' | 'mobile'
  /**
   * Picture beside the form on wide screens.
   */
  art?: Image
  /**
   * A card in the middle, picture and form side by side, or the bare form.
   */
  layout: 'card' | 'split' | 'plain'
}
/**
 * Responsible play: the 18+ notice, the ways to help, and how long a signed-in player has been playing. Everything is off by default.
 */
export interface ResponsiblePlaySection {
  /**
   * Responsible play: the 18+ notice, the ways to help, and how long a signed-in player has been playing. Everything is off by default.
   */
  block: 'responsible-play'
  props: ResponsiblePlayProps
  when?: Condition
  box?: SectionBox
}
/**
 * Responsible play: the 18+ notice, the ways to help, and how long a signed-in player has been playing. Everything is off by default.
 */
export interface ResponsiblePlayProps {
  notice: ResponsiblePlayPropsNotice
  sessionClock: ResponsiblePlayPropsSessionClock
  realityCheckMinutes: ResponsiblePlayPropsRealityCheckMinutes
  limits: ResponsiblePlayPropsLimits
  links: ResponsiblePlayProps_Links
}
/**
 * A slim bar at the edge of wide screens: customer service, social networks and the entries of the menu rightBar. It can be put away.
 */
export interface RightBarSection {
  /**
   * A slim bar at the edge of wide screens: customer service, social networks and the entries of the menu rightBar. It can be put away.
   */
  block: 'right-bar'
  props: RightBarProps
  when?: Condition
  box?: SectionBox
}
/**
 * A slim bar at the edge of wide screens: customer service, social networks and the entries of the menu rightBar. It can be put away.
 */
export interface RightBarProps {
  /**
   * Show the ways to customer service that the server names for this place, VIP service first for players who have it.
   */
  service: boolean
  /**
   * Show links to the pages on social networks that the server names.
   */
  social: boolean
}
/**
 * Rooms of board games with their stakes and who plays there now (2 §7), of the vendor that the address says. A press enters one; visitors are asked to sign in.
 */
export interface RoomListSection {
  /**
   * Rooms of board games with their stakes and who plays there now (2 §7), of the vendor that the address says. A press enters one; visitors are asked to sign in.
   */
  block: 'room-list'
  props: RoomListProps
  when?: Condition
  box?: SectionBox
}
/**
 * Rooms of board games with their stakes and who plays there now (2 §7), of the vendor that the address says. A press enters one; visitors are asked to sign in.
 */
export interface RoomListProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * cards: side by side; lines: one below the other, as in a table.
   */
  look: 'cards' | 'lines'
  /**
   * What is said of a room below its name, in order.
   *
   * Items: A fact.
   */
  facts: ('vendor' | 'stakes' | 'players')[]
  /**
   * Which rooms are shown.
   *
   * @minItems 1
   *
   * Items: State of a room.
   */
  states: ('open' | 'full' | 'closed')[]
  /**
   * How many rooms are shown at first, and how many more a press adds.
   */
  count: number
}
/**
 * The menu at the side of a page. On phones it opens over the page.
 */
export interface SideMenuSection {
  /**
   * The menu at the side of a page. On phones it opens over the page.
   */
  block: 'side-menu'
  props: SideMenuProps
  when?: Condition
  box?: SectionBox
}
/**
 * The menu at the side of a page. On phones it opens over the page.
 */
export interface SideMenuProps {
  /**
   * The side of the page it stands on, in reading direction.
   */
  side: 'start' | 'end'
  /**
   * Whether it is open when a page is opened on a wide screen.
   */
  initially: 'shown' | 'hidden'
  /**
   * Rows with icon and text, tiles with the text under the icon, or text alone.
   */
  look: 'rows' | 'tiles' | 'text'
  /**
   * Show the language list.
   */
  languages: boolean
  /**
   * Show the rank of a signed-in player above the entries.
   */
  rank: boolean
  /**
   * So many of the promotions are named under the entries, with a link to all of them. 0 names none.
   */
  promotions: number
  /**
   * Paths of pages, such as those of games, on which the menu is hidden until the visitor opens it, even where it is shown at first elsewhere.
   *
   * Items: Path of a page of routes.json.
   */
  hiddenOn: string[]
}
/**
 * The end of a page: links, vendors, and the notice on gambling risks.
 */
export interface SiteFooterSection {
  /**
   * The end of a page: links, vendors, and the notice on gambling risks.
   */
  block: 'site-footer'
  props: SiteFooterProps
  when?: Condition
  box?: SectionBox
}
/**
 * The end of a page: links, vendors, and the notice on gambling risks.
 */
export interface SiteFooterProps {
  /**
   * Columns side by side, everything in the middle, or one slim band.
   */
  arrangement: 'columns' | 'centered' | 'band'
  /**
   * Sentences about the brand.
   */
  about: TextKey
  /**
   * Invites to become a partner who brings players. Without it there is no invitation.
   */
  affiliate?: {
    /**
     * Title of the invitation.
     */
    title: TextKey
    /**
     * What a partner does and gets.
     */
    text: TextKey
    /**
     * Where the invitation leads.
     */
    buttons: Buttons
  }
  /**
   * Notice that gambling is for adults and carries risks. Without it there is none: where the strip under the footer (responsiblePlay) says it, once is enough.
   */
  responsibility?: TextKey
  /**
   * Show the 18+ mark.
   */
  ageMark: boolean
  /**
   * Show the names of the game vendors.
   */
  vendors: boolean
  /**
   * Show the ways to pay that the server names.
   */
  payments: boolean
  /**
   * Show links to the pages on social networks that the server names.
   */
  social: boolean
}
/**
 * The top of a page: side-menu toggle, logo, and the buttons of a guest or the balance and account menu of a signed-in player.
 */
export interface SiteHeaderSection {
  /**
   * The top of a page: side-menu toggle, logo, and the buttons of a guest or the balance and account menu of a signed-in player.
   */
  block: 'site-header'
  props: SiteHeaderProps
  when?: Condition
  box?: SectionBox
}
/**
 * The top of a page: side-menu toggle, logo, and the buttons of a guest or the balance and account menu of a signed-in player.
 */
export interface SiteHeaderProps {
  /**
   * Where things stand: logo first; logo in the middle; or a slim bar of links above a bar with the logo.
   */
  arrangement: 'logo-start' | 'logo-center' | 'two-rows'
  /**
   * The header stays in view while the page scrolls.
   */
  sticky: boolean
  /**
   * Show the balance of a signed-in player.
   */
  balance: boolean
}
/**
 * A page-filling notice: maintenance, blocked, not found.
 */
export interface SystemNoticeSection {
  /**
   * A page-filling notice: maintenance, blocked, not found.
   */
  block: 'system-notice'
  props: SystemNoticeProps
  when?: Condition
  box?: SectionBox
}
/**
 * A page-filling notice: maintenance, blocked, not found.
 */
export interface SystemNoticeProps {
  /**
   * Title.
   */
  title: TextKey
  /**
   * Line under the title.
   */
  subtitle?: TextKey
  /**
   * What has happened and what to do.
   */
  text: TextKey
  /**
   * Picture above the title.
   */
  image?: Image
  /**
   * Show what the server says about the maintenance, in place of the text.
   */
  serverMessage: boolean
  /**
   * Show the visitor's address.
   */
  address: boolean
  /**
   * Label of the button that leads to the contact address of site.json.
   */
  contact?: TextKey
  /**
   * Show the brand's logo above the notice: for pages without a header.
   */
  brand: boolean
  /**
   * Show a button that asks the server again.
   */
  retry: boolean
  /**
   * Further buttons.
   */
  buttons?: Buttons
}
/**
 * Heading and paragraphs.
 */
export interface TextSectionSection {
  /**
   * Heading and paragraphs.
   */
  block: 'text-section'
  props: TextSectionProps
  when?: Condition
  box?: SectionBox
}
/**
 * Heading and paragraphs.
 */
export interface TextSectionProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * Paragraphs, in order. Their texts may hold **bold**, [links](/help) and lists: lines that begin with "- " or "1. ".
   *
   * @minItems 1
   */
  paragraphs: TextKey[]
  /**
   * Name that an address may point to with #.
   */
  anchor?: string
}
/**
 * The game vendors of the merchant.
 */
export interface VendorStripSection {
  /**
   * The game vendors of the merchant.
   */
  block: 'vendor-strip'
  props: VendorStripProps
  when?: Condition
  box?: SectionBox
}
/**
 * The game vendors of the merchant.
 */
export interface VendorStripProps {
  /**
   * Heading above the vendors.
   */
  title?: TextKey
  /**
   * Only vendors of these categories. All of them, if left out.
   *
   * @minItems 1
   */
  categories?: ('RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT')[]
  /**
   * Framed tiles or a plain line.
   */
  look: 'tiles' | 'line'
}
/**
 * The vendors of a kind of games, of which the address says one (2 §2): `?page=AG`.
 */
export interface VendorTabsSection {
  /**
   * The vendors of a kind of games, of which the address says one (2 §2): `?page=AG`.
   */
  block: 'vendor-tabs'
  props: VendorTabsProps
  when?: Condition
  box?: SectionBox
}
/**
 * The vendors of a kind of games, of which the address says one (2 §2): `?page=AG`.
 */
export interface VendorTabsProps {
  /**
   * What screen readers call it.
   */
  label: TextKey
  /**
   * Kind of the games.
   */
  gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
  /**
   * Words in a line, tiles with mark and name, or marks with the name below.
   */
  look: 'line' | 'tiles' | 'marks'
  /**
   * Offers the games of all vendors at once.
   */
  all: boolean
  /**
   * Drawing of a vendor's mark (2 §9).
   */
  icon: 'DEFAULT' | 'WHITE' | 'COLOR' | 'PURPLE'
  /**
   * Drawing of the mark of the vendor that is shown (2 §9).
   */
  currentIcon: 'ACTIVE' | 'WHITE' | 'COLOR' | 'PURPLE'
}
/**
 * A film with its picture, controls and subtitles. It plays when somebody presses it, and never by itself; until then nothing of it is loaded.
 */
export interface VideoSection {
  /**
   * A film with its picture, controls and subtitles. It plays when somebody presses it, and never by itself; until then nothing of it is loaded.
   */
  block: 'video'
  props: VideoProps
  when?: Condition
  box?: SectionBox
}
/**
 * A film with its picture, controls and subtitles. It plays when somebody presses it, and never by itself; until then nothing of it is loaded.
 */
export interface VideoProps {
  /**
   * Heading above the film. It names the film for screen readers too.
   */
  title: TextKey
  /**
   * A line between heading and film.
   */
  text?: TextKey
  source: VideoSource
  /**
   * The picture that stands there until the film plays. Its proportions are the film's.
   */
  poster: Picture
  captions: VideoCaptions
}
/**
 * A file of the brand, of 8 MB at most.
 */
export interface VideoAsset {
  /**
   * A file of the brand's assets.
   */
  from: 'assets'
  /**
   * The film: MP4 (H.264 and AAC play everywhere) or WebM.
   */
  file: Asset
}
/**
 * A film on another server.
 */
export interface VideoAddress {
  /**
   * An address on a host of allowedHosts in site.json.
   */
  from: 'address'
  /**
   * Address of the film itself, not of a page that shows it: https, and its host in allowedHosts of site.json.
   */
  address: string
}
/**
 * What is said and heard, to be read, by the language's code. The player's language is shown first; the others can be chosen.
 */
export interface VideoCaptions {
  [k: string]: VideoCaption
}
export interface VideoCaption {
  /**
   * The subtitles, as a WebVTT file.
   */
  file: Asset
}
/**
 * Who won of late, the largest win first; a press opens the game.
 */
export interface WinnerBoardSection {
  /**
   * Who won of late, the largest win first; a press opens the game.
   */
  block: 'winner-board'
  props: WinnerBoardProps
  when?: Condition
  box?: SectionBox
}
/**
 * Who won of late, the largest win first; a press opens the game.
 */
export interface WinnerBoardProps {
  /**
   * Heading.
   */
  title: TextKey
  /**
   * How many wins are shown at most.
   */
  count: number
  /**
   * list: a table of honour, in columns where there is room; band: cards that move past, until somebody stops them.
   */
  look: 'list' | 'band'
  /**
   * Path of the page with more of them; a link below leads there.
   */
  all?: string
}
/**
 * Slogans that run past on a tape. Visitors can pause it, and it stands still for those who ask for less motion.
 */
export interface DerbySloganTapeSection {
  /**
   * Slogans that run past on a tape. Visitors can pause it, and it stands still for those who ask for less motion.
   */
  block: 'derby/slogan-tape'
  props: DerbySloganTapeProps
  when?: Condition
  box?: SectionBox
}
export interface PageConfig {
  /**
   * Address of the page.
   */
  path: string
  /**
   * Further addresses of the page.
   */
  aliases: string[]
  /**
   * Title of the page in the browser tab.
   */
  title: TextKey
  /**
   * What the page is about, in a sentence or two: search engines and messengers show it under the title. The text site.description, if left out.
   */
  description?: TextKey
  /**
   * Picture that messengers and social networks show beside a link to the page: JPEG or PNG, 1200 × 630 pixels. Left out, the build makes one of the page's banner, the logo, the colours and the title in the language of the address; without letters where the fonts of the brand lack them.
   */
  picture?: Picture
  /**
   * Who writes the page's heading: nobody that can be seen (screen readers hear the title), or one of its sections.
   */
  heading: 'hidden' | 'section'
  /**
   * Who may open the page: everybody, signed-in players, or signed-in players with a real account.
   */
  guard: 'none' | 'login' | 'realAccount'
  /**
   * Addresses of the page that guests may open although loginFirst sends them to sign in (1 §2).
   */
  openToGuests: 'none' | 'all' | 'aliases'
  /**
   * The site itself leads to the page, as it does if this is left out. false for one that is opened by its address alone: from a message, an app, a game; then check does not miss a link to it.
   */
  linked?: boolean
  /**
   * Whether search engines may list the page: it stands in sitemap.xml and has its canonical address in its document, as it does if this is left out. false for one that shows nothing by itself, such as the page on which games run.
   */
  indexed?: boolean
  /**
   * What frames the page.
   */
  shell: ShellParts
  /**
   * What stands on the page, by name.
   */
  sections: RoutesSections
  /**
   * Order of the sections. A section that is not listed is not shown.
   */
  order: RoutesOrder
}
export interface ShellParts {
  /**
   * Show the header.
   */
  header: boolean
  /**
   * Show the side menu.
   */
  sideMenu: boolean
  /**
   * Show the footer.
   */
  footer: boolean
  /**
   * Show the bottom bar on phones.
   */
  bottomBar: boolean
  /**
   * Show the kinds of games under the banner.
   */
  categories: boolean
  /**
   * Banner group of banners.json shown above the sections.
   */
  banner?: string
}
export interface RoutesSections {
  [k: string]: Section
}
export interface SystemPageConfig {
  /**
   * Title of the page in the browser tab.
   */
  title: TextKey
  /**
   * Who writes the page's heading: nobody that can be seen (screen readers hear the title), or one of its sections.
   */
  heading: 'hidden' | 'section'
  /**
   * What frames the page.
   */
  shell: ShellParts
  /**
   * What stands on the page, by name.
   */
  sections: RoutesSections
  /**
   * Order of the sections. A section that is not listed is not shown.
   */
  order: RoutesOrder
}
/**
 * Who the merchant is: name, hosts, languages, currency and the gateway that serves it.
 */
export interface Site {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Version of the format these files are written in. npm run merchant -- migrate brings older files up to it.
   */
  schemaVersion: 2
  /**
   * Short name of the merchant: the name of its folder, its address in development (<code>.localhost) and the merchant header of every call. Not inherited.
   */
  code: string
  /**
   * Name of the brand as players see it, in titles and in texts as {{brand}}.
   */
  name: string
  /**
   * True for a folder that others extend and that is never served. Not inherited.
   */
  template: boolean
  /**
   * Code of the template whose files this merchant changes. Not inherited.
   */
  extends?: string
  /**
   * Host names that show this merchant, without port, in lower case. Not inherited.
   *
   * @minItems 1
   *
   * Items: A host name.
   */
  hosts?: string[]
  /**
   * Languages the site is offered in. The key is the language code that the gateway and the hisLang setting use; locales/<key>.json holds its texts.
   */
  languages: {
    /**
     * One entry a language.
     */
    items: {
      [k: string]: Language
    }
    /**
     * Order of the languages in the language list.
     *
     * @minItems 1
     */
    order: string[]
  }
  /**
   * Whether each language has addresses of its own: the default one /rng, Vietnamese /vi/rng. Search engines find every language then. With false, all languages share the addresses of the default one.
   */
  languageAddresses: boolean
  /**
   * Language shown to a visitor who has not chosen one.
   */
  defaultLanguage: string
  /**
   * Currency of balances. If left out, dollars, written $ (2 §3).
   */
  currency: {
    /**
     * ISO 4217 code.
     */
    code: string
    /**
     * Symbol shown in place of the locale's own.
     */
    symbol?: string
    /**
     * Decimals of an amount; left out, two.
     */
    digits?: number
  }
  /**
   * Time zone that days of statements are counted in, as IANA names it: Asia/Ho_Chi_Minh.
   */
  timeZone: string
  /**
   * Account-type numbers of the platform and the role each stands for. 0 is a player; an account of any other number is one too, where the server lets it in (2 §6: it refuses who is no member, as the sandbox does).
   */
  accountTypes: {
    /**
     * Types that may open the agent centre.
     *
     * Items: Number of a type. 0 is the players'.
     */
    agent: number[]
    /**
     * Types that are trial accounts, without real money.
     *
     * Items: Number of a type. 0 is the players'.
     */
    trial: number[]
  }
  /**
   * Where the gateway is and how it is spoken to.
   */
  gateway: {
    /**
     * Origin of the gateway, for example https://api.example.com. Empty: the site's own host.
     */
    baseUrl: string
    /**
     * Milliseconds after which a call is given up.
     */
    timeout: number
    /**
     * Envelope of the calls marked as encrypted. It is the platform's format, not a secret: TLS protects the wire.
     */
    encryption: {
      /**
       * Cipher and mode.
       */
      mode: 'AES-CBC' | 'AES-CTR'
      /**
       * Key of 16, 24 or 32 characters.
       */
      key: string
    }
    /**
     * Changes to single calls of the endpoint table, by the name of the call.
     */
    calls: {
      [k: string]: CallOverride
    }
  }
  /**
   * How people prove that they are people, before they register or have a code sent.
   */
  humanVerification: {
    /**
     * none: nothing is asked; slider: a piece is moved into the gap of a picture.
     */
    provider: 'none' | 'slider'
  }
  /**
   * Sign-in with an account that players have elsewhere (OAuth 2.0 code flow with PKCE). The provider leads back to /oauth-return on the host of the site, which must be registered with it.
   */
  socialLogin: {
    /**
     * Providers that are offered.
     */
    providers: {
      /**
       * Sign-in with Google. Without it, Google is not offered.
       */
      google?: SocialProvider
      /**
       * Sign-in with Facebook. Without it, Facebook is not offered.
       */
      facebook?: SocialProvider
    }
  }
  /**
   * What opens after a sign-in (1 §4): the dialog after-login with these props. With everything off it does not open.
   */
  afterLogin: AfterLoginProps
  /**
   * How people register, in the dialog and on every page that does not say otherwise.
   */
  registration: {
    /**
     * Tab that is open first when the server allows both ways.
     */
    first: 'username' | 'mobile'
  }
  /**
   * How people sign in, in the dialog and on every page with the form.
   */
  login: {
    /**
     * Tab that is open first when the server allows both ways (MOBILEVERCODELOGIN3).
     */
    first: 'username' | 'sms'
  }
  /**
   * Who sends the code that a mobile number is verified with when somebody registers.
   */
  phoneVerification: {
    /**
     * none: the gateway sends the code and checks it; sandbox: the phone provider that the sandbox plays, in place of a third party's, whose token goes with the registration.
     */
    provider: 'none' | 'sandbox'
  }
  /**
   * Who counts visits. Nothing of theirs is loaded before a visitor agrees to a category of consent that names the provider, and the content policy lets nothing else be loaded.
   */
  analytics: {
    /**
     * Who counts.
     */
    provider: 'none' | 'gtag' | 'matomo' | 'script'
    matomo?: MatomoSettings
    script?: AnalyticsScript
  }
  /**
   * What visitors are asked before anything of others is loaded. Nobody is asked where no category has a provider that is in use.
   */
  consent: Consent
  /**
   * Where the site reports what goes wrong and how well it goes. Nothing that tells a person is sent: no ids, nothing typed, addresses without their query.
   */
  monitoring: Monitoring
  responsiblePlay: ResponsiblePlay
  /**
   * Legal documents: Markdown files of the folder legal, one a document and language, as terms.EN.md.
   */
  legal: {
    /**
     * Documents that players agree to. Their versions are sent with a registration, and a player who agreed to another version is asked again after signing in. Without any, nobody is asked.
     *
     * Items: Name of a document: what stands before the language in the name of its files.
     */
    agreed: string[]
  }
  licence?: Licence
  /**
   * Other sites this merchant may link to, by host name.
   *
   * Items: A host name.
   */
  allowedHosts: string[]
  /**
   * Hosts that games may be shown from, by host name: a game's address on any other is refused, and so are CDNs of games that are not among them.
   *
   * Items: A host name.
   */
  gameHosts: string[]
  /**
   * What the tiles of games look like, wherever they stand.
   */
  gameTiles: GameTiles
  /**
   * Browsers keep the site for when there is no connection: its frame, the pages that were visited with their games and texts, nothing of accounts. false takes away what they have kept, at the next visit.
   */
  offline: boolean
  /**
   * Players are offered to install the site on their device, where their browser can: on the page of the app, and by menu entries that open the dialog install. The browser's own banner is kept back. iOS has steps instead of a prompt.
   */
  install: boolean
  /**
   * Notifications on players' devices, also while the site is closed (web push). Nobody is asked before a player has pressed the button in the panel messages.
   */
  push: {
    /**
     * Who brings them.
     */
    provider: 'none' | 'webPush'
    /**
     * The gateway's public key (VAPID): base64url of 65 bytes. The private one belongs to the gateway alone. If left out, the gateway is asked for it.
     */
    publicKey?: string
  }
  /**
   * True to agree that browsers list this merchant's hosts as ones to be reached by https alone, from the first visit on. Whoever then enters the domain at hstspreload.org needs https on every subdomain, and can hardly take it back.
   */
  hstsPreload: boolean
  /**
   * How players reach the merchant when the site itself is not available.
   */
  contact: {
    /**
     * Where the contact-us button of the maintenance and blocked pages leads.
     */
    address?: Address
  }
  /**
   * Warnings of npm run merchant -- check that are right and accepted here, by the code of the rule, each with its reason. Errors cannot be lowered. Not inherited.
   */
  check: {
    [k: string]: LoweredWarning
  }
  /**
   * State that the sandbox gateway starts with for this merchant. It never reaches a browser.
   */
  sandbox?: SandboxState
}
export interface Language {
  /**
   * BCP 47 tag used for numbers, dates, amounts and the lang attribute, for example vi-VN.
   */
  locale: string
  /**
   * Name of the language in the language itself.
   */
  label: string
  /**
   * Calendar of dates. If left out, the Gregorian one, also where the language's own is another: the Buddhist one in Thai, the Persian one in Persian. kk, km, lo, mn, my, ne and uz have the Gregorian one alone.
   */
  calendar?: 'gregory' | 'buddhist' | 'persian'
  /**
   * Digits of numbers, dates and amounts, by the name of CLDR. If left out, latn: 0123456789, also where the language has its own, such as beng in Bengali and deva in Nepali.
   */
  digits?: 'latn' | 'arab' | 'arabext' | 'beng' | 'deva' | 'khmr' | 'laoo' | 'mymr' | 'tamldec' | 'telu' | 'thai'
}
export interface CallOverride {
  /**
   * Path of the call on the gateway: names between single slashes, none of them beginning with a dot. What follows a ? or # is no part of it, and pages and the server's own paths are not free.
   */
  path?: string
  /**
   * HTTP method of the call. With GET and DELETE the parameters travel in the query, else in the body: a call that is encrypted needs a body.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Module id sent with the call.
   */
  moduleId?: string
  /**
   * Milliseconds after which this call is given up.
   */
  timeout?: number
}
export interface SocialProvider {
  /**
   * Public id of the site with the provider.
   */
  clientId: string
  /**
   * Where the provider asks the player: its address with https, or a path of the site's own host.
   */
  authorizeUrl: string
  /**
   * What the site asks to know of the player.
   */
  scope: string
}
/**
 * The Matomo that counts, where the provider is matomo.
 */
export interface MatomoSettings {
  /**
   * Where matomo.js and matomo.php are: an address with https, or a path of the site's own host, without a slash at the end.
   */
  address: string
  /**
   * Number of the site in Matomo.
   */
  siteId: number
}
/**
 * The script that counts, where the provider is script. It reads the address of the page by itself.
 */
export interface AnalyticsScript {
  /**
   * The script: an address with https, or a path of the site's own host. It may send to its own host alone.
   */
  address: string
  /**
   * data- attributes of the script element, by which such a script is told its site.
   */
  attributes: {
    [k: string]: string
  }
}
/**
 * Responsible play: what stands at the end of every page (block responsible-play), and the rules of a jurisdiction. With everything off nothing is there.
 */
export interface ResponsiblePlay {
  /**
   * Rules of the authority that grants the licence. What of the other keys the brand does not write itself is as the rules ask for it, and check says what breaks them. src/engine/packs has each with its sources.
   */
  pack: 'none' | 'ukgc' | 'mga' | 'se' | 'de' | 'ontario' | 'pagcor'
  /**
   * Years from which people may play, as {{age}} in texts.
   */
  age: number
  notice: ResponsiblePlayPropsNotice
  sessionClock: ResponsiblePlayPropsSessionClock
  realityCheckMinutes: ResponsiblePlayPropsRealityCheckMinutes
  limits: ResponsiblePlayPropsLimits
  /**
   * Whether the dialog after a registration leads to the panel where players set their limits.
   */
  limitsAtRegistration: boolean
  /**
   * Hours after which a limit that a player raises or takes away is raised. It is the gateway that waits; the sandbox does.
   */
  raiseAfterHours: number
  /**
   * Days for which players may shut themselves out. It is the gateway that offers them; the sandbox does.
   *
   * @minItems 1
   *
   * Items: Number of days.
   */
  exclusionDays: number[]
  /**
   * Buttons beside the sentence, such as help and the limits of the player.
   */
  links: Buttons
}
/**
 * Licence that the merchant operates under. Without it none is shown, and documents may not name it.
 */
export interface Licence {
  /**
   * Number of the licence, as its register writes it.
   */
  number: string
  /**
   * Name of the authority that granted it.
   */
  regulator: string
  /**
   * Name and seat of the company that holds it. If left out, the brand's name stands for it.
   */
  holder?: string
  /**
   * Where the authority's register shows the licence.
   */
  address: Address
  /**
   * Seal of the authority. It leads to the register, too.
   */
  seal?: Image
}
export interface LoweredWarning {
  /**
   * note: still shown, with the reason, but counted neither as an error nor as a warning; off: not shown, only counted.
   */
  severity: 'note' | 'off'
  /**
   * Why it is right here, for the people who read it later.
   */
  reason: string
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
 * Modules of the settings tree, 1 on and 0 off.
 */
export interface SandboxStateFeatures {
  /**
   * 1 on, 0 off.
   */
  [k: string]: 0 | 1
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
 * Promotions by code, switched on or off.
 */
export interface SandboxStatePromotions {
  /**
   * true on, false off.
   */
  [k: string]: boolean
}
/**
 * The brand's look: design tokens in the format of the Design Tokens Community Group (2025.10), fonts, and the brand's own pictures.
 */
export interface Theme {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Colour scheme shown first. auto follows the device.
   */
  scheme: 'light' | 'dark' | 'auto'
  /**
   * Design tokens. Each becomes a CSS variable, for example color.dark.accent becomes --color-accent. A $value may be that of another token: {color.dark.primary}. Groups of one's own, such as palette, may stand beside those of the theme: aliases lead to them.
   */
  tokens: {
    /**
     * Colours of both schemes.
     */
    color: {
      /**
       * Colours of the light scheme.
       */
      light: ColorTokens
      /**
       * Colours of the dark scheme.
       */
      dark: ColorTokens
    }
    font: FontTokens
    fontSize: FontSizeTokens
    fontWeight: FontWeightTokens
    radius: RadiusTokens
    space: SpaceTokens
    shadow: ShadowTokens
    duration: DurationTokens
  }
  /**
   * Choices of form that are not measures.
   */
  style: {
    /**
     * Case of headings and buttons.
     */
    headingCase: 'none' | 'uppercase'
    /**
     * How a card stands out from the page.
     */
    cardStyle: 'flat' | 'outlined' | 'raised' | 'glass'
    /**
     * Fill of the main button: one colour, a gradient from primary to accent, or a hard block with an offset edge.
     */
    buttonStyle: 'solid' | 'gradient' | 'block'
    /**
     * What lies behind the page: nothing, a glow from the accent colour, or diagonal lines.
     */
    pageBackdrop: 'plain' | 'glow' | 'stripes'
    /**
     * Edge of dialogs and of sheets, which come from below on a phone.
     */
    sheetEdge: 'line' | 'glow' | 'bar' | 'double'
    /**
     * Heading of dialogs and sheets.
     */
    sheetHeading: 'plain' | 'light' | 'band' | 'rule'
    /**
     * How drawn numbers of lotteries look, wherever they are shown: in lobbies, results, records and the sandbox's client.
     */
    drawnNumbers: 'glossy' | 'paper' | 'flaps'
    /**
     * How pictures that the server sends are toned, so that they suit the brand: games, promotions, announcements, ways to pay.
     */
    pictures: 'natural' | 'mono' | 'warm'
  }
  /**
   * Font files that the site loads itself.
   */
  fonts: {
    [k: string]: FontFile
  }
  /**
   * The brand's own pictures.
   */
  assets: {
    /**
     * Logo in the header.
     */
    logo: Image
    /**
     * Logo where the page is dark. That of light pages, if left out.
     */
    logoDark?: Picture
    screenshots?: AppScreenshots
    icons: BrandIcons
  }
}
export interface ColorTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'color'
  /**
   * Page background.
   */
  background: ColorToken
  /**
   * Background of cards, header and menus.
   */
  surface: ColorToken
  /**
   * Background of dialogs, inputs and of what lies over a surface.
   */
  surfaceRaised: ColorToken
  /**
   * Text on background and surfaces.
   */
  text: ColorToken
  /**
   * Secondary text on background and surfaces.
   */
  textMuted: ColorToken
  /**
   * Background of the main button.
   */
  primary: ColorToken
  /**
   * Text on primary.
   */
  onPrimary: ColorToken
  /**
   * Links, active items and highlights on background and surfaces.
   */
  accent: ColorToken
  /**
   * Lines around cards and between rows.
   */
  border: ColorToken
  /**
   * Border of inputs, at 3:1 on its surroundings.
   */
  borderStrong: ColorToken
  /**
   * Ring around what has the keyboard.
   */
  focus: ColorToken
  /**
   * Error text and icons.
   */
  danger: ColorToken
  /**
   * Success text and icons.
   */
  success: ColorToken
  /**
   * Warning text and icons.
   */
  warning: ColorToken
  /**
   * Veil behind dialogs and over banner pictures.
   */
  overlay: ColorToken
}
export interface ColorToken {
  /**
   * Note for designers.
   */
  $description?: string
  $value: ColorValue
}
/**
 * Colour: a colour space and its components.
 */
export interface ColorValue {
  /**
   * The colour spaces of CSS Color 4. srgb has red, green and blue from 0 to 1; hsl has hue in degrees, saturation and lightness in percent; oklch has lightness from 0 to 1, chroma and hue in degrees.
   */
  colorSpace:
    | 'srgb'
    | 'hsl'
    | 'oklch'
    | 'srgb-linear'
    | 'hwb'
    | 'lab'
    | 'lch'
    | 'oklab'
    | 'display-p3'
    | 'display-p3-linear'
    | 'a98-rgb'
    | 'prophoto-rgb'
    | 'rec2020'
    | 'xyz'
    | 'xyz-d50'
    | 'xyz-d65'
  /**
   * The three components. A component that does not apply, such as the hue of a grey, is "none".
   *
   * @minItems 3
   * @maxItems 3
   */
  components: (number | null)[]
  /**
   * Opacity, 0 to 1. Left out, it is that of the template's colour, as every key that is left out; write 1 for a colour that covers.
   */
  alpha: number
  /**
   * The colour as browsers show it that do not know the colour space. Worked out where it is left out.
   */
  hex?: string
}
/**
 * Font families.
 */
export interface FontTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'fontFamily'
  /**
   * Family of running text.
   */
  body: FontFamilyToken
  /**
   * Family of headings, buttons and menus.
   */
  heading: FontFamilyToken
}
export interface FontFamilyToken {
  /**
   * Note for designers.
   */
  $description?: string
  /**
   * Families, first choice first.
   *
   * @minItems 1
   */
  $value: string[]
}
/**
 * Font sizes.
 */
export interface FontSizeTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'dimension'
  /**
   * Notes and labels.
   */
  small: DimensionToken
  /**
   * Running text.
   */
  body: DimensionToken
  /**
   * Lead text and card titles.
   */
  large: DimensionToken
  /**
   * Section headings.
   */
  heading: DimensionToken
  /**
   * Page titles and banner titles on a wide screen.
   */
  display: DimensionToken
}
export interface DimensionToken {
  /**
   * Note for designers.
   */
  $description?: string
  $value: DimensionValue
}
/**
 * Measure.
 */
export interface DimensionValue {
  /**
   * How many of the unit.
   */
  value: number
  /**
   * Pixels, or multiples of the root font size.
   */
  unit: 'px' | 'rem'
}
/**
 * Font weights.
 */
export interface FontWeightTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'fontWeight'
  /**
   * Running text.
   */
  body: FontWeightToken
  /**
   * Headings.
   */
  heading: FontWeightToken
  /**
   * Buttons and menu items.
   */
  control: FontWeightToken
}
export interface FontWeightToken {
  /**
   * Note for designers.
   */
  $description?: string
  /**
   * Weight. In words: thin, extra-light, light, regular, medium, semi-bold, bold, extra-bold, black.
   */
  $value: number
}
/**
 * Corner radii.
 */
export interface RadiusTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'dimension'
  /**
   * Buttons and inputs.
   */
  control: DimensionToken
  /**
   * Cards and banners.
   */
  card: DimensionToken
  /**
   * Dialogs.
   */
  dialog: DimensionToken
}
/**
 * Spacing.
 */
export interface SpaceTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'dimension'
  /**
   * The step that all distances are multiples of: density.
   */
  unit: DimensionToken
  /**
   * Distance from the edge of the screen on phones.
   */
  gutter: DimensionToken
  /**
   * Distance between sections.
   */
  section: DimensionToken
}
/**
 * Elevation.
 */
export interface ShadowTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'shadow'
  /**
   * Elevation of cards.
   */
  card: ShadowToken
  /**
   * Elevation of dialogs and menus.
   */
  overlay: ShadowToken
}
export interface ShadowToken {
  /**
   * Note for designers.
   */
  $description?: string
  /**
   * One shadow, or a list of them, the topmost first.
   *
   * @minItems 1
   */
  $value: ShadowValue[]
}
/**
 * Shadow.
 */
export interface ShadowValue {
  /**
   * Colour of the shadow.
   */
  color: ColorValue
  /**
   * Offset to the right.
   */
  offsetX: OffsetValue
  /**
   * Offset downwards.
   */
  offsetY: OffsetValue
  /**
   * Softness.
   */
  blur: DimensionValue
  /**
   * Growth.
   */
  spread: OffsetValue
  /**
   * Whether the shadow lies within the shape.
   */
  inset: boolean
}
/**
 * Measure that may point the other way: negative.
 */
export interface OffsetValue {
  /**
   * How many of the unit.
   */
  value: number
  /**
   * Pixels, or multiples of the root font size.
   */
  unit: 'px' | 'rem'
}
/**
 * Motion.
 */
export interface DurationTokens {
  /**
   * Type of the tokens in this group, as design tools read it.
   */
  $type: 'duration'
  /**
   * Hover and press.
   */
  short: DurationToken
  /**
   * Dialogs and menus.
   */
  medium: DurationToken
}
export interface DurationToken {
  /**
   * Note for designers.
   */
  $description?: string
  $value: DurationValue
}
/**
 * Time.
 */
export interface DurationValue {
  /**
   * Number.
   */
  value: number
  /**
   * Milliseconds or seconds.
   */
  unit: 'ms' | 's'
}
export interface FontFile {
  /**
   * Family name that the font tokens use.
   */
  family: string
  /**
   * Font file (woff2).
   */
  src: Asset
  /**
   * Weight, or range of weights as '400 700'.
   */
  weight: string
  /**
   * Characters that the file is loaded for.
   */
  unicodeRange?: string
  /**
   * Languages whose pages are in this family. Pages of others pass it over wherever a token names it, and never fetch the file, not even for the language's own name in the list of languages. If left out, pages of every language.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * Height of lines, as a multiple of the text's size, on pages of those languages: letters of Nastaliq need 2. If left out, as in every language.
   */
  lineHeight?: number
  /**
   * Load it with the page, before text needs it. Not together with "languages", which most visitors do not read.
   */
  preload: boolean
  /**
   * Width, in percent, that a system font is set to until the file is there, under the family's name with ' stand-in' after it. Close to the real width, lines break in the same places and nothing moves.
   */
  standIn?: number
}
/**
 * Pictures of the site that phones and desktops show to whoever installs it: JPEG or PNG, of 320 to 3840 pixels a side. Without them the browser asks in one line.
 */
export interface AppScreenshots {
  /**
   * The site on a phone, higher than wide.
   */
  narrow?: Picture
  /**
   * The site on a desktop, wider than high.
   */
  wide?: Picture
}
/**
 * The brand's icon in the sizes that browsers and phones ask for.
 */
export interface BrandIcons {
  /**
   * Icon of the browser tab: SVG.
   */
  tab: Asset
  /**
   * Icon on the home screen of an iPhone: PNG, 180 × 180 pixels, without transparency. The phone rounds the corners.
   */
  touch: Asset
  /**
   * Icon of the installed site: PNG, 512 × 512 pixels. Phones cut it to a circle or another shape of theirs, so what matters stands within a circle of 80 % of the width around the middle.
   */
  app: Asset
}
/**
 * Game vendors as players see them.
 */
export interface Vendors {
  /**
   * Schema of this file, for editors.
   */
  $schema?: string
  /**
   * Vendors by the code the platform uses.
   */
  items: {
    [k: string]: Vendor
  }
  /**
   * Icons of the vendors on the server (2 §9), each as DEFAULT, ACTIVE, WHITE, COLOR and PURPLE: AG_COLOR.png. One that does not arrive is tried once, and its emblem stands in for it. If left out, emblems are drawn.
   */
  pictures?: {
    /**
     * Folder of the product images, behind the image address that the server names, else behind this site's.
     */
    folder: string
    /**
     * File type.
     */
    type: 'png' | 'webp' | 'svg'
  }
  /**
   * Order of the vendors. A vendor that is not listed is not shown.
   */
  order: string[]
  /**
   * Kinds of games whose vendors stand in a lane of their own, behind that of another kind (1 §9 vendor map).
   */
  lanes: {
    [k: string]: VendorLaneOf
  }
}
export interface Vendor {
  /**
   * Name of the vendor.
   */
  name: string
  /**
   * Game categories the vendor supplies.
   *
   * @minItems 1
   */
  categories: ('RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT')[]
  /**
   * Mark of the vendor in place of its name.
   */
  icon?: Picture
}
export interface VendorLaneOf {
  /**
   * Vendors of the lane.
   *
   * @minItems 1
   */
  vendors: string[]
  /**
   * Kind of the lane that it stands behind.
   */
  after: 'RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT'
}
/**
 * The agent centre (1 §2): its menu, and the panel that is shown. For agents (1 §6).
 */
export interface AgentCentreProps {
  /**
   * The panel that the address shows, whatever stands there.
   */
  panel: string
}
/**
 * The member centre (1 §2; 2 §2): its menu, and the panel that the address shows.
 */
export interface MemberCentreProps {
  /**
   * The panel that the address shows, whatever stands there.
   */
  panel: string
}

export interface BlockProps {
  'app-guide': AppGuideProps
  'banner-slider': BannerSliderProps
  'bottom-bar': BottomBarProps
  'call-to-action': CallToActionProps
  'card-grid': CardGridProps
  'category-nav': CategoryNavProps
  'draw-results': DrawResultsProps
  'faq': FaqProps
  'feedback-form': FeedbackFormProps
  'gallery': GalleryProps
  'game-frame': GameFrameProps
  'game-lanes': GameLanesProps
  'game-lobby': GameLobbyProps
  'help-centre': HelpCentreProps
  'legal-document': LegalDocumentProps
  'lobby-notice': LobbyNoticeProps
  'login-form': LoginFormProps
  'lottery-lobby': LotteryLobbyProps
  'point-mall': PointMallProps
  'point-redemptions': PointRedemptionsProps
  'promotion-detail': PromotionDetailProps
  'promotion-list': PromotionListProps
  'promotion-slider': PromotionSliderProps
  'register-form': RegisterFormProps
  'responsible-play': ResponsiblePlayProps
  'right-bar': RightBarProps
  'room-list': RoomListProps
  'side-menu': SideMenuProps
  'site-footer': SiteFooterProps
  'site-header': SiteHeaderProps
  'system-notice': SystemNoticeProps
  'text-section': TextSectionProps
  'vendor-strip': VendorStripProps
  'vendor-tabs': VendorTabsProps
  'video': VideoProps
  'winner-board': WinnerBoardProps
  'derby/slogan-tape': DerbySloganTapeProps
}

export type BlockName = keyof BlockProps

export interface DialogProps {
  'after-login': AfterLoginProps
  'agent-centre': AgentCentreProps
  'announcements': AnnouncementsProps
  'change-password': ChangePasswordProps
  'cookie-settings': CookieSettingsProps
  'download-guide': DownloadGuideProps
  'forgot-password': ForgotPasswordProps
  'game-list': GameListProps
  'human-verification': HumanVerificationProps
  'install': InstallProps
  'login-register': LoginRegisterProps
  'member-centre': MemberCentreProps
  'message': MessageProps
  'reality-check': RealityCheckProps
  'register-success': RegisterSuccessProps
  'search': SearchProps
  'speed-test': SpeedTestProps
}

export type DialogName = keyof DialogProps

export interface MemberPanelProps {
  'account-record': AccountRecordProps
  'betting-record': BettingRecordProps
  'bonus-details': BonusDetailsProps
  'deposit': DepositProps
  'limits': LimitsProps
  'manual-rebate': ManualRebateProps
  'messages': MessagesProps
  'missions': MissionsProps
  'point-record': PointRecordProps
  'profit-loss': ProfitLossProps
  'receipt': ReceiptProps
  'referral': ReferralProps
  'reward-center': RewardCenterProps
  'security-center': SecurityCenterProps
  'transfer-upline': TransferUplineProps
  'wallet-transfer': WalletTransferProps
  'withdraw': WithdrawProps
  'derby/slogan-tape': DerbySloganTapeProps
}

export type MemberPanelName = keyof MemberPanelProps

export interface AgentPanelProps {
  'agent-announcement': AgentAnnouncementProps
  'agent-daily-wages': AgentDailyWagesProps
  'agent-dividend-record': AgentDividendRecordProps
  'agent-downline-transactions': AgentDownlineTransactionsProps
  'agent-hourly-salary': AgentHourlySalaryProps
  'agent-income': AgentIncomeProps
  'agent-profit-loss': AgentProfitLossProps
  'agent-real-time-salary': AgentRealTimeSalaryProps
  'agent-registration-center': AgentRegistrationCenterProps
  'agent-team-betting': AgentTeamBettingProps
  'agent-team-management': AgentTeamManagementProps
  'agent-team-overview': AgentTeamOverviewProps
  'derby/slogan-tape': DerbySloganTapeProps
}

export type AgentPanelName = keyof AgentPanelProps
