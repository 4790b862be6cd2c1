import type {
  AgentNews,
  AgentTerms,
  InviteLinks,
  TeamBets,
  TeamMembers,
  TeamOverview,
  TeamProfit,
  TeamTransactions,
} from '@/contract/generated/gateway-types'

const path = ['agent', 'ann']
const times = ['2026-11-22T20:00:00Z', '2026-11-22T10:00:00Z']
const pages = { until: 9, total: 2, totalPages: 2 }
const person: TeamMembers['response']['self'] = {
  ...{ account: 'ann', type: 'agent', level: 1, direct: 2, size: 3, balance: 4, teamBalance: 5, rebate: 0.006 },
  ...{ createdAt: '2026-11-01T10:00:00Z', lastSignIn: '2026-11-22T10:00:00Z' },
}
const teamMembers: TeamMembers['response'] = {
  ...{ path, self: person, total: 2, totalPages: 2 },
  items: [person, { ...person, account: 'bob', type: 'player' }],
}
const figures = { newMembers: 41, active: 42, deposit: 43, withdrawal: 44, bet: 45, profit: 46 }
const period = (more: number) => ({ now: { ...figures, bet: more }, before: figures, change: figures })
const teamOverview: TeamOverview['response'] = {
  ...{ asOf: '2026-11-22T10:00:00Z', size: 47, balance: 48 },
  periods: { today: period(51), week: period(52), month: period(53) },
  days: [{ day: '2026-11-22', bet: 54, profit: 55 }],
}
const profit = { deposit: 1, withdrawal: 2, bet: 3, validBet: 4, win: 5, rebate: 6, promotion: 7, result: 8 }
const teamProfit: TeamProfit['response'] = {
  ...{ path, ...pages, pageTotals: profit, totals: profit },
  items: ['ann', 'bob'].map((name) => ({ name, scope: 'team', size: 9, ...profit })),
}
const betTotals = { stake: 11, open: 12, validBet: 13, win: 14, result: 15 }
const teamBets: TeamBets['response'] = {
  ...{ path, ...pages, pageTotals: betTotals, totals: betTotals },
  items: times.map((time, at) => ({
    ...{ account: 'ann', number: `B${at}`, time, category: 'RNG', vendor: 'PT', game: 'Koi' },
    ...{ stake: 21, validBet: 22, win: 23, result: 2, status: 'won' },
  })),
}
const teamTransactions: TeamTransactions['response'] = {
  ...{ path, ...pages, pageTotals: { in: 1, out: 2 }, totals: { in: 3, out: 4 } },
  items: times.map((time, id) => ({
    ...{ account: 'ann', id, number: '4K7QW2M09XHT', time, kind: 'bet', wallet: 'PT', amount: -5, balanceAfter: 95 },
    remark: 'Hello',
  })),
}
const agentNews: AgentNews['response'] = [
  { id: '1', title: 'News', content: '<p>Here</p>', time: '2026-11-22T10:00:00Z' },
]
const agentTerms: AgentTerms['response'] = {
  ...{ types: ['player'], maxRebate: 0.008 },
  ...{ account: { minLength: 6, maxLength: 12 }, password: { minLength: 8, maxLength: 20 } },
}
const inviteLinks: InviteLinks['response'] = {
  ...{ total: 1, totalPages: 1 },
  items: [
    {
      ...{ code: 'KPT7M2XW', type: 'player', rebate: 0.004, created: '2026-11-20T03:00:00Z', expires: null },
      ...{ state: 'open', registrations: 12 },
    },
  ],
}

export const teamAnswers = {
  ...{ teamMembers, teamOverview, teamProfit, teamBets, teamTransactions, agentNews, agentTerms, inviteLinks },
}
