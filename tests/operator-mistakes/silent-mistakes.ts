import type { JsonValue } from '@/lib/json-value'
import { mistakesIn } from './mistake'

const help = 'side/items/help'
const when = (condition: JsonValue) => ({ [help]: { when: condition } })
const address = (written: string) => ({ 'contact/address': written })
const rule = (more: Record<string, JsonValue>) => ({ 'sandbox/registerRules/zalo': { enabled: true, ...more } })
const locale = (language: string, written: string) => ({
  languages: { items: { [language]: { locale: written } } },
})
const banner = { image: { src: 'banner-sky.svg', width: 1600, height: 640 }, title: 'banner.sky.title' }
const boxing = 'groups/w_home/items/boxingDay'
const fields = 'forms/register/fields'
const lobby = 'pages/egame/sections'
const odd = 'sandbox/registerRules/zalo'
const flag = (name: string) => ({ [`flags/${name}`]: { default: false, locked: true } })
const text = { block: 'text-section', props: { title: 'nav.home', paragraphs: ['nav.help'] } }
const page = { path: '/sale', title: 'nav.home', shell: { header: true }, linked: false, sections: { text } }
const sale = (more: Record<string, JsonValue>) => ({ 'pages/sale': { ...page, order: ['text'], ...more } })
const anchor = (name: string) => sale({ sections: { text: { ...text, props: { ...text.props, anchor: name } } } })
const saleAnchor = 'pages/sale/sections/text/props/anchor'
const accent = 'tokens/color/light/accent'

/** What a third evening brought: most of it is well formed, and does nothing, or not what was meant. */
export const silentMistakes = [
  ...mistakesIn('aurora', 'menus', [
    [
      'an upline that is both',
      when({ all: [{ toUpline: true }, { toUpline: false }] }),
      'condition-impossible',
      `${help}/when`,
    ],
    [
      'an upline of a guest',
      when({ all: [{ session: 'guest' }, { toUpline: true }] }),
      'condition-impossible',
      `${help}/when`,
    ],
    [
      'a wallet of a guest',
      when({ all: [{ session: 'guest' }, { wallet: 'single' }] }),
      'condition-impossible',
      `${help}/when`,
    ],
    [
      'everything but what there is',
      when({ not: { any: [{ session: 'guest' }, { not: { session: 'guest' } }] } }),
      'condition-impossible',
      `${help}/when`,
    ],
    [
      'a trial account with points and without',
      when({
        all: [
          { any: [{ session: 'guest' }, { session: 'trial' }] },
          { not: { any: [{ session: 'guest' }, { all: [{ session: 'trial' }, { not: { feature: 'PTSYS3' } }] }] } },
          { not: { feature: 'PTSYS3' } },
        ],
      }),
      'condition-impossible',
      `${help}/when`,
    ],
  ]),
  ...mistakesIn('derby', 'menus', [
    ['what a locked flag keeps off', when({ feature: 'PTSYS3' }), 'condition-impossible', `${help}/when`],
    ['games that no vendor has', when({ category: 'LOTT' }), 'condition-impossible', `${help}/when`],
    ['agents where there are none', when({ session: 'agent' }), 'condition-impossible', `${help}/when`],
    ['a contract where there are no agents', when({ contract: 'dividend' }), 'condition-impossible', `${help}/when`],
    [
      'no games of a kind that there are',
      when({ not: { category: 'SPORTS' } }),
      'condition-impossible',
      `${help}/when`,
    ],
  ]),
  ...mistakesIn('aurora', 'site', [
    [
      'a name before the host',
      address('https://admin@instagram.example/'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example/',
    ],
    [
      'one slash',
      address('https:/instagram.example/a'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example/a',
    ],
    [
      'no slash',
      address('https:instagram.example/a'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example/a',
    ],
    [
      'backslashes',
      address('https:\\\\instagram.example'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example',
    ],
    ['no colon', address('https//instagram.example'), 'address-unsafe', 'contact/address', 'https://instagram.example'],
    [
      'a semicolon',
      address('https;//instagram.example'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example',
    ],
    [
      'a blank in an address',
      address('https: //instagram.example'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example',
    ],
    [
      'a tab in an address',
      address('https://instagram.example/a\tb'),
      'address-unsafe',
      'contact/address',
      'https://instagram.example/ab',
    ],
    ['words for a number', address('tel:call-us'), 'address-unsafe', 'contact/address'],
    ['no number at all', address('tel:'), 'address-unsafe', 'contact/address'],
    ['a number alone', address('+84 912 345 678'), 'address-unsafe', 'contact/address', 'tel:+84912345678'],
    [
      'an e-mail address alone',
      address('help@aurora.example'),
      'address-unsafe',
      'contact/address',
      'mailto:help@aurora.example',
    ],
    [
      'an e-mail address with slashes',
      address('mailto://help@aurora.example'),
      'address-unsafe',
      'contact/address',
      'mailto:help@aurora.example',
    ],
    [
      'an e-mail address with a blank',
      address('mailto: help@aurora.example'),
      'address-unsafe',
      'contact/address',
      'mailto:help@aurora.example',
    ],
    ['an e-mail host without its end', address('mailto:help@aurora'), 'address-unsafe', 'contact/address'],
    ['an e-mail address with two signs', address('mailto:a@b@c.example'), 'address-unsafe', 'contact/address'],
    ['another program’s address', address('skype:aurora?chat'), 'address-unsafe', 'contact/address'],
    ['the United Kingdom by its name', locale('EN', 'en-UK'), 'locale-invalid', 'languages/items/EN/locale', 'en-GB'],
    ['a language in three letters', locale('EN', 'eng-GB'), 'locale-invalid', 'languages/items/EN/locale', 'en-GB'],
    ['Tagalog by its code of before', locale('TY', 'tl-PH'), 'locale-invalid', 'languages/items/TY/locale', 'fil-PH'],
    [
      'the language in the place of the country',
      locale('VI', 'vi-VI'),
      'locale-invalid',
      'languages/items/VI/locale',
      'vi-VN',
    ],
    ['a locale that Intl does not know', locale('EN', 'xx'), 'locale-invalid', 'languages/items/EN/locale'],
    ['a locale with a low line', locale('EN', 'en_GB'), 'wrong-value', 'languages/items/EN/locale', 'en-GB'],
    ['no host of games', { gameHosts: [] }, 'game-hosts-missing', 'gameHosts'],
    ['hosts of games taken away', { gameHosts: null }, 'game-hosts-missing', 'gameHosts'],
    ['yes in a rule', rule({ enabled: 'yes' }), 'rule-odd', `${odd}/enabled`, 'true'],
    ['no in a rule', rule({ required: 'no' }), 'rule-odd', `${odd}/required`, 'false'],
    ['2 for yes', rule({ required: 2 }), 'rule-odd', `${odd}/required`],
    ['a length in letters', rule({ minLength: 'nine' }), 'rule-odd', `${odd}/minLength`],
    ['a length below none', rule({ maxLength: -1 }), 'rule-odd', `${odd}/maxLength`],
    ['a class of POSIX', rule({ acceptedPattern: '^[[:digit:]]+$' }), 'pattern-unusable', `${odd}/acceptedPattern`],
    [
      'a repetition that keeps all',
      rule({ acceptedPattern: '^[0-9]++$' }),
      'pattern-unusable',
      `${odd}/acceptedPattern`,
    ],
    ['a star alone', rule({ acceptedPattern: '*' }), 'pattern-unusable', `${odd}/acceptedPattern`],
    [
      'more in a day than in a week',
      { 'sandbox/limits': { depositDay: 1000000, depositWeek: 500000 } },
      'limits-reversed',
      'sandbox/limits/depositDay',
    ],
    [
      'more in a week than in a month',
      { 'sandbox/limits': { depositWeek: 9, depositMonth: 8 } },
      'limits-reversed',
      'sandbox/limits/depositWeek',
    ],
    ['a city for a time zone', { timeZone: 'Manila' }, 'time-zone-unknown', 'timeZone', 'Asia/Manila'],
    ['a time zone with blanks', { timeZone: 'Asia/Ho Chi Minh' }, 'wrong-value', 'timeZone', 'Asia/Ho_Chi_Minh'],
    ['the code in upper case', { code: 'Aurora' }, 'wrong-value', 'code', 'aurora'],
    [
      'a gateway with its path',
      { gateway: { baseUrl: 'https://api.aurora.example/wps' } },
      'wrong-value',
      'gateway/baseUrl',
      'https://api.aurora.example',
    ],
    [
      'a gateway with a slash',
      { gateway: { baseUrl: 'https://api.aurora.example/' } },
      'wrong-value',
      'gateway/baseUrl',
      'https://api.aurora.example',
    ],
    [
      'a gateway in upper case',
      { gateway: { baseUrl: 'https://API.aurora.example' } },
      'wrong-value',
      'gateway/baseUrl',
      'https://api.aurora.example',
    ],
    [
      'the whole address of a call',
      { gateway: { calls: { balance: { path: 'https://api.example/wps/balance' } } } },
      'wrong-value',
      'gateway/calls/balance/path',
      '/wps/balance',
    ],
    ['an analytics id in lower case', { 'sandbox/gtagId': 'g-abc1234' }, 'wrong-value', 'sandbox/gtagId', 'G-ABC1234'],
  ]),
  ...mistakesIn('derby', 'site', [
    [
      'a form first that is locked off',
      { registration: { first: 'mobile' } },
      'tab-closed',
      'registration/first',
      'username',
    ],
  ]),
  ...mistakesIn('aurora', 'features', [
    [
      'no way to register',
      { ...flag('USERNAMEREG3'), ...flag('MOBILENUMREG3') },
      'tab-closed',
      'flags/USERNAMEREG3/default',
    ],
    [
      'a flag that nothing asks for',
      { 'flags/SUMMER3': { meaning: 'Summer games are on.', default: true } },
      'feature-unused',
      '@flags/SUMMER3',
    ],
  ]),
  ...mistakesIn('aurora', 'banners', [
    [
      'a group that no page shows',
      { 'groups/w_hom': { items: { first: banner }, order: ['first'] } },
      'banner-group-unused',
      '@groups/w_hom',
    ],
  ]),
  ...mistakesIn('derby', 'banners', [
    [
      'a moment with a blank',
      { [`${boxing}/until`]: '2026-12-27 00:00:00+07:00' },
      'wrong-value',
      `${boxing}/until`,
      '2026-12-27T00:00:00+07:00',
    ],
    [
      'a time zone without its colon',
      { [`${boxing}/until`]: '2026-12-27T00:00:00+0700' },
      'wrong-value',
      `${boxing}/until`,
      '2026-12-27T00:00:00+07:00',
    ],
    [
      'UTC in letters',
      { [`${boxing}/until`]: '2026-12-27T00:00:00 UTC' },
      'wrong-value',
      `${boxing}/until`,
      '2026-12-27T00:00:00Z',
    ],
    ['the day first', { [`${boxing}/until`]: '27-12-2026T00:00:00+07:00' }, 'wrong-value', `${boxing}/until`],
    [
      'a moment without its time zone',
      { [`${boxing}/until`]: '2026-12-27T00:00:00' },
      'wrong-value',
      `${boxing}/until`,
    ],
    ['no time at all', { [`${boxing}/until`]: '2026-11-16T00:00:00+07:00' }, 'period-empty', `${boxing}/until`],
  ]),
  ...mistakesIn('lotus', 'fields', [
    [
      'a field for members where guests register',
      { [`${fields}/zalo`]: { when: { session: 'member' } } },
      'condition-impossible',
      `${fields}/zalo/when`,
    ],
    [
      'a field for guests where a password is changed',
      { 'forms/changePassword/fields/oldPassword': { when: { session: 'guest' } } },
      'condition-impossible',
      'forms/changePassword/fields/oldPassword/when',
    ],
    [
      'a field the same as itself',
      { [`${fields}/confirmPassword`]: { sameAs: 'confirmPassword' } },
      'same-as-wrong',
      `${fields}/confirmPassword/sameAs`,
    ],
    [
      'a field the same as one that is not asked',
      { [`${fields}/zalo`]: { sameAs: 'qqNum' }, 'forms/register/order': { qqNum: null } },
      'same-as-wrong',
      `${fields}/zalo/sameAs`,
    ],
    [
      'a password that can be read',
      { [`${fields}/password/widget`]: 'text' },
      'password-shown',
      `${fields}/password/widget`,
      'password',
    ],
    [
      'a new password that can be read',
      { 'forms/changePassword/fields/newPassword/widget': 'text' },
      'password-shown',
      'forms/changePassword/fields/newPassword/widget',
      'password',
    ],
  ]),
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
  ...mistakesIn('derby', 'vendors', [
    [
      'a lane of a vendor without such games',
      { 'lanes/COCKFIGHT': { vendors: ['AG'], after: 'SPORTS' } },
      'lobby-kind',
      'lanes/COCKFIGHT/vendors/0',
    ],
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
    ['HTML in the place of a tag', { 'form.agreement': 'I agree to <a>terms</a>' }, 'text-markup', 'form.agreement'],
    [
      'a tag with what it leads to',
      { 'form.agreement': 'I agree to <link href="/help">terms</link>' },
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
    ['a word for later', { 'nav.help': 'TODO' }, 'text-leftover', 'nav.help'],
    ['words that fill a page', { 'help.about.p1': 'Lorem ipsum dolor sit amet' }, 'text-leftover', 'help.about.p1'],
    ['a character that nobody sees', { 'nav.help': 'He\u200blp' }, 'text-leftover', 'nav.help', 'Help'],
    ['a text that runs backwards', { 'nav.help': '\u202eHelp' }, 'text-leftover', 'nav.help', 'Help'],
    ['wide braces', { 'nav.home': 'Home of ｛｛brand｝｝' }, 'text-leftover', 'nav.home', 'Home of {{brand}}'],
  ]),
]
