import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  AnnouncementContent,
  Announcements,
  Balance,
  Captcha,
  CaptchaSound,
  CountryCodes,
  CustomerService,
  DomainRoutes,
  HumanCaptcha,
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
} from '@/contract/generated/gateway-types'
import { consolidatedFunds, noAgency, greatAgency } from './example-agency'
import { helpAnswers, longHelpAnswers } from './example-help'
import { contractAnswers, emptyContractAnswers, longContractAnswers } from './example-contracts'
import { emptyGameAnswers, gameAnswers, longGameAnswers } from './example-games'
import { cashAnswers, emptyCashAnswers, longCashAnswers } from './example-cash'
import { emptyRecordAnswers, longRecordAnswers, recordAnswers } from './example-records'
import { emptyLotteryAnswers, longLotteryAnswers, lotteryAnswers } from './example-lottery'
import { emptyPointAnswers, longPointAnswers, pointAnswers } from './example-points'
import { emptyRewardAnswers, longRewardAnswers, rewardAnswers } from './example-rewards'
import { emptyTeamAnswers, longTeamAnswers, teamAnswers } from './example-team'
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
/** More than fit on one page. */
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
const session: Login['response'] = { token: 'a-token-of-no-account' }
const countries: CountryCodes['response'] = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'TH', countryDialingCode: '+66' },
]
/** A single light pixel: stories do not depend on the captcha's picture. */
const captcha: Captcha['response'] = {
  id: 'example',
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//9/PQAJewN9b2jW9AAAAABJRU5ErkJggg==',
}
/** A moment of silence, as a WAV file. */
const captchaSound: CaptchaSound['response'] = {
  sound: 'UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA',
}
/** A pixel each: stories do not depend on what the picture shows. */
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
const humanCaptcha: HumanCaptcha['response'] = { token: 'a-token-of-nobody' }
const humanCheck: HumanCheck['response'] = { passed: true, token: 'a-token-of-nobody' }
const registerSettings: RegisterSettings['response'] = registerRules

type Answers = { readonly [Call in CallName]?: unknown }

/** The server's answers in stories, by call. */
export const exampleAnswers: Answers = {
  permission,
  status: permission,
  notices,
  announcements,
  announcementContent,
  domainRoutes,
  ...lotteryAnswers,
  ...memberAnswers,
  ...recordAnswers,
  ...cashAnswers,
  ...teamAnswers,
  ...rewardAnswers,
  ...helpAnswers,
  ...contractAnswers,
  ...pointAnswers,
  ...gameAnswers,
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
  captchaSound,
  countryCodes: countries,
  humanCaptcha,
  humanChallenge,
  humanCheck,
  registerSettings,
}

const noNotices: Notices['response'] = { player: [], banners: [], popup: [], promotion: [] }
const noRules: RegisterSettings['response'] = {}
const noBalance: Balance['response'] = { sumBalance: 0 }
const noPoints: PointBalance['response'] = { balance: 0 }
const noUnread: UnreadCount['response'] = { count: 0 }

/** Answers of a server that has no data. */
export const emptyAnswers: Answers = {
  permission: {
    whitelabel: { settings: [] },
    location: { ip: '' },
    maintenance: false,
    regionRestriction: false,
  } satisfies Permission['response'],
  notices: noNotices,
  announcements: [],
  domainRoutes: { domainList: [] },
  registerSettings: noRules,
  balance: noBalance,
  consolidatedFunds: noAgency,
  pointBalance: noPoints,
  unreadCount: noUnread,
  merchantWallet: wallets,
  ...emptyLotteryAnswers,
  ...emptyMemberAnswers,
  ...emptyRecordAnswers,
  ...emptyCashAnswers,
  ...emptyTeamAnswers,
  ...emptyRewardAnswers,
  ...emptyContractAnswers,
  ...emptyPointAnswers,
  ...emptyGameAnswers,
  countryCodes: [],
  helpCentre: [],
}

const greatBalance: Balance['response'] = { sumBalance: 987654321987.65 }

/** Answers with the longest names and amounts. */
export const longAnswers: Answers = {
  ...longLotteryAnswers,
  ...longMemberAnswers,
  ...longRecordAnswers,
  ...longCashAnswers,
  ...longTeamAnswers,
  ...longRewardAnswers,
  ...longContractAnswers,
  ...longPointAnswers,
  ...longGameAnswers,
  ...longHelpAnswers,
  balance: greatBalance,
  consolidatedFunds: greatAgency,
}
