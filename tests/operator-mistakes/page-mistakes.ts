import { mistakesIn } from './mistake'

const page = { path: '/sale', title: 'nav.home', shell: { header: true, footer: true }, linked: false }
const text = { block: 'text-section', props: { title: 'nav.home', paragraphs: ['nav.help'] } }
const sale = (more: object) => ({ 'pages/sale': { ...page, sections: { text }, order: ['text'], ...more } })
const anchored = (anchor: string) => ({ ...text, props: { ...text.props, anchor } })

export const pageMistakes = mistakesIn('aurora', 'routes', [
  [
    'a block that is misspelt',
    sale({ sections: { text: { ...text, block: 'text-secton' } } }),
    'wrong-value',
    'pages/sale/sections/text/block',
  ],
  [
    'the block’s key misspelt',
    sale({ sections: { text: { blcok: 'text-section', props: text.props } } }),
    'unknown-key',
    '@pages/sale/sections/text/blcok',
  ],
  [
    'a prop that is misspelt',
    sale({ sections: { text: { ...text, props: { ...text.props, titel: 'nav.home' } } } }),
    'unknown-key',
    '@pages/sale/sections/text/props/titel',
  ],
  [
    'a block of another brand',
    sale({ sections: { text: { block: 'derby/slogan-tape', props: { slogans: ['nav.home'] } } } }),
    'block-foreign',
    'pages/sale/sections/text/block',
  ],
  [
    'a section that no order lists',
    sale({ sections: { text, more: text } }),
    'entry-unlisted',
    '@pages/sale/sections/more',
  ],
  ['an order with a section that is none', sale({ order: ['text', 'txet'] }), 'entry-unknown', 'pages/sale/order/1'],
  ['a section listed twice', sale({ order: ['text', 'text'] }), 'wrong-value', 'pages/sale/order/1'],
  ['no order', sale({ order: undefined as never }), 'missing-key', 'pages/sale'],
  ['a page without a path', sale({ path: undefined as never }), 'missing-key', 'pages/sale'],
  ['a path with a slash at its end', sale({ path: '/sale/' }), 'wrong-value', 'pages/sale/path'],
  ['a path with two slashes', sale({ path: '//sale' }), 'wrong-value', 'pages/sale/path'],
  ['a path with a blank', sale({ path: '/summer sale' }), 'wrong-value', 'pages/sale/path'],
  [
    'a page’s name with a dash',
    { 'pages/summer-sale': { ...page, sections: { text }, order: ['text'] } },
    'wrong-key',
    '@pages/summer-sale',
  ],
  [
    'props beside the block',
    sale({ sections: { text: { block: text.block, ...text.props } } }),
    'missing-key',
    'pages/sale/sections/text',
  ],
  ['a path without its slash', sale({ path: 'sale' }), 'wrong-value', 'pages/sale/path'],
  ['a path that another page has', sale({ path: '/help' }), 'path-duplicate', 'pages/sale/path'],
  ['a path of the gateway', sale({ path: '/lotto/today' }), 'path-reserved', 'pages/sale/path'],
  ['a path of the sandbox', sale({ path: '/sandbox' }), 'path-reserved', 'pages/sale/path'],
  ['an alias where files lie', sale({ aliases: ['/brand/sale'] }), 'path-reserved', 'pages/sale/aliases/0'],
  [
    'a banner group that is none',
    sale({ shell: { banner: 'w_hmoe' } }),
    'banner-group-unknown',
    'pages/sale/shell/banner',
  ],
  ['a guard that is none', sale({ guard: 'member' }), 'wrong-value', 'pages/sale/guard'],
  ['words in place of a title’s key', sale({ title: 'Summer sale!' }), 'text-inline', 'pages/sale/title'],
  ['one word in place of a title’s key', sale({ title: 'Promotions' }), 'text-missing', 'pages/sale/title'],
  [
    'an anchor twice',
    sale({ sections: { a: anchored('x'), b: anchored('x') }, order: ['a', 'b'] }),
    'anchor-duplicate',
    'pages/sale/sections/b/props/anchor',
  ],
  [
    'a section for nobody',
    sale({ sections: { text: { ...text, when: { all: [{ session: 'guest' }, { session: 'agent' }] } } } }),
    'condition-impossible',
    'pages/sale/sections/text/when',
  ],
  [
    'guests where only members come',
    sale({ guard: 'login', sections: { text: { ...text, when: { session: 'guest' } } } }),
    'condition-impossible',
    'pages/sale/sections/text/when',
  ],
  [
    'two conditions without all',
    sale({ sections: { text: { ...text, when: { session: 'guest', feature: 'PTSYS3' } } } }),
    'too-many',
    'pages/sale/sections/text/when',
  ],
  ['the home page elsewhere', { 'pages/home/path': '/start' }, 'home-moved', 'pages/home/path'],
  ['the promotions taken away', { 'pages/promo': null }, 'missing-key', 'pages/promo'],
  ['a page taken away that is linked', { 'pages/help': null }, 'route-unknown', 'pages/help'],
  ['a page moved that is linked', { 'pages/help': { path: '/support' } }, 'route-unknown', 'pages/help/path'],
  [
    'a section taken away that is listed',
    { 'pages/register/sections/promotions': null },
    'entry-unknown',
    'pages/register/sections/promotions',
  ],
  ['a removal that is misspelt', { 'pages/hepl': null }, 'removal-unknown', '@pages/hepl'],
  ['a page by its address', { 'pages/rng': { guard: 'login' } }, 'override-unknown', '@pages/rng'],
  [
    'a section by its name on another page',
    { 'pages/live/sections/lobby': { props: { spotlight: 2 } } },
    'override-unknown',
    '@pages/live/sections/lobby',
  ],
  ['a change of a page that is misspelt', { 'pages/hepl': { guard: 'login' } }, 'override-unknown', '@pages/hepl'],
  [
    'the frame’s arrangement misspelt',
    { 'shell/header/props/arrangement': 'logo-centre' },
    'wrong-value',
    'shell/header/props/arrangement',
  ],
])
