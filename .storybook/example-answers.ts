import type {
  Balance,
  Captcha,
  CountryCodes,
  Login,
  MemberInfo,
  Notices,
  Permission,
  RegisterRules,
  RegisterSettings,
} from '@/generated/gateway-types'
import type { CallName } from '@/gateway/endpoints'

const textRule = { enabled: true, required: true, acceptedPattern: '^[a-zA-Z0-9_]+$', patternId: 5 }

const registerRules: RegisterRules = {
  username: { ...textRule, minLength: 6, maxLength: 12 },
  password: { ...textRule, acceptedPattern: '^\\S+$', patternId: 10, minLength: 8, maxLength: 20 },
  confirmPassword: { enabled: true, required: true },
  payeeName: { enabled: true, required: false, maxLength: 60 },
  email: { enabled: false, required: false },
  mobileNum: { enabled: true, required: true, acceptedPattern: '^[0-9]{9,11}$' },
  verificationCode: { enabled: true, required: true, maxLength: 255 },
  captcha: { enabled: true, required: true, minLength: 4, maxLength: 4 },
}

const permission: Permission['response'] = {
  whitelabel: { settings: [{ modId: 'REFERRAL3', enabled: 1 }] },
  registerRules,
  customerService: [{ csType: 'LIVECHAT', path: 'mailto:support@example.test' }],
  location: { ip: '203.0.113.24', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
  promotions: { REFERRAL: true },
}

const notices: Notices['response'] = { player: [], banners: [], popup: [], promotion: [] }
const member: MemberInfo['response'] = { id: '1001', account: 'demo_player', nickname: 'Demo', type: 0 }
const balance: Balance['response'] = { sumBalance: 1284500.5 }
const session: Login['response'] = { token: 'a-token-of-no-account' }
const countries: CountryCodes['response'] = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'TH', countryDialingCode: '+66' },
]
/** One light pixel: stories say nothing about what a captcha looks like. */
const captcha: Captcha['response'] = {
  id: 'example',
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//9/PQAJewN9b2jW9AAAAABJRU5ErkJggg==',
}
const registerSettings: RegisterSettings['response'] = registerRules

type Answers = { readonly [Call in CallName]?: unknown }

/** What the server says in stories, by call. */
export const exampleAnswers: Answers = {
  permission,
  status: permission,
  notices,
  memberInfo: member,
  balance,
  login: session,
  freePlayLogin: session,
  logout: null,
  captcha,
  countryCodes: countries,
  registerSettings,
}

const noRules: RegisterSettings['response'] = {}
const noBalance: Balance['response'] = { sumBalance: 0 }
const noCountries: CountryCodes['response'] = []

/** A server that has nothing to show. */
export const emptyAnswers: Answers = {
  permission: {
    whitelabel: { settings: [] },
    location: { ip: '' },
    maintenance: false,
    regionRestriction: false,
  } satisfies Permission['response'],
  registerSettings: noRules,
  balance: noBalance,
  countryCodes: noCountries,
}

const longName = 'a_player_with_the_longest_name_that_fits_into_an_account'
const longMember: MemberInfo['response'] = { ...member, account: longName, nickname: longName }
const greatBalance: Balance['response'] = { sumBalance: 987654321987.65 }

/** A server whose names and amounts are as long as they get. */
export const longAnswers: Answers = { memberInfo: longMember, balance: greatBalance }
