import type { CallName } from '@/gateway/endpoints'
import type {
  AnnouncementContent,
  Announcements,
  Balance,
  Captcha,
  ConsolidatedFunds,
  CountryCodes,
  CustomerService,
  DomainRoutes,
  HumanChallenge,
  HumanCheck,
  Login,
  MerchantWallet,
  Notices,
  Permission,
  PointBalance,
  RegisterRules,
  RegisterSettings,
  UnreadCount,
} from '@/generated/gateway-types'
import { emptyRecordAnswers, longRecordAnswers, recordAnswers } from './example-records'
import { emptyMemberAnswers, longMemberAnswers, memberAnswers } from './example-member'

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
  customerService: ['VIP', 'LIVECHAT'].map((csType) => ({
    csType,
    csPosition: 'RIGHT_BAR',
    path: 'mailto:support@example.test',
  })),
  resources: [
    ...['Bank transfer', 'Card', 'Wallet'].map((labelNameEn, at) => ({
      resourceType: `PAYMENT_${at}`,
      url: `/payment-${at}.svg`,
      labelNameEn,
    })),
    ...['Instagram', 'Facebook', 'Telegram'].map((labelNameEn) => ({
      resourceType: `SOCIAL_${labelNameEn.toUpperCase()}`,
      url: `https://${labelNameEn.toLowerCase()}.example/brand`,
      labelNameEn,
    })),
    { resourceType: 'SOCIAL_OTHER', url: 'https://elsewhere.example/', labelNameEn: 'Elsewhere' },
  ],
  location: { ip: '203.0.113.24', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
  promotions: { REFERRAL: true },
}

const promotion = { content: '<p>What it is, and how to get it.</p>', image: null, starts: null, ends: null }
const notices: Notices['response'] = {
  player: [],
  banners: [],
  popup: [],
  promotion: [
    {
      ...promotion,
      id: 'welcome',
      category: 'new_player',
      title: 'Welcome gift',
      summary: 'Your first deposit, doubled.',
    },
    { ...promotion, id: 'trial', category: 'new_player', title: 'Free week', summary: 'Seven days to look round.' },
    { ...promotion, id: 'friends', category: 'new_player', title: 'Come together', summary: 'A gift for both of you.' },
    { ...promotion, id: 'club', category: 'vip', title: 'The club', summary: 'Points for every bet.' },
  ],
}
/** More than a page of them. */
const announcements: Announcements['response'] = Array.from({ length: 11 }, (_, index) => ({
  id: `news_${index}`,
  type: 'B',
  title: `What is new in week ${index + 1}`,
  time: '2026-05-01T09:00:00.000Z',
}))
const announcementContent: AnnouncementContent['response'] = {
  id: 'news_0',
  title: 'What is new in week 1',
  content: '<p>Tables open at nine from now on, and stay open all night.</p>',
  announcementImages: [],
  time: '2026-05-01T09:00:00.000Z',
}
const domainRoutes: DomainRoutes['response'] = { domainList: [{ domainName: 'localhost' }] }
const points: PointBalance['response'] = { balance: 12450 }
const wallets: MerchantWallet['response'] = {
  single: false,
  wallets: [
    { wallet: 'MAIN', name: '', balance: 2_654_500, state: 'open', wholeUnits: false },
    { wallet: 'PT', name: 'PT', balance: 200_000, state: 'open', wholeUnits: false },
    { wallet: 'AG', name: 'AG', balance: 0, state: 'maintenance', wholeUnits: false },
  ],
}
const unread: UnreadCount['response'] = { count: 3 }
const service: CustomerService['response'] = {
  version: { pathList: [{ type: 1, csType: 'LIVECHAT', csPosition: 'HELP', path: 'mailto:support@example.test' }] },
}
const balance: Balance['response'] = { sumBalance: 1284500.5 }
/** Of each kind of contract one. */
type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
const contract = (terms: Contract['terms']): Contract => ({ since: '2025-06-01T00:00:00.000Z', terms })
const term = { period: 'daily', periodValidBet: 50_000_000, periodProfitLoss: 0, activeMembers: 5 } as const
const wages = { ...term, rate: 0.005, betAmount: 20_000_000 }
const consolidatedFunds: ConsolidatedFunds['response'] = {
  dailysalreqtype: null,
  divtypereq: {
    asks: 'offer',
    from: 'upline_han',
    since: '2025-12-28T00:00:00.000Z',
    terms: [{ ...term, period: 'monthly', periodValidBet: 5_000_000_000, rate: 0.29, betAmount: 0 }],
  },
  contracthoursalreq: {
    asks: 'termination',
    from: 'upline_han',
    since: '2025-12-30T00:00:00.000Z',
    terms: [wages],
  },
  realtimesalreqtype: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: contract([wages]),
  dailysalinfotype: contract([wages, { ...wages, period: 'weekly', rate: 0.01 }]),
  realtimesalinfotype: contract([wages]),
  divtypeinfo: contract([
    { ...term, period: 'semimonthly', periodProfitLoss: 60_000_000, rate: 0.08, betAmount: 0 },
    { ...term, period: 'monthly', periodProfitLoss: 150_000_000, rate: 0.12, betAmount: 0 },
  ]),
  team: { size: 46, newMembers: 3, balance: 912_640_000, bet: 338_720_500, profit: -21_865_250 },
}
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
/** No more than a pixel each: stories say nothing about what the picture shows. */
const humanChallenge: HumanChallenge['response'] = {
  id: 'example',
  width: 320,
  height: 160,
  background: captcha.image,
  piece: captcha.image,
  pieceWidth: 56,
  pieceTop: 60,
  steps: 100,
}
const humanCheck: HumanCheck['response'] = { passed: true, token: 'a-token-of-nobody' }
const registerSettings: RegisterSettings['response'] = registerRules

type Answers = { readonly [Call in CallName]?: unknown }

/** What the server says in stories, by call. */
export const exampleAnswers: Answers = {
  permission,
  status: permission,
  notices,
  announcements,
  announcementContent,
  domainRoutes,
  ...memberAnswers,
  ...recordAnswers,
  balance,
  consolidatedFunds,
  pointBalance: points,
  unreadCount: unread,
  merchantWallet: wallets,
  customerService: service,
  updateLanguage: null,
  login: session,
  freePlayLogin: session,
  logout: null,
  captcha,
  countryCodes: countries,
  humanChallenge,
  humanCheck,
  registerSettings,
}

const noNotices: Notices['response'] = { player: [], banners: [], popup: [], promotion: [] }
const noAnnouncements: Announcements['response'] = []
const noDomains: DomainRoutes['response'] = { domainList: [] }
const noRules: RegisterSettings['response'] = {}
const noBalance: Balance['response'] = { sumBalance: 0 }
const noPoints: PointBalance['response'] = { balance: 0 }
const noUnread: UnreadCount['response'] = { count: 0 }
const noAgency: ConsolidatedFunds['response'] = {
  ...consolidatedFunds,
  divtypereq: null,
  contracthoursalreq: null,
  contracthoursalinfo: null,
  dailysalinfotype: null,
  realtimesalinfotype: null,
  divtypeinfo: null,
  team: null,
}
const noCountries: CountryCodes['response'] = []

/** A server that has nothing to show. */
export const emptyAnswers: Answers = {
  permission: {
    whitelabel: { settings: [] },
    location: { ip: '' },
    maintenance: false,
    regionRestriction: false,
  } satisfies Permission['response'],
  notices: noNotices,
  announcements: noAnnouncements,
  domainRoutes: noDomains,
  registerSettings: noRules,
  balance: noBalance,
  consolidatedFunds: noAgency,
  pointBalance: noPoints,
  unreadCount: noUnread,
  merchantWallet: wallets,
  ...emptyMemberAnswers,
  ...emptyRecordAnswers,
  countryCodes: noCountries,
}

const greatAgency: ConsolidatedFunds['response'] = {
  ...consolidatedFunds,
  dailysalinfotype: contract([{ ...wages, periodValidBet: 987_654_321_987.65 }]),
  team: { size: 1_234_567, newMembers: 98_765, balance: 987_654_321_987.65, bet: 98_765_432_198.76, profit: -9e11 },
}
const greatBalance: Balance['response'] = { sumBalance: 987654321987.65 }

/** A server whose names and amounts are as long as they get. */
export const longAnswers: Answers = {
  ...longMemberAnswers,
  ...longRecordAnswers,
  balance: greatBalance,
  consolidatedFunds: greatAgency,
}
