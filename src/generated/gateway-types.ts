/* Written by `npm run generate` from the schemas. Do not edit. */

/**
 * Value of a refused login (1 §3).
 */
export type LoginRefusal = {
  /**
   * The next attempt must answer a captcha.
   */
  captcha?: boolean
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
   * Whether the field is asked: true, 1 or "1".
   */
  enabled?: unknown
  /**
   * Whether the field must be filled in.
   */
  required?: unknown
  /**
   * Regular expression that the value must match.
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
 * Domains of the merchant for the speed test (2 §7 Routers; cached in session storage as routers).
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
 * Opens a session (1 §7 login; 2 §7 /wps/session/login, encrypted).
 */
export interface Login {
  /**
   * Credentials (1 §7).
   */
  request: {
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
     * How the player signs in.
     */
    type: 'username' | 'sms'
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
   * The four lists.
   */
  response: {
    /**
     * Messages to the player.
     *
     * Items: Notice.
     */
    player: {
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
    banners: {
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
     * Messages that open by themselves.
     *
     * Items: Notice.
     */
    popup: {
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
     * Items: Notice.
     */
    promotion: {
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
       * Kind.
       */
      resourceType: string
      /**
       * Address.
       */
      url: string
      /**
       * Address of a QR picture.
       */
      qrCodeUrl?: string
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
       * Where it is shown.
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
 * What an issued captcha says.
 */
export interface SandboxCaptcha {
  /**
   * The text in the picture.
   */
  text: string
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
   * delay: answer after delay milliseconds. status: answer with that HTTP status. drop: close the connection. malformed: HTML where JSON belongs. shape: JSON of the wrong shape. empty: no body.
   */
  kind: 'delay' | 'status' | 'drop' | 'malformed' | 'shape' | 'empty'
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
}
/**
 * Modules of the settings tree, 1 on and 0 off.
 */
export interface SandboxStateFeatures {
  [k: string]: 0 | 1
}
/**
 * Promotions by code, switched on or off.
 */
export interface SandboxStatePromotions {
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
}
