import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const lobby = 'pages/egame/sections'
const text = { block: 'text-section', props: { title: 'nav.home', paragraphs: ['nav.help'] } }
const page = { path: '/sale', title: 'nav.home', shell: { header: true }, linked: false, sections: { text } }
const sale = (more: Record<string, JsonValue>) => ({ 'pages/sale': { ...page, order: ['text'], ...more } })
const anchor = (name: string) => sale({ sections: { text: { ...text, props: { ...text.props, anchor: name } } } })
const saleAnchor = 'pages/sale/sections/text/props/anchor'
const accent = 'tokens/color/light/accent'

/** Of the same collection: pages, themes and texts. */
export const silentPageMistakes = [
  ...mistakesIn('lotus', 'routes', [
    [
      'a vendor without such games',
      { [`${lobby}/games/props/vendor`]: 'DG' },
      'lobby-kind',
      `${lobby}/games/props/vendor`,
    ],
    [
      'tabs of other games',
      { [`${lobby}/vendors/props/gameType`]: 'LIVE' },
      'lobby-kind',
      `${lobby}/vendors/props/gameType`,
      'RNG',
    ],
    ['a sign-in for who is signed in', { 'pages/login/guard': 'login' }, 'form-guarded', 'pages/login/guard', 'none'],
    [
      'a registration for real accounts',
      { 'pages/register/guard': 'realAccount' },
      'form-guarded',
      'pages/register/guard',
      'none',
    ],
    ['an exception from nothing', { 'pages/help/openToGuests': 'all' }, 'open-idle', 'pages/help/openToGuests'],
    [
      'aliases open where there are none',
      { loginFirst: true, 'pages/help/openToGuests': 'aliases' },
      'open-idle',
      'pages/help/openToGuests',
    ],
    [
      'guests let in before a guard',
      { loginFirst: true, 'pages/byIframe/openToGuests': 'all' },
      'open-idle',
      'pages/byIframe/openToGuests',
    ],
    ['a page with nothing on it', { 'pages/login/order': [] }, 'page-empty', 'pages/login/order'],
    ['a step up', { 'pages/help/aliases': ['/..'] }, 'path-reserved', 'pages/help/aliases/0'],
    ['a path with accents', sale({ path: '/khuyến-mãi' }), 'wrong-value', 'pages/sale/path', '/khuyen-mai'],
    ['a path with its host', sale({ path: 'https://lotus.localhost/sale' }), 'wrong-value', 'pages/sale/path', '/sale'],
    ['a path with an anchor', sale({ path: '/sale#top' }), 'wrong-value', 'pages/sale/path', '/sale'],
    ['a path with a place in it', sale({ path: '/sale/:id' }), 'wrong-value', 'pages/sale/path'],
    ['every path', sale({ path: '/*' }), 'wrong-value', 'pages/sale/path'],
    ['an anchor with its sign', anchor('#terms'), 'wrong-value', saleAnchor, 'terms'],
    ['an anchor with a blank', anchor('new terms'), 'wrong-value', saleAnchor, 'new-terms'],
    ['an anchor in upper case', anchor('Terms'), 'wrong-value', saleAnchor, 'terms'],
  ]),
  ...mistakesIn('lotus', 'theme', [
    [
      'an alias in a circle of two',
      { [accent]: { $value: '{color.light.focus}' }, 'tokens/color/light/focus': { $value: '{color.light.accent}' } },
      'alias-unknown',
      `${accent}/$value`,
    ],
    [
      'fractions in hsl',
      { [`${accent}/$value`]: { colorSpace: 'hsl', components: [160, 0.5, 0.2] } },
      'color-range',
      `${accent}/$value/components`,
      '[160,50,20]',
    ],
    [
      'a family in quotes',
      { 'tokens/font/body': { $value: ["'Baloo 2'", 'sans-serif'] } },
      'wrong-value',
      'tokens/font/body/$value/0',
      'Baloo 2',
    ],
    [
      'a picture under its other ending',
      { 'assets/logo/src': 'logo.webp' },
      'asset-missing',
      'assets/logo/src',
      'logo.svg',
    ],
    ['a picture in capitals', { 'assets/logo/src': 'logo.SVG' }, 'wrong-value', 'assets/logo/src', 'logo.svg'],
    ['a picture from here', { 'assets/logo/src': './logo.svg' }, 'wrong-value', 'assets/logo/src', 'logo.svg'],
    [
      'a picture of another folder',
      { 'assets/logo/src': '../aurora/assets/logo.svg' },
      'wrong-value',
      'assets/logo/src',
    ],
  ]),
  ...mistakesIn('aurora', 'locales/EN', [
    ['a tag around nothing', { 'register.title': 'Get <amount></amount> {{amount}}' }, 'tag-wrong', 'register.title'],
    [
      'the amount without its tag',
      { 'register.title': 'Sign up, get {{amount}}' },
      'placeholder-differs',
      'register.title',
    ],
    [
      'HTML in the place of a tag',
      { 'form.agreement': 'I am {{age}} and agree to <a>terms</a>' },
      'text-markup',
      'form.agreement',
    ],
    [
      'a tag with what it leads to',
      { 'form.agreement': 'I am {{age}} and agree to <link href="/help">terms</link>' },
      'tag-wrong',
      'form.agreement',
    ],
    [
      'a new line with two backslashes',
      { 'nav.help': 'Help\\nand more' },
      'text-leftover',
      'nav.help',
      'Help\nand more',
    ],
    ['a letter of HTML', { 'nav.help': 'Help &amp; more' }, 'text-leftover', 'nav.help', 'Help & more'],
    ['a place as C has it', { 'nav.home': 'Back to %s' }, 'text-leftover', 'nav.home'],
    ['a word for later', { 'nav.help': 'TBD' }, 'text-leftover', 'nav.help'],
    ['words that fill a page', { 'help.about.p1': 'Lorem ipsum dolor sit amet' }, 'text-leftover', 'help.about.p1'],
    ['a character that nobody sees', { 'nav.help': 'He\u200blp' }, 'text-leftover', 'nav.help', 'Help'],
    ['a text that runs backwards', { 'nav.help': '\u202eHelp' }, 'text-leftover', 'nav.help', 'Help'],
    ['wide braces', { 'nav.home': 'Home of ｛｛brand｝｝' }, 'text-leftover', 'nav.home', 'Home of {{brand}}'],
  ]),
]
