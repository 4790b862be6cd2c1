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

/** What the server says in stories, by call. */
export const exampleAnswers: { readonly [Call in CallName]?: unknown } = {
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
