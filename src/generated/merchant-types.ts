/* Written by `npm run generate` from the schemas. Do not edit. */

/**
 * What a click does. One dispatcher runs it and applies the guards.
 */
export type Action = NavigateAction | DialogAction | ExternalAction | SignOutAction | FreePlayAction
/**
 * Open a dialog.
 */
export type DialogAction = LoginRegisterDialogAction | MessageDialogAction | RegisterSuccessDialogAction
/**
 * Key of a text in locales/<language>.json. Every supported language must have a text for it.
 */
export type TextKey = string
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
  | 'cards'
  | 'crown'
  | 'dice'
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
  | 'phone'
  | 'play'
  | 'shield'
  | 'sparkles'
  | 'star'
  | 'ticket'
  | 'timer'
  | 'trophy'
  | 'user'
  | 'user-plus'
  | 'users'
  | 'wallet'
  | 'zap'
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
 * A block with its props. The block decides which props there are.
 */
export type Section =
  | BannerSliderSection
  | BottomBarSection
  | CallToActionSection
  | CardGridSection
  | RegisterFormSection
  | SideMenuSection
  | SiteFooterSection
  | SiteHeaderSection
  | SystemNoticeSection
  | TextSectionSection
  | VendorStripSection
  | DerbySloganTapeSection
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
   * Query parameters added to the address.
   */
  query: {
    [k: string]: string
  }
}
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
   * Text.
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
   * Milliseconds after which it closes by itself. 0 stays.
   */
  closeAfter: number
}
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
   * The server has this promotion switched on, for example REFERRAL.
   */
  promotion?: string
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
     * Sign-in: the fields that the login call takes, and no others.
     */
    login: LoginFormConfig
  }
  /**
   * Message shown when a value breaks a rule, by the rule's patternId. {{field}}, {{min}} and {{max}} are filled in; {{length}} is '6-12', or '6' when both are equal; {{limits}} is ', 6-12 characters' in the words of limits.both, limits.least and limits.most, and nothing for a rule without lengths.
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
  header: Menu
  /**
   * Menu behind the avatar of a signed-in player.
   */
  account: Menu
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
   * When the entry is shown. Always, if left out.
   */
  when?: Condition
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
  }
  /**
   * The pages, by name. home is the start page.
   */
  pages: {
    /**
     * The start page.
     */
    home: PageConfig
    [k: string]: PageConfig
  }
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
 * The banners of a group, one at a time.
 */
export interface BannerSliderSection {
  /**
   * The banners of a group, one at a time.
   */
  block: 'banner-slider'
  props: BannerSliderProps
  when?: Condition
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
   * From edge to edge and high; a card within the page; or text beside the picture.
   */
  shape: 'cinematic' | 'card' | 'split'
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
 * The registration: tabs for user name and mobile number, and the form that the server's rules ask for.
 */
export interface RegisterFormSection {
  /**
   * The registration: tabs for user name and mobile number, and the form that the server's rules ask for.
   */
  block: 'register-form'
  props: RegisterFormProps
  when?: Condition
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
   * Amount of the welcome promotion, shown in the title.
   */
  promotionAmount?: Money
  /**
   * Tab that is open first when the server allows both.
   */
  first: 'username' | 'mobile'
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
 * The menu at the side of a page. On phones it opens over the page.
 */
export interface SideMenuSection {
  /**
   * The menu at the side of a page. On phones it opens over the page.
   */
  block: 'side-menu'
  props: SideMenuProps
  when?: Condition
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
   * Notice that gambling is for adults and carries risks.
   */
  responsibility: TextKey
  /**
   * Show the 18+ mark.
   */
  ageMark: boolean
  /**
   * Show the names of the game vendors.
   */
  vendors: boolean
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
   * Paragraphs, in order.
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
  categories?: ('RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'COCKFIGHT')[]
  /**
   * Framed tiles or a plain line.
   */
  look: 'tiles' | 'line'
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
   * Who writes the page's heading: nobody that can be seen (screen readers hear the title), or one of its sections.
   */
  heading: 'hidden' | 'section'
  /**
   * Who may open the page: everybody, signed-in players, or signed-in players with a real account.
   */
  guard: 'none' | 'login' | 'realAccount'
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
   * Language shown to a visitor who has not chosen one.
   */
  defaultLanguage: string
  /**
   * Currency of balances.
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
  }
  /**
   * Account-type numbers of the platform and the role each stands for. Every other number is a player.
   */
  accountTypes: {
    /**
     * Types that may open the agent centre.
     */
    agent: number[]
    /**
     * Types that are trial accounts, without real money.
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
   * Other sites this merchant may link to, by host name.
   *
   * Items: A host name.
   */
  allowedHosts: string[]
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
}
export interface CallOverride {
  /**
   * Path of the call on the gateway.
   */
  path?: string
  /**
   * Module id sent with the call.
   */
  moduleId?: string
  /**
   * Milliseconds after which this call is given up.
   */
  timeout?: number
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
}
/**
 * Modules of the settings tree, 1 on and 0 off.
 */
export interface SandboxStateFeatures {
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
   * Whether the field is asked: true, 1 or "1".
   */
  enabled?: boolean | number | string
  /**
   * Whether the field must be filled in: true, 1 or "1".
   */
  required?: boolean | number | string
  /**
   * Regular expression that the value must match.
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
   * Design tokens. Each becomes a CSS variable, for example color.dark.accent becomes --color-accent.
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
   * srgb has red, green and blue from 0 to 1; hsl has hue in degrees, saturation and lightness in percent; oklch has lightness from 0 to 1, chroma and hue in degrees.
   */
  colorSpace: 'srgb' | 'hsl' | 'oklch'
  /**
   * The three components.
   *
   * @minItems 3
   * @maxItems 3
   */
  components: number[]
  /**
   * Opacity, 0 to 1.
   */
  alpha: number
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
   * Number.
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
   * Weight.
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
  $value: ShadowValue
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
  offsetX: DimensionValue
  /**
   * Offset downwards.
   */
  offsetY: DimensionValue
  /**
   * Softness.
   */
  blur: DimensionValue
  /**
   * Growth.
   */
  spread: DimensionValue
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
  /**
   * Time.
   */
  $value: {
    /**
     * Number.
     */
    value: number
    /**
     * Milliseconds or seconds.
     */
    unit: 'ms' | 's'
  }
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
   * Load it with the page, before text needs it.
   */
  preload: boolean
  /**
   * Width, in percent, that a system font is set to until the file is there, under the family's name with ' stand-in' after it. Close to the real width, lines break in the same places and nothing moves.
   */
  standIn?: number
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
   * Order of the vendors. A vendor that is not listed is not shown.
   */
  order: string[]
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
  categories: ('RNG' | 'LIVE' | 'SPORTS' | 'FISH' | 'PVP' | 'ESPORTS' | 'ELOTT' | 'COCKFIGHT')[]
  /**
   * Mark of the vendor in place of its name.
   */
  icon?: Picture
}

export interface BlockProps {
  'banner-slider': BannerSliderProps
  'bottom-bar': BottomBarProps
  'call-to-action': CallToActionProps
  'card-grid': CardGridProps
  'register-form': RegisterFormProps
  'side-menu': SideMenuProps
  'site-footer': SiteFooterProps
  'site-header': SiteHeaderProps
  'system-notice': SystemNoticeProps
  'text-section': TextSectionProps
  'vendor-strip': VendorStripProps
  'derby/slogan-tape': DerbySloganTapeProps
}

export type BlockName = keyof BlockProps

export interface DialogProps {
  'login-register': LoginRegisterProps
  'message': MessageProps
  'register-success': RegisterSuccessProps
}

export type DialogName = keyof DialogProps
