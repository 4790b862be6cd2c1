import type {
  AgentNews,
  AgentTerms,
  DownlineTerms,
  InviteLinks,
  TeamBets,
  TeamMembers,
  TeamOverview,
  TeamProfit,
  TeamTransactions,
} from '@/contract/generated/gateway-types'
import { transferred } from '@/site/panels/member/transfer-upline/testing/example-upline'
import { emptyRecordAnswers, longRecordAnswers, recordAnswers } from './example-records'

type Person = TeamMembers['response']['self']

const path = ['demo_agent']
const person = (account: string, more: Partial<Person> = {}): Person => ({
  ...{ account, type: 'player', level: 1, direct: 0, size: 0, balance: 250_000.5, teamBalance: 250_000.5 },
  ...{ rebate: 0.003, createdAt: '2026-05-01T09:00:00.000Z', lastSignIn: '2026-11-21T18:30:00.000Z' },
  ...more,
})
const teamMembers: TeamMembers['response'] = {
  path,
  self: person('demo_agent', { type: 'agent', level: 0, direct: 8, size: 46, teamBalance: 912_640_000 }),
  total: 8,
  totalPages: 2,
  items: [
    person('minhtuan10', { type: 'agent', direct: 5, size: 17, teamBalance: 48_200_000, rebate: 0.005 }),
    person('thuha31', { lastSignIn: null, rebate: null }),
    person('quocbao22', { balance: 0, teamBalance: 0 }),
  ],
}

const figures = {
  newMembers: 3,
  active: 21,
  deposit: 40_000_000,
  withdrawal: 1_500_000,
  bet: 338_720_500,
  profit: -21_865_250,
}
const before = { newMembers: 1, active: 24, deposit: 30_000_000, withdrawal: 0, bet: 340_000_000, profit: 1_200_000.5 }
const change = {
  newMembers: 2,
  active: -3,
  deposit: 10_000_000,
  withdrawal: 1_500_000,
  bet: -1_279_500,
  profit: -23_065_250.5,
}
const period = { now: figures, before, change }
const teamOverview: TeamOverview['response'] = {
  ...{ asOf: '2026-11-22T09:10:00.000Z', size: 46, balance: 912_640_000 },
  periods: { today: period, week: period, month: period },
  days: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 24 + at)).toISOString().slice(0, 10),
    ...{ bet: 900_000 + at * 40_000, profit: (at % 5) * 90_000 - 200_000 },
  })),
}

const plain = {
  deposit: 500_000,
  withdrawal: 0,
  bet: 180_000,
  validBet: 180_000,
  win: 111_000,
  rebate: 0,
  promotion: 0,
}
const profit = { ...plain, result: -69_000 }
const teamProfit: TeamProfit['response'] = {
  ...{ path, until: 0, total: 3, totalPages: 1, pageTotals: profit, totals: profit },
  items: [
    { name: 'minhtuan10', scope: 'team', size: 17, ...profit },
    { name: 'thuha31', scope: 'team', size: 0, ...profit, win: 200_000, result: 20_000 },
    { name: 'demo_agent', scope: 'own', size: 0, ...profit, bet: 0, win: 0, result: 0 },
  ],
}

const { bettingRecord, memberTransactions } = recordAnswers
const teamBets: TeamBets['response'] = {
  ...{ ...bettingRecord, path },
  items: bettingRecord.items.map((bet) => ({ ...bet, account: 'minhtuan10' })),
}
const teamTransactions: TeamTransactions['response'] = {
  ...{ ...memberTransactions, path },
  items: memberTransactions.items.map((line) => ({ ...line, account: 'thuha31' })),
}

const agentNews: AgentNews['response'] = ['Invitation links with an end', 'How figures are counted'].map(
  (title, at) => ({
    ...{
      id: String(at),
      title,
      content: '<p>Open a name to see how it comes about.</p>',
      time: '2026-11-20T03:00:00.000Z',
    },
  }),
)
const agentTerms: AgentTerms['response'] = {
  ...{ types: ['player', 'agent'], maxRebate: 0.008 },
  ...{ account: { minLength: 6, maxLength: 12 }, password: { minLength: 8, maxLength: 20 } },
}
type Link = InviteLinks['response']['items'][number]
const link: Link = {
  ...{ code: 'KPT7M2XW', type: 'player', rebate: 0.004, created: '2026-11-20T03:00:00.000Z', expires: null },
  ...{ state: 'open', registrations: 12 },
}
const expired: Link = {
  ...link,
  code: 'Q4HRN9DS',
  expires: '2026-11-21T03:00:00.000Z',
  state: 'expired',
  registrations: 0,
}
const inviteLinks: InviteLinks['response'] = { total: 3, totalPages: 2, items: [link, expired] }
const downlineTerms: DownlineTerms['response'] = {
  ...{ downline: { account: 'minhtuan10', nickname: null }, available: 12_640_000, min: 10_000, max: 100_000_000 },
  hasPaymentPassword: true,
}
const { upline: _, ...booked } = transferred

/** Answers to an agent. */
export const teamAnswers = {
  ...{ teamMembers, teamOverview, teamProfit, teamBets, teamTransactions, agentNews, agentTerms, inviteLinks },
  ...{ downlineTerms, transferDownline: { ...booked, downline: 'minhtuan10' }, createInvite: { link } },
  ...{ removeInvite: { registrations: 12 }, createMember: { account: 'newplayer', type: 'player', rebate: 0.003 } },
}

const nothing = { total: 0, totalPages: 0, items: [] }
export const emptyTeamAnswers = {
  teamMembers: { ...teamMembers, ...nothing, self: { ...teamMembers.self, direct: 0, size: 0 } },
  teamOverview: { ...teamOverview, size: 0, balance: 0 },
  teamProfit: { ...teamProfit, ...nothing },
  teamBets: { ...emptyRecordAnswers.bettingRecord, path },
  teamTransactions: { ...emptyRecordAnswers.memberTransactions, path },
  agentNews: [],
  inviteLinks: nothing,
  downlineTerms: { ...downlineTerms, downline: null },
}

const long = 'a_name_of_forty_characters_and_no_blanks'
const great = 987_654_321_987.65
const greatFigures = { ...figures, bet: great, deposit: great, profit: -great }
const greatPeriod = { now: greatFigures, before: greatFigures, change: greatFigures }
export const longTeamAnswers = {
  teamMembers: {
    ...teamMembers,
    path: ['demo_agent', long, long.toUpperCase()],
    items: teamMembers.items.map((each, at) => ({
      ...each,
      account: `${long}${at}`,
      size: 1_234_567,
      teamBalance: great,
    })),
  },
  teamOverview: {
    ...teamOverview,
    balance: great,
    periods: { today: greatPeriod, week: greatPeriod, month: greatPeriod },
  },
  teamProfit: {
    ...teamProfit,
    items: teamProfit.items.map((each, at) => ({ ...each, name: `${long}${at}`, bet: great, result: -great })),
  },
  teamBets: {
    ...{ ...longRecordAnswers.bettingRecord, path },
    items: longRecordAnswers.bettingRecord.items.map((bet) => ({ ...bet, account: long })),
  },
  teamTransactions: {
    ...{ ...longRecordAnswers.memberTransactions, path },
    items: longRecordAnswers.memberTransactions.items.map((line) => ({ ...line, account: long })),
  },
  downlineTerms: { ...downlineTerms, downline: { account: long, nickname: long }, available: great },
}
