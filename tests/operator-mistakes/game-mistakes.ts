import { mistakesIn } from './mistake'

const slots = 'pages/egame/sections/games/props'
const lottery = 'pages/elott/sections'
const mall = 'pages/pointMall/sections/mall/props'
const winners = 'pages/live/sections/winners/props'
const responsible = 'responsiblePlay'

/** Lobbies, lanes, lotteries, vendors, and what a site says of money and limits. */
export const gameMistakes = [
  ...mistakesIn('aurora', 'routes', [
    ['a kind of games in lower case', { [`${slots}/gameType`]: 'rng' }, 'wrong-value', `${slots}/gameType`],
    ['no kind of games', { [`${slots}/gameType`]: null }, 'missing-key', `${slots}/gameType`],
    ['a vendor in lower case', { [`${slots}/vendor`]: 'ag' }, 'wrong-value', `${slots}/vendor`],
    ['a form that is none', { [`${slots}/form`]: 'row' }, 'wrong-value', `${slots}/form`],
    ['columns as a number', { [`${slots}/tiles`]: { columns: 5 } }, 'wrong-type', `${slots}/tiles/columns`],
    [
      'too many columns',
      { [`${slots}/tiles`]: { columns: { phone: 6 } } },
      'wrong-value',
      `${slots}/tiles/columns/phone`,
    ],
    [
      'a device that is none',
      { [`${slots}/tiles`]: { columns: { mobile: 2 } } },
      'unknown-key',
      `@${slots}/tiles/columns/mobile`,
    ],
    ['a shape that is misspelt', { [`${slots}/tiles`]: { shape: 'sqare' } }, 'wrong-value', `${slots}/tiles/shape`],
    ['a choice in American English', { [`${slots}/chips`]: ['all', 'favorites'] }, 'wrong-value', `${slots}/chips/1`],
    ['a filter in lower case', { [`${slots}/filters`]: ['minbet'] }, 'wrong-value', `${slots}/filters/0`],
    ['a least bet in quotes', { [`${slots}/leastBets`]: ['500'] }, 'wrong-type', `${slots}/leastBets/0`],
    ['a least bet of nothing', { [`${slots}/leastBets`]: [0, 500] }, 'wrong-value', `${slots}/leastBets/0`],
    ['half a line', { [`${slots}/lines`]: [20.5] }, 'wrong-type', `${slots}/lines/0`],
    ['no orders', { [`${slots}/sorts`]: [] }, 'too-few', `${slots}/sorts`],
    ['true in place of a number of rows', { [`${slots}/spotlight`]: true }, 'wrong-type', `${slots}/spotlight`],
    ['true in quotes', { [`${slots}/search`]: 'true' }, 'wrong-type', `${slots}/search`],
    [
      'a lane that is misspelt',
      { 'pages/home/sections/games/props/lanes': ['hott'] },
      'wrong-value',
      'pages/home/sections/games/props/lanes/0',
    ],
    ['more winners than there is room for', { [`${winners}/count`]: 50 }, 'wrong-value', `${winners}/count`],
    ['a page of winners that is none', { [`${winners}/all`]: '/winers' }, 'route-unknown', `${winners}/all`],
    ['the page of winners taken away', { 'pages/winners': null }, 'route-unknown', 'pages/winners'],
    ['a lobby taken away', { 'pages/egame': null }, 'route-unknown', 'pages/egame'],
    ['the page of games taken away', { 'pages/byIframe': null }, 'missing-key', 'pages/byIframe'],
    ['the lottery moved', { 'pages/lottery/path': '/loto' }, 'route-unknown', 'pages/lottery/path'],
    ['a lobby at another’s address', { 'pages/fish/path': '/rng' }, 'path-duplicate', 'pages/fish/path'],
    [
      'another’s address as a second one',
      { 'pages/fish/aliases': ['/live'] },
      'path-duplicate',
      'pages/fish/aliases/0',
    ],
    [
      'a region in American English',
      { [`${lottery}/lobby/props/tabs`]: ['center'] },
      'wrong-value',
      `${lottery}/lobby/props/tabs/0`,
    ],
    [
      'prizes in upper case',
      { [`${lottery}/lobby/props/prizeModes`]: ['LOTT'] },
      'wrong-value',
      `${lottery}/lobby/props/prizeModes/0`,
    ],
    [
      'a lottery page that is none',
      { [`${lottery}/lobby/props/opens`]: '/lotery' },
      'route-unknown',
      `${lottery}/lobby/props/opens`,
    ],
    ['no draws', { [`${lottery}/results/props/size`]: 0 }, 'wrong-value', `${lottery}/results/props/size`],
    ['no rooms', { 'pages/pvp/sections/rooms/props/states': [] }, 'too-few', 'pages/pvp/sections/rooms/props/states'],
    ['a kind of gifts in the plural', { [`${mall}/types`]: ['gifts'] }, 'wrong-value', `${mall}/types/0`],
    ['points with a comma', { [`${mall}/costs`]: ['5,000'] }, 'wrong-type', `${mall}/costs/0`],
    [
      'a category taken away that is listed',
      { 'shell/categories/props/entries/items/rng': null },
      'entry-unknown',
      'shell/categories/props/entries/items/rng',
    ],
    [
      'a category that is misspelt',
      { 'shell/categories/props/entries/order': ['rng', 'liv'] },
      'entry-unknown',
      'shell/categories/props/entries/order/1',
    ],
  ]),
  ...mistakesIn('derby', 'vendors', [
    ['a vendor in lower case', { 'items/ag': { name: 'AG', categories: ['LIVE'] } }, 'wrong-key', '@items/ag'],
    ['categories as a text', { 'items/AG': { categories: 'LIVE' } }, 'wrong-type', 'items/AG/categories'],
    ['a category that is none', { 'items/AG': { categories: ['SLOTS'] } }, 'wrong-value', 'items/AG/categories/0'],
    ['a vendor of nothing', { 'items/AG': { categories: [] } }, 'too-few', 'items/AG/categories'],
    ['a vendor taken away that is listed', { 'items/AG': null }, 'entry-unknown', 'items/AG'],
    [
      'a lane of a vendor that is none',
      { 'lanes/COCKFIGHT': { vendors: ['DS8'], after: 'SPORTS' } },
      'entry-unknown',
      'lanes/COCKFIGHT/vendors/0',
    ],
    [
      'a lane behind none',
      { 'lanes/COCKFIGHT': { vendors: ['DS88'], after: 'SPORT' } },
      'wrong-value',
      'lanes/COCKFIGHT/after',
    ],
  ]),
  ...mistakesIn('aurora', 'features', [
    ['a flag in lower case', { 'flags/ptsys3': { default: true } }, 'wrong-key', '@flags/ptsys3'],
    ['a flag that is its value alone', { 'flags/PTSYS3': true }, 'wrong-type', 'flags/PTSYS3'],
  ]),
  ...mistakesIn('aurora', 'site', [
    [
      'a limit that is misspelt',
      { [`${responsible}/limits`]: ['depositDaily'] },
      'wrong-value',
      `${responsible}/limits/0`,
    ],
    ['a limit twice', { [`${responsible}/limits`]: ['lossDay', 'lossDay'] }, 'wrong-value', `${responsible}/limits/1`],
    [
      'limits with amounts',
      { [`${responsible}/limits`]: { depositDay: 500000 } },
      'wrong-type',
      `${responsible}/limits`,
    ],
    [
      'minutes in milliseconds',
      { [`${responsible}/realityCheckMinutes`]: 3600000 },
      'wrong-value',
      `${responsible}/realityCheckMinutes`,
    ],
    ['digits in quotes', { currency: { digits: '0' } }, 'wrong-type', 'currency/digits'],
    ['digits below none', { currency: { digits: -1 } }, 'wrong-value', 'currency/digits'],
    ['decimals in place of digits', { currency: { decimals: 0 } }, 'unknown-key', '@currency/decimals'],
    ['an address of games', { gameHosts: ['https://games.localhost'] }, 'host-invalid', 'gameHosts/0'],
    ['a host of games with its path', { gameHosts: ['games.localhost/play'] }, 'host-invalid', 'gameHosts/0'],
    ['all hosts of games', { gameHosts: ['*.games.example'] }, 'host-invalid', 'gameHosts/0'],
    ['a host of games in place of a list', { gameHosts: 'games.localhost' }, 'wrong-type', 'gameHosts'],
    ['too few tiles side by side', { 'gameTiles/columns': { desktop: 1 } }, 'wrong-value', 'gameTiles/columns/desktop'],
    ['agents in quotes', { accountTypes: { agent: ['1'] } }, 'wrong-type', 'accountTypes/agent/0'],
    ['agents switched off by false', { accountTypes: { agent: false } }, 'wrong-type', 'accountTypes/agent'],
    [
      'a call’s time-out in seconds',
      { gateway: { calls: { deposits: { timeout: 20 } } } },
      'wrong-value',
      'gateway/calls/deposits/timeout',
    ],
    [
      'a call’s method in lower case',
      { gateway: { calls: { deposits: { method: 'post' } } } },
      'wrong-value',
      'gateway/calls/deposits/method',
    ],
  ]),
]
