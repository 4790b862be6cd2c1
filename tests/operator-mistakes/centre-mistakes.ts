import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const bets = 'member/betting-record'
const moves = 'member/account-record'
const amounts = 'member/deposit/presets'
const entry = (name: string, change: JsonValue) => ({ [`memberCentre/items/${name}`]: change })
const teamOfPlayers = {
  label: 'nav.teamOverview',
  icon: 'users',
  action: { action: 'memberCentre', panel: 'agent-team-overview' },
}

/** The centres: their panels, records and menus. */
export const centreMistakes = [
  ...mistakesIn('aurora', 'panels', [
    ['a panel that is misspelt', { 'member/beting-record': {} }, 'unknown-key', '@member/beting-record'],
    [
      'an amount out of its place',
      { 'member/deposit': { presets: [100000, 1000000, 500000] } },
      'amounts-unordered',
      'member/deposit/presets/2',
    ],
    ['a panel of the other centre', { 'member/agent-income': {} }, 'unknown-key', '@member/agent-income'],
    ['a panel of players for agents', { 'agent/betting-record': {} }, 'unknown-key', '@agent/betting-record'],
    ['a centre that is misspelt', { members: {} }, 'unknown-key', '@members'],
    ['a panel beside the centres', { deposit: { presets: [50000] } }, 'unknown-key', '@deposit'],
    ['an order of panels, which the menu has', { 'member/order': ['deposit'] }, 'unknown-key', '@member/order'],
    ['a panel taken away here', { 'member/withdraw': null }, 'removal-unknown', '@member/withdraw'],
    ['a column that is misspelt', { [bets]: { columns: ['time', 'stakes'] } }, 'wrong-value', `${bets}/columns/1`],
    ['a column in upper case', { [bets]: { columns: ['Time', 'game'] } }, 'wrong-value', `${bets}/columns/0`],
    ['a column alone', { [bets]: { columns: ['time'] } }, 'too-few', `${bets}/columns`],
    ['a column twice', { [bets]: { columns: ['time', 'game', 'time'] } }, 'wrong-value', `${bets}/columns/2`],
    ['columns as one text', { [bets]: { columns: 'time,game' } }, 'wrong-type', `${bets}/columns`],
    ['a card’s title that is no column', { [bets]: { card: { title: 'name' } } }, 'wrong-value', `${bets}/card/title`],
    ['a filter of another record', { [bets]: { filters: ['kind'] } }, 'wrong-value', `${bets}/filters/0`],
    ['a category by its English name', { [bets]: { tabs: ['all', 'SLOTS'] } }, 'wrong-value', `${bets}/tabs/1`],
    ['a total that is none', { [moves]: { totals: ['balance'] } }, 'wrong-value', `${moves}/totals/0`],
    ['days as a number', { [moves]: { range: 7 } }, 'wrong-type', `${moves}/range`],
    ['days by a name that is none', { [moves]: { range: 'last7' } }, 'wrong-value', `${moves}/range`],
    ['days to choose that are none', { [moves]: { presets: ['previous14'] } }, 'wrong-value', `${moves}/presets/0`],
    ['a page too long', { [moves]: { pageSize: 1000 } }, 'wrong-value', `${moves}/pageSize`],
    ['lines a page in quotes', { [moves]: { pageSize: '20' } }, 'wrong-type', `${moves}/pageSize`],
    ['a record without lists', { [moves]: { tabs: [] } }, 'too-few', `${moves}/tabs`],
    ['a list that is misspelt', { [moves]: { tabs: ['all', 'deposit'] } }, 'wrong-value', `${moves}/tabs/1`],
    ['yes in place of true', { [moves]: { csv: 'yes' } }, 'wrong-type', `${moves}/csv`],
    ['an amount in quotes', { [amounts]: ['50000'] }, 'wrong-type', `${amounts}/0`],
    ['an amount as Vietnam writes it', { [amounts]: ['50.000'] }, 'wrong-type', `${amounts}/0`],
    ['an amount of nothing', { [amounts]: [0, 50000] }, 'wrong-value', `${amounts}/0`],
    ['an amount of less than a cent', { [amounts]: [0.005] }, 'wrong-value', `${amounts}/0`],
    ['an amount twice', { [amounts]: [50000, 50000] }, 'wrong-value', `${amounts}/1`],
    [
      'a panel behind the limits that is none',
      { 'member/deposit/limits/panel': 'limit' },
      'wrong-value',
      'member/deposit/limits/panel',
    ],
    ['a panel in place of an action', { 'member/deposit/limits': 'limits' }, 'wrong-type', 'member/deposit/limits'],
    [
      'a page to play on that is none',
      { 'member/missions/play/to': '/slots' },
      'route-unknown',
      'member/missions/play/to',
    ],
    [
      'a state of missions that is none',
      { 'member/missions/lists': ['active'] },
      'wrong-value',
      'member/missions/lists/0',
    ],
    [
      'a figure that is misspelt',
      { 'member/withdraw': { figures: ['availabel'] } },
      'wrong-value',
      'member/withdraw/figures/0',
    ],
    ['less than none of the latest', { 'member/withdraw': { latest: -1 } }, 'wrong-value', 'member/withdraw/latest'],
    [
      'limits where there are none to set',
      { 'member/limits': { depositDay: 1000 } },
      'unknown-key',
      '@member/limits/depositDay',
    ],
    [
      'days of a link as a text',
      { agent: { 'agent-registration-center': { days: ['7d'] } } },
      'wrong-type',
      'agent/agent-registration-center/days/0',
    ],
    [
      'a period that is none',
      { agent: { 'agent-team-overview': { period: 'day' } } },
      'wrong-value',
      'agent/agent-team-overview/period',
    ],
  ]),
  ...mistakesIn('aurora', 'menus', [
    [
      'a panel that is misspelt',
      entry('bonusDetails', { action: { panel: 'bonus-detail' } }),
      'wrong-value',
      'memberCentre/items/bonusDetails/action/panel',
    ],
    [
      'a panel of agents for players',
      { memberCentre: { items: { team: teamOfPlayers }, order: { team: { after: 'deposit' } } } },
      'wrong-value',
      'memberCentre/items/team/action/panel',
    ],
    [
      'a panel that is misspelt, and another menu leads to the right one',
      entry('deposit', { action: { panel: 'depsit' } }),
      'wrong-value',
      'memberCentre/items/deposit/action/panel',
    ],
    [
      'panels in place of entries in the order',
      { 'memberCentre/order': ['deposit', 'withdraw', 'bonus-details'] },
      'entry-unknown',
      'memberCentre/order/2',
    ],
    ['the centre in American English', { memberCenter: { order: { missions: null } } }, 'unknown-key', '@memberCenter'],
    [
      'a panel left out that another menu leads to',
      { 'memberCentre/order': { messages: null } },
      'panel-not-offered',
      'memberCentre/order/messages',
    ],
    [
      'a panel left out that two menus lead to',
      { 'memberCentre/order': { account: null } },
      'panel-not-offered',
      'memberCentre/order/account',
    ],
    [
      'the overview left out of the agent centre',
      { 'agentCentre/order': { team: null } },
      'panel-not-offered',
      'agentCentre/order/team',
    ],
    [
      'words in place of a label’s key',
      entry('deposit', { label: 'Cash in' }),
      'text-inline',
      'memberCentre/items/deposit/label',
    ],
    [
      'a promotion that is misspelt',
      entry('inviteFriends', { when: { promotion: 'REFERALL' } }),
      'promotion-unknown',
      'memberCentre/items/inviteFriends/when/promotion',
    ],
    [
      'a count that is none',
      entry('messages', { badge: 'unread' }),
      'wrong-value',
      'memberCentre/items/messages/badge',
    ],
    [
      'a contract that is misspelt',
      { agentCentre: { items: { dailyWages: { when: { contract: 'dailyWage' } } } } },
      'wrong-value',
      'agentCentre/items/dailyWages/when/contract',
    ],
    [
      'wallets that are none',
      entry('wallet', { when: { wallet: 'multi' } }),
      'wrong-value',
      'memberCentre/items/wallet/when/wallet',
    ],
    [
      'yes in place of true in a condition',
      entry('transferUpline', { when: { toUpline: 'yes' } }),
      'wrong-type',
      'memberCentre/items/transferUpline/when/toUpline',
    ],
  ]),
  ...mistakesIn('lotus', 'panels', [
    [
      'decimals in a currency without',
      { 'member/deposit': { presets: [100000.5, 300000] } },
      'amount-digits',
      'member/deposit/presets/0',
    ],
  ]),
  ...mistakesIn('lotus', 'menus', [
    [
      'guests with a capital letter',
      { 'side/items/help': { when: { session: 'Guest' } } },
      'wrong-value',
      'side/items/help/when/session',
    ],
    [
      'a category that is none',
      { 'side/items/help': { when: { category: 'SLOTS' } } },
      'wrong-value',
      'side/items/help/when/category',
    ],
    [
      'a page’s query as a number',
      { 'side/items/help': { action: { action: 'navigate', to: '/rng', query: { page: 5 } } } },
      'wrong-type',
      'side/items/help/action/query/page',
    ],
  ]),
  ...mistakesIn('aurora', 'locales/EN', [
    [
      'a title of a panel that is misspelt',
      { 'betting-record.titel': 'Bets' },
      'text-key-unknown',
      '@betting-record.titel',
    ],
    ['an entry’s name that is misspelt', { 'nav.depsit': 'Cash in' }, 'text-key-unknown', '@nav.depsit'],
  ]),
]
