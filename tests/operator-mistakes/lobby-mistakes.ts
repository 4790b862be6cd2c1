import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const slots = 'pages/egame/sections/games/props'
const home = 'pages/home/sections'
const picture = { src: 'invite.svg', width: 1600, height: 560 }
const help = 'side/items/help/action'
const link = (to: string, query?: Record<string, JsonValue>) => ({
  [help]: { action: 'navigate', to, ...(query && { query }) },
})

/** Lobbies and lanes that would be empty, and links to them. */
export const lobbyMistakes = [
  ...mistakesIn('aurora', 'menus', [
    [
      'a link to a lobby with a vendor of other games',
      link('/fish?page=DG'),
      'vendor-without-games',
      `${help}/to`,
      undefined,
      /"DG" has no games of FISH/,
    ],
    [
      'a vendor of other games beside the path',
      link('/fish', { page: 'DG' }),
      'vendor-without-games',
      `${help}/query/page`,
    ],
    [
      'a vendor by a word that no lobby reads',
      link('/fish?vendor=AG'),
      'vendor-without-games',
      `${help}/to`,
      '/fish?page=AG',
    ],
    ['such a word beside the path', link('/fish', { vendor: 'AG' }), 'vendor-without-games', `${help}/query/vendor`],
  ]),
  ...mistakesIn('derby', 'menus', [
    [
      'a link to a lobby with a vendor that is not shown',
      link('/rng?page=AE'),
      'vendor-without-games',
      `${help}/to`,
      undefined,
      /order in vendors\.json leaves "AE" out/,
    ],
  ]),
  ...mistakesIn('lotus', 'routes', [
    [
      'lanes of games that no vendor has',
      { [`${home}/games/props/gameType`]: 'COCKFIGHT' },
      'lobby-empty',
      `${home}/games/props/gameType`,
    ],
  ]),
  ...mistakesIn('derby', 'routes', [
    [
      'vendors of games that none has',
      { [`${home}/vendors/props/categories`]: ['LOTT', 'ELOTT'] },
      'lobby-empty',
      `${home}/vendors/props/categories`,
    ],
    [
      'another kind of games below the template’s tabs',
      { [`${slots}/gameType`]: 'LIVE' },
      'lobby-kind',
      `${slots}/gameType`,
      'RNG',
    ],
  ]),
  ...mistakesIn('derby', 'routes', [
    [
      'amounts of a filter that is not offered',
      { [slots]: { filters: ['minLineNum'], leastBets: [1000] } },
      'option-idle',
      `${slots}/leastBets`,
      undefined,
      /changes nothing: "filters"/,
    ],
    [
      'large tiles where games stand in rows',
      { 'pages/sports/sections/games/props': { spotlight: 3 } },
      'option-idle',
      'pages/sports/sections/games/props/spotlight',
    ],
    [
      'modes to choose from beside the one that is set',
      { 'pages/lottery/sections/lobby/props': { prizeMode: 'SEA', prizeModes: ['Lott', 'SEA'] } },
      'option-idle',
      'pages/lottery/sections/lobby/props/prizeModes',
    ],
    [
      'a picture beside a form that has no room for it',
      { 'pages/register/sections/form/props': { layout: 'card', art: picture } },
      'option-idle',
      'pages/register/sections/form/props/art',
    ],
  ]),
  ...mistakesIn('derby', 'routes', [
    ['lines from the most to the fewest', { [`${slots}/lines`]: [50, 20] }, 'amounts-unordered', `${slots}/lines/1`],
  ]),
  ...mistakesIn('derby', 'vendors', [
    ['no vendor at all', { order: [] }, 'lobby-empty', 'order'],
    ['a vendor by its name', { order: ['IBC', 'AG', 'SEA'] }, 'entry-unknown', 'order/2', 'TCG_SEA'],
    ['a vendor without a name', { 'items/AG/name': ' ' }, 'wrong-value', 'items/AG/name'],
    [
      'a kind of games with small letters',
      { 'lanes/Esports': { vendors: ['TF'], after: 'SPORTS' } },
      'unknown-key',
      '@lanes/Esports',
      'ESPORTS',
    ],
  ]),
  ...mistakesIn('lotus', 'panels', [
    [
      'lists of bets on what there is not',
      { 'member/betting-record/tabs': ['COCKFIGHT', 'ESPORTS'] },
      'lobby-empty',
      'member/betting-record/tabs',
    ],
  ]),
  ...mistakesIn('derby', 'panels', [
    [
      'one column twice on top of a card',
      { 'member/account-record/card': { title: 'kind', figure: 'kind' } },
      'option-idle',
      'member/account-record/card/figure',
    ],
    [
      'a card’s title that is its figure already',
      { 'member/account-record/card': { title: 'amount' } },
      'option-idle',
      'member/account-record/card/title',
    ],
    [
      'days of links where there are none',
      { agent: { 'agent-registration-center': { parts: ['create'], days: [7] } } },
      'option-idle',
      'agent/agent-registration-center/days',
    ],
  ]),
  ...mistakesIn('derby', 'vendors', [
    [
      'a lane of a vendor that is not shown',
      {
        lanes: { ESPORTS: { vendors: ['TF'], after: 'SPORTS' } },
        order: ['IBC', 'DS88', 'AG', 'PT', 'KY'],
      },
      'lobby-empty',
      'lanes/ESPORTS/vendors',
    ],
  ]),
]
