import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const boxing = 'groups/w_home/items/boxingDay'
const help = 'side/items/help'
const panel = (name: string, query: Record<string, string>) => ({
  [help]: { action: { action: 'memberCentre', to: null, panel: name, query } },
})
const query = `${help}/action/query`
const team = (name: string, asked: Record<string, string>) => ({
  'side/items/help': { action: { action: 'agentCentre', to: null, panel: name, query: asked } },
})
const lobby = (props: Record<string, JsonValue>) => ({ 'pages/sports/sections/games/props': props })
const category = (name: string) => ({
  [`pages/promo/sections/detail/props/byCategory/${name}`]: { action: { action: 'navigate', to: '/live' } },
})

/** Of the same collection: banners, links to panels, records and pages. */
export const unnoticedPageMistakes = [
  ...mistakesIn('derby', 'banners', [
    [
      'a hundred years too late',
      { [`${boxing}/until`]: '2126-12-27T00:00:00+07:00' },
      'period-far',
      `${boxing}/until`,
      '2026-12-27T00:00:00+07:00',
    ],
    [
      'a year of the Buddhist calendar',
      { [`${boxing}/until`]: '2569-12-27T00:00:00+07:00' },
      'period-far',
      `${boxing}/until`,
      '2026-12-27T00:00:00+07:00',
    ],
    [
      'a beginning that nobody lives to see',
      { [`${boxing}/from`]: '2126-11-16T00:00:00+07:00', [`${boxing}/until`]: undefined },
      'period-far',
      `${boxing}/from`,
      '2026-11-16T00:00:00+07:00',
    ],
    [
      'a beginning of the Buddhist calendar',
      { [`${boxing}/from`]: '2569-11-16T00:00:00+07:00', [`${boxing}/until`]: undefined },
      'period-far',
      `${boxing}/from`,
      '2026-11-16T00:00:00+07:00',
    ],
    [
      'a typing error in the century',
      { [`${boxing}/until`]: '2206-12-27T00:00:00+07:00' },
      'period-far',
      `${boxing}/until`,
    ],
    [
      'banners for guests alone',
      Object.fromEntries(
        ['kickoff', 'boxingDay', 'track', 'arena'].map((name) => [
          `groups/w_home/items/${name}/when`,
          { session: 'guest' },
        ]),
      ),
      'banners-one-sided',
      '@groups/w_home',
    ],
    [
      'banners for players alone',
      Object.fromEntries(
        ['kickoff', 'boxingDay', 'track', 'arena'].map((name) => [
          `groups/w_home/items/${name}/when`,
          { not: { session: 'guest' } },
        ]),
      ),
      'banners-one-sided',
      '@groups/w_home',
    ],
    [
      'the schema of another file',
      { $schema: './.schemas/menus.schema.json' },
      'schema-of-other',
      '$schema',
      './.schemas/banners.schema.json',
    ],
  ]),
  ...mistakesIn('aurora', 'menus', [
    [
      'a tab that a record has not',
      panel('account-record', { tab: 'deposit' }),
      'panel-query',
      `${query}/tab`,
      'deposits',
    ],
    ['a tab of another record', panel('account-record', { tab: 'days' }), 'panel-query', `${query}/tab`],
    [
      'a list by the word of another panel',
      panel('bonus-details', { tab: 'lottery' }),
      'panel-query',
      `@${query}/tab`,
      'list',
    ],
    ['a key that no panel reads', panel('account-record', { type: 'deposits' }), 'panel-query', `@${query}/type`],
    ['a key in capitals', panel('account-record', { Tab: 'deposits' }), 'panel-query', `@${query}/Tab`, 'tab'],
    ['a tab in capitals', panel('reward-center', { tab: 'Claimed' }), 'panel-query', `${query}/tab`, 'claimed'],
    ['a query where nothing is read', panel('manual-rebate', { tab: 'all' }), 'panel-query', `@${query}/tab`],
    ['a day as people write it', panel('profit-loss', { from: '27/11/2026' }), 'panel-query', `${query}/from`],
    ['a filter that the record has not', panel('betting-record', { kind: 'bonus' }), 'panel-query', `@${query}/kind`],
    ['a page that is no number', panel('messages', { page: 'last' }), 'panel-query', `${query}/page`],
    ['a list that the panel leaves out', panel('messages', { tab: 'outbox' }), 'panel-query', `${query}/tab`],
    [
      'a tab of the agents’ record',
      team('agent-profit-loss', { tab: 'player' }),
      'panel-query',
      'side/items/help/action/query/tab',
    ],
    [
      'a period by another name',
      team('agent-team-overview', { period: 'thisWeek' }),
      'panel-query',
      'side/items/help/action/query/period',
    ],
  ]),
  ...mistakesIn('aurora', 'panels', [
    [
      'columns of sports for slots',
      { 'member/betting-record': { tabs: ['RNG'], columns: ['time', 'game', 'match', 'odds', 'stake', 'result'] } },
      'column-idle',
      'member/betting-record/columns/2',
    ],
    [
      'columns of lotteries for sports',
      { 'member/betting-record': { tabs: ['SPORTS'], columns: ['time', 'game', 'issue', 'stake', 'result'] } },
      'column-idle',
      'member/betting-record/columns/2',
    ],
    [
      'days at first that cannot be chosen',
      { 'member/profit-loss': { presets: ['today', 'yesterday'], range: 'previous30' } },
      'range-unlisted',
      'member/profit-loss/range',
    ],
    [
      'days to choose without those at first',
      { 'member/account-record': { presets: ['today', 'yesterday'] } },
      'range-unlisted',
      'member/account-record/presets',
    ],
    [
      'days to come in a record',
      { 'member/point-record': { presets: ['previous7', 'next7'], range: 'previous7' } },
      'range-ahead',
      'member/point-record/presets/1',
    ],
    [
      'a record that opens with days to come',
      { 'agent/agent-income/range': 'next30' },
      'range-ahead',
      'agent/agent-income/range',
    ],
  ]),
  ...mistakesIn('aurora', 'routes', [
    [
      'tiles in a lobby of rows',
      lobby({ form: 'rows', tiles: { shape: 'square' } }),
      'option-idle',
      'pages/sports/sections/games/props/tiles',
    ],
    [
      'a category of promotions that is misspelt',
      category('refferal'),
      'category-unknown',
      '@pages/promo/sections/detail/props/byCategory/refferal',
      'referral',
    ],
    [
      'a category of promotions in capitals',
      category('New_Player'),
      'category-unknown',
      '@pages/promo/sections/detail/props/byCategory/New_Player',
      'new_player',
    ],
    [
      'a category of promotions with a hyphen',
      category('new-player'),
      'category-unknown',
      '@pages/promo/sections/detail/props/byCategory/new-player',
      'new_player',
    ],
    [
      'the schema of another file',
      { $schema: './.schemas/banners.schema.json' },
      'schema-of-other',
      '$schema',
      './.schemas/routes.schema.json',
    ],
    [
      'a drawing for messengers',
      { 'pages/help/picture': { src: 'logo.svg', width: 192, height: 44 } },
      'link-picture',
      'pages/help/picture/src',
    ],
    [
      'an icon for messengers',
      { 'pages/help/picture': { src: 'icon-touch.png', width: 180, height: 180 } },
      'link-picture',
      'pages/help/picture/src',
    ],
  ]),
  ...mistakesIn('aurora', 'vendors', [
    [
      'no vendor left for a lobby of the template',
      { order: ['CQ9', 'GG', 'RTG', 'IBC', 'TF', 'MG', 'PNG', 'KY', 'TCG_SEA', 'DS88'] },
      'lobby-empty',
      'order',
    ],
  ]),
]
