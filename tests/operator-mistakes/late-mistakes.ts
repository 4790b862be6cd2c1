import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const film = {
  title: 'home.offers',
  source: { from: 'address', address: 'https://derby.localhost/film.mp4' },
  poster: { src: 'invite.svg', width: 1600, height: 560 },
  captions: {},
}
const section = (props: Record<string, JsonValue>) => ({
  'pages/home/sections/film': { block: 'video', props: { ...film, ...props } },
  'pages/home/order': ['film', 'books', 'offers', 'games', 'winners', 'vendors', 'tape', 'invite'],
})
const place = 'pages/home/sections/film/props'
const fishing = 'bottomBar/items/fishing/action'
const when = 'bottomBar/items/promotions/when'

/** The second collection: videos, moves, colours written by other tools. */
export const lateMistakes = [
  ...mistakesIn('derby', 'routes', [
    ['a film without subtitles', section({}), 'too-few', `${place}/captions`],
    [
      'subtitles that are a picture',
      section({ captions: { EN: { file: 'invite.svg' } } }),
      'asset-kind',
      `${place}/captions/EN/file`,
    ],
    [
      'a section moved beside itself',
      { 'pages/home/order': { tape: { after: 'tape' } } },
      'move-wrong',
      'pages/home/order/tape/after',
    ],
    [
      'a section moved in two directions',
      { 'pages/home/order': { tape: { after: 'vendors', before: 'invite' } } },
      'move-wrong',
      'pages/home/order/tape',
    ],
    [
      'two sections, each before the other',
      { 'pages/home/order': { vendors: { before: 'games' }, games: { before: 'vendors' } } },
      'move-wrong',
      'pages/home/order/vendors/before',
    ],
    ['a section moved to a number', { 'pages/home/order': { tape: 1 } }, 'move-wrong', 'pages/home/order/tape'],
    ['an order that is a word', { 'pages/home/order': 'vendors' }, 'wrong-type', 'pages/home/order'],
    [
      'an order with a name twice',
      { 'pages/home/order': ['vendors', 'offers', 'vendors', 'tape', 'invite'] },
      'wrong-value',
      'pages/home/order/2',
    ],
    ['a path without its slash', { 'pages/help/path': 'help' }, 'wrong-value', 'pages/help/path'],
    ['a path with a question', { 'pages/help/aliases': ['/hilfe?a=1'] }, 'wrong-value', 'pages/help/aliases/0'],
    [
      'a width in words',
      { 'pages/home/sections/tape/box': { width: 'full' } },
      'wrong-value',
      'pages/home/sections/tape/box/width',
    ],
  ]),
  ...mistakesIn('derby', 'menus', [
    ['an upper row with an entry that is none', { 'header/top': ['help', 'hepl'] }, 'entry-unknown', 'header/top/1'],
    ['an upper row with an entry twice', { 'header/top': ['help', 'help'] }, 'wrong-value', 'header/top/1'],
    ['an upper row without entries', { 'header/top': [] }, 'too-few', 'header/top'],
    ['an upper row that is none', { 'header/topp': ['help'] }, 'unknown-key', '@header/topp'],
    ['an upper row of another menu', { 'side/top': ['help'] }, 'unknown-key', '@side/top'],
    [
      'an entry of the upper row that no row names any more',
      { 'header/top': ['help', 'download'] },
      'entry-unlisted',
      '@header/items/promotions',
    ],
  ]),
  ...mistakesIn('derby', 'theme', [
    [
      'a hex that says another colour than the components',
      { 'tokens/color/light/primary/$value/hex': '#ff0000' },
      'color-hex',
      'tokens/color/light/primary/$value/hex',
    ],
    [
      'components in per cent',
      { 'tokens/color/light/primary/$value': { colorSpace: 'srgb', components: ['100%', 0, 0] } },
      'wrong-type',
      'tokens/color/light/primary/$value/components/0',
    ],
    [
      'a colour space of a program',
      { 'tokens/color/light/primary/$value': { colorSpace: 'rgb', components: [1, 0, 0] } },
      'wrong-value',
      'tokens/color/light/primary/$value/colorSpace',
    ],
    [
      'an alias without braces',
      { 'tokens/color/light/primary/$value': 'color.light.accent' },
      'wrong-type',
      'tokens/color/light/primary/$value',
    ],
  ]),
  ...mistakesIn('derby', 'site', [
    [
      'a country in place of a language',
      { 'languages/items/VI/locale': 'vn-VN' },
      'locale-invalid',
      'languages/items/VI/locale',
    ],
    ['a region that is none', { 'languages/items/VI/locale': 'vi-XX' }, 'locale-invalid', 'languages/items/VI/locale'],
    [
      'the label of another language',
      { 'languages/items/VI/label': 'English' },
      'language-twice',
      'languages/items/VI/label',
    ],
    [
      'the locale of another language',
      { 'languages/items/VI/locale': 'en' },
      'language-twice',
      'languages/items/VI/locale',
    ],
    ['a name of blanks', { name: '   ' }, 'wrong-value', 'name'],
    ['a host with its port', { 'hosts/0': 'derby.localhost:4173' }, 'host-invalid', 'hosts/0'],
    ['a host with an address before it', { 'hosts/0': 'https://derby.example' }, 'host-invalid', 'hosts/0'],
    ['a currency by its sign', { currency: { code: '₫' } }, 'currency-unknown', 'currency/code'],
    ['a language under its own name', { defaultLanguage: 'English' }, 'language-unknown', 'defaultLanguage'],
  ]),
  ...mistakesIn('derby', 'menus', [
    [
      'an address where an action belongs',
      { 'side/items/news': { label: 'nav.help', action: '/help' } },
      'wrong-type',
      'side/items/news/action',
    ],
    ['an entry as a word', { 'side/items/news': '/help' }, 'wrong-type', 'side/items/news'],
  ]),
  ...mistakesIn('aurora', 'locales/VI', [
    ['a link left out', { 'form.agreement': 'Tôi đồng ý với điều khoản' }, 'placeholder-differs', 'form.agreement'],
    [
      'what tells of an amount left out',
      { 'register.title': 'Tạo tài khoản, nhận {{amount}}' },
      'placeholder-differs',
      'register.title',
    ],
    ['an amount left out', { 'deposit.from': 'Từ' }, 'placeholder-differs', 'deposit.from'],
    [
      'a tag without its end',
      { 'form.agreement': 'Tôi trên {{age}} tuổi và đồng ý với <link>điều khoản' },
      'tag-wrong',
      'form.agreement',
    ],
    [
      'a tag that is misspelt',
      { 'form.agreement': 'Trên {{age}} tuổi, theo <lnik>điều khoản</lnik>' },
      'tag-wrong',
      'form.agreement',
    ],
    ['a text that was read as Windows reads', { 'nav.home': 'Trang chá»§' }, 'text-garbled', 'nav.home'],
    ['a text whose letters are lost', { 'nav.home': 'Trang ch\ufffd' }, 'text-garbled', 'nav.home'],
    ['a tag where nothing takes its place', { 'nav.home': '<link>Trang đầu</link>' }, 'tag-wrong', 'nav.home'],
  ]),
  ...mistakesIn('lotus', 'menus', [
    [
      'a misspelt question to a lobby',
      { [`${fishing}/query`]: { pgae: 'AG' } },
      'vendor-without-games',
      `${fishing}/query/pgae`,
    ],
    [
      'a vendor that the brand took away itself',
      { [`${fishing}/query`]: { page: 'DS88' } },
      'vendor-unknown',
      `${fishing}/query/page`,
      undefined,
      /vendors\.json takes away: items\.DS88 is null/,
    ],
    ['a menu whose order is emptied', { 'bottomBar/order': [] }, 'entry-unlisted', 'bottomBar/order'],
    ['a sixth entry for nobody', { [when]: { category: 'COCKFIGHT' } }, 'condition-impossible', when],
    ['a sixth entry for a misspelt session', { [when]: { session: 'Guest' } }, 'wrong-value', `${when}/session`],
    [
      'a sixth entry by a misspelt promotion',
      { [when]: { promotion: 'REFFERAL' } },
      'promotion-unknown',
      `${when}/promotion`,
    ],
  ]),
  ...mistakesIn('aurora', 'menus', [
    ['a centre whose order is emptied', { memberCentre: { order: [] } }, 'entry-unlisted', 'memberCentre/order'],
  ]),
  ...mistakesIn('aurora', 'site', [
    ['games from the site’s own host', { gameHosts: ['aurora.localhost'] }, 'host-duplicate', 'gameHosts/0'],
  ]),
  ...mistakesIn('derby', 'panels', [
    [
      'an amount with a sign too many',
      { 'member/deposit/presets': [100000, -500000, 1000000] },
      'wrong-value',
      'member/deposit/presets/1',
      '500000',
    ],
  ]),
  ...mistakesIn('lotus', 'site', [
    ['languages whose order is emptied', { 'languages/order': [] }, 'too-few', 'languages/order'],
    [
      'minutes with a sign too many',
      { 'responsiblePlay/realityCheckMinutes': -60 },
      'wrong-value',
      'responsiblePlay/realityCheckMinutes',
      '60',
    ],
  ]),
]
