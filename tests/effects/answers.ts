import { lotteryAnswers } from '@/../.storybook/example-lottery'
import { winners } from '@/../.storybook/example-winners'
import { exampleActivity } from '@/site/blocks/promotion-detail/testing/example-activity'
import type {
  Balance,
  BettingRecord,
  Captcha,
  ConsolidatedFunds,
  CountryCodes,
  MemberInfo,
  MemberTransactions,
  MerchantWallet,
  MoneyReceipt,
  Notices,
  Permission,
  ProfitLoss,
  RegisterRules,
} from '@/contract/generated/gateway-types'
import { cashAnswers } from './cash-answers'
import { contractAnswers } from './contract-answers'
import { pointAnswers } from './point-answers'
import { rewardAnswers } from './reward-answers'
import { teamAnswers } from './team-answers'
import type { View } from './render-site'

/** Names of the rules of the sampler's fields. */
const ruleNames = [
  ...['username', 'email', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'captcha'],
  ...['line', 'zalo', 'facebook'],
]

/** Rules for every field, which may be enabled or not, and required or not. */
export function registerRules(enabled: boolean, required: boolean): RegisterRules {
  const limits = { acceptedPattern: '^[a-z]+$', patternId: 'sample', minLength: 4, maxLength: 8 }
  return Object.fromEntries(
    // A different limit for each, so that the page shows whose rule a field has.
    ruleNames.map((name, at) => [
      name,
      // No mobile number keeps the others' pattern, and such a pattern would be dropped.
      {
        enabled,
        required,
        ...limits,
        ...(name === 'mobileNum' && { acceptedPattern: '^[0-9a]+$' }),
        maxLength: 8 + at,
      },
    ]),
  )
}

/** Rules of which every second one is enabled, so that the page shows whose rule a field has. */
export function mixedRules(): RegisterRules {
  const rules = Object.entries(registerRules(true, true))
  return Object.fromEntries(rules.map(([name, rule], at) => [name, { ...rule, enabled: at % 2 === 0 }]))
}

const permission: Permission['response'] = {
  whitelabel: {
    settings: [
      { modId: 'SERVED', enabled: 1 },
      { modId: 'KEPT', enabled: 0 },
    ],
  },
  location: { ip: '203.0.113.24', country: 'VN' },
  analytics: { gtagId: 'G-SAMPLE1' },
  maintenance: false,
  regionRestriction: false,
  promotions: { sample: true },
  customerService: ['VIP', 'LIVECHAT'].map((csType) => ({ csType, csPosition: 'RIGHT_BAR', path: '/service' })),
  resources: [
    { resourceType: 'PAYMENT_CARD', url: '/card.svg', labelNameEn: 'Card' },
    { resourceType: 'SOCIAL_TELEGRAM', url: '/telegram', labelNameEn: 'Telegram' },
  ],
}

const banner = { bannerId: '1', groupName: 'w_served', url: '/served.svg', linkageType: 'external' }
const notices: Notices['response'] = {
  player: [],
  banners: [{ ...banner, linkTarget: 'https://other.example/' }],
  popup: [{ id: '1', title: 'News' }],
  promotion: ['new_player', 'new_player', 'vip', 'vip', 'sports'].map((category, at) => ({
    id: `p${at}`,
    title: `${category} ${at}`,
    category,
    starts: '2026-11-20T17:00:00Z',
  })),
} as unknown as Notices['response']

const balance: Balance['response'] = { sumBalance: 1284500.5 }
const clubLabel = { labelName: 'Gold', color: '#c79a2b', rankLevel: 5 }
const memberInfo: MemberInfo['response'] = { id: '1', account: 'player', type: 0, clubLabel, toUpline: true }
const contract = {
  since: '2025-06-01T00:00:00.000Z',
  terms: [{ period: 'daily', periodValidBet: 1, periodProfitLoss: 2, activeMembers: 3, rate: 0.04, betAmount: 5 }],
}
const consolidatedFunds = {
  divtypereq: null,
  dailysalreqtype: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  divtypeinfo: contract,
  dailysalinfotype: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  realtimesalinfotype: null,
  team: { size: 46, newMembers: 3, balance: 912_640, bet: 338_720, profit: -21_865 },
} as unknown as ConsolidatedFunds['response']
const merchantWallet: MerchantWallet['response'] = {
  single: false,
  wallets: ['MAIN', 'PT', 'TF'].map((wallet, at) => ({
    ...{ wallet, name: '', balance: 100 + at, state: 'open', wholeUnits: false },
  })),
}
const captcha: Captcha['response'] = { id: 'one', image: '' }
const countryCodes: CountryCodes['response'] = [{ countryCode: 'VN', countryDialingCode: '+84' }]

const line = { id: 1, number: '4K7QW2M09XHT', kind: 'bet', wallet: 'PT', amount: -5, balanceAfter: 95, remark: 'Hello' }
const memberTransactions: MemberTransactions['response'] = {
  until: 9,
  total: 2,
  totalPages: 2,
  // On two days in one time zone, and on one in another.
  items: [
    { ...line, time: '2026-11-22T20:00:00Z', reference: 'B0123456789012' },
    { ...line, id: 2, kind: 'deposit', wallet: 'MAIN', time: '2026-11-22T10:00:00Z' },
  ],
  pageTotals: { in: 1, out: 2 },
  totals: { in: 3, out: 4 },
}

const game = { vassalage: 'TF', gameType: 'RNG', isHot: 1, gameId: 'g', gameClassify: 'VIDEO', isNew: 1 } as const
const games = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((nodeId) => ({
  ...game,
  nodeId,
  title: `Game ${nodeId}`,
}))
const ofEach = (['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT'] as const).map((gameType, nodeId) => ({
  ...game,
  gameType,
  nodeId,
  title: gameType,
}))
const lanes = ofEach.map((card) => ({
  title: card.title,
  gameClassify: card.gameType,
  cards: [card, { ...card, vassalage: 'PT' }],
}))
const betTotals = { stake: 11, open: 12, validBet: 13, win: 14, result: 15 }
const bet = { number: 'B1', category: 'RNG', vendor: 'PT', game: 'Koi', stake: 21, validBet: 22, win: 23, result: 2 }
const ofSports = { match: 'A – B', pick: 'A', odds: 1.85, score: '2 : 1' }
const ofLottery = { issue: '20261122', play: 'lo2', numbers: '07 19', round: '2 lines' }
const bettingRecord: BettingRecord['response'] = {
  until: 9,
  total: 2,
  totalPages: 2,
  items: ['2026-11-22T20:00:00Z', '2026-11-22T10:00:00Z'].map((time, at) => ({
    ...{ ...bet, ...ofSports, ...ofLottery },
    ...{ number: `B${at}`, time, settled: '2026-11-22T21:00:00Z', status: 'won', receipts: [] },
  })),
  pageTotals: betTotals,
  totals: betTotals,
}
const profit = { deposit: 1, withdrawal: 2, bet: 3, validBet: 4, win: 5, rebate: 6, promotion: 7, locked: 9, result: 8 }
const profitLoss: ProfitLoss['response'] = {
  until: 0,
  total: 2,
  totalPages: 2,
  items: ['2026-11-22', '2026-11-21'].map((name) => ({ name, ...profit })),
  pageTotals: profit,
  totals: profit,
}
const moneyReceipt: MoneyReceipt['response'] = {
  ...{ number: '4K7QW2M09XHT', time: '2026-11-22T20:00:00Z', kind: 'bet', state: 'booked', amount: 5, unit: 'money' },
  ...{ from: ['MAIN'], to: ['HOUSE'], lines: [], reference: null, checkCode: 'ABC' },
}

/** The server's answers when all is well. */
export const answers = {
  permission,
  notices,
  balance,
  consolidatedFunds,
  unreadCount: { count: 3 },
  merchantWallet,
  memberInfo,
  memberTransactions,
  ...cashAnswers,
  ...pointAnswers,
  ...rewardAnswers,
  ...contractAnswers,
  ...teamAnswers,
  bettingRecord,
  profitLoss,
  moneyReceipt,
  captcha,
  countryCodes,
  gameList: { games, totalPages: 1, total: 3, all: 4, classes: ['VIDEO', 'CLASSIC'] },
  hotGames: { list: [...games, ...ofEach] },
  recentGames: { list: [...games, ...ofEach], totalPages: 1 },
  favouriteGamesList: { content: [...games, ...ofEach], totalPages: 1 },
  favouriteGames: [1],
  newGameVendors: { list: ['TF'] },
  vendorGameType: { data: { lanes } },
  registerSettings: registerRules(true, true),
  winnerBoard: winners,
  ...lotteryAnswers,
  lotteryLobby: lotteryAnswers.lotteryLobby(),
  promotionStates: {
    now: '2026-11-22T12:00:00.000Z',
    items: notices.promotion?.map(({ id }) => exampleActivity(id, 'process')) ?? [],
  },
} satisfies View['answers']

const message = 'Back soon. <a href="https://other.example/">More</a>'
export const maintenance = { ...answers, permission: { ...permission, maintenance: { message, until: null } } }
export const blocked = { ...answers, permission: { ...permission, regionRestriction: true } }
