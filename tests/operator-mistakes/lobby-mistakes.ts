import type { JsonValue } from '@/lib/json-value'
import { mistakesIn } from './mistake'

const slots = 'pages/egame/sections/games/props'
const home = 'pages/home/sections'
const help = 'side/items/help/action'
const link = (to: string, query?: Record<string, JsonValue>) => ({
  [help]: { action: 'navigate', to, ...(query && { query }) },
})

/** Lobbies and lanes that nothing would stand in, and what leads to them. */
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
