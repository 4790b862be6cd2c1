import { isJsonObject } from '@/contract/json/json-value'
import { shipped } from '@tests/typo-corpus/shipped-files'
import { mistakesIn } from './mistake'

/** The fields of lotus's registration. */
const asked = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'zalo',
  'line',
  'paymentPassword',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
  'affiliateCode',
  'captcha',
  'agreement',
]

const english = shipped.folders.get('derby')?.files.get('locales/EN')?.value

const home = 'groups/w_home'
const picture = { src: 'banner-sky.svg', width: 1600, height: 640 }

export const contentMistakes = [
  ...mistakesIn('aurora', 'banners', [
    ['a time in seconds', { [`${home}/autoplay`]: 4 }, 'time-unreadable', `${home}/autoplay`],
    ['a time in quotes', { [`${home}/autoplay`]: '5000' }, 'wrong-type', `${home}/autoplay`],
    ['a time that is negative', { [`${home}/autoplay`]: -1 }, 'wrong-value', `${home}/autoplay`],
    [
      'days without their times, the last before the first',
      { [`${home}/items/sky/from`]: '2027-02-15', [`${home}/items/sky/until`]: '2027-02-01T00:00:00+07:00' },
      'wrong-value',
      `${home}/items/sky/from`,
    ],
    [
      'days on which no banner of a group is shown',
      {
        [`${home}/items/sky/until`]: '2027-02-01T00:00:00+07:00',
        [`${home}/items/reels/until`]: '2027-01-01T00:00:00+07:00',
        [`${home}/items/table/from`]: '2027-02-03T00:00:00+07:00',
      },
      'period-gap',
      `${home}/items/sky/until`,
    ],
    [
      'an own banner that no order lists',
      { [`${home}/items/sale`]: { image: picture, title: 'banner.sky.title' } },
      'entry-unlisted',
      `@${home}/items/sale`,
    ],
    [
      'a picture that is misspelt',
      { [`${home}/items/sky/image/src`]: 'banner-sy.svg' },
      'asset-missing',
      `${home}/items/sky/image/src`,
    ],
    [
      'a picture of other proportions',
      { [`${home}/items/sky/image/height`]: 1600 },
      'asset-size',
      `${home}/items/sky/image/src`,
    ],
    [
      'the two pictures in each other’s place',
      {
        [`${home}/items/sky/image`]: { src: 'banner-sky-narrow.svg', width: 800, height: 800 },
        [`${home}/items/sky/imageNarrow`]: picture,
      },
      'pictures-swapped',
      `${home}/items/sky/imageNarrow`,
    ],
    [
      'a picture without its sizes',
      { [`${home}/items/sky/image`]: { src: 'banner-sky.svg', width: 1600 } },
      'missing-key',
      `${home}/items/sky/image`,
    ],
    ['a title that is missing', { [`${home}/items/sky/title`]: undefined }, 'missing-key', `${home}/items/sky`],
    [
      'a page that is misspelt',
      { [`${home}/items/sky/action/to`]: '/regster' },
      'route-unknown',
      `${home}/items/sky/action/to`,
    ],
    ['a group that takes a wrong name', { 'groups/home': { items: {}, order: [] } }, 'wrong-key', '@groups/home'],
    ['a group taken away that a page shows', { 'groups/w_help': null }, 'banner-group-unknown', 'groups/w_help'],
  ]),
  ...mistakesIn('aurora', 'features', [
    ['a flag that is misspelt', { 'flags/DIRECTRG3': { default: true } }, 'override-unknown', '@flags/DIRECTRG3'],
    ['a flag that is no truth', { 'flags/PTSYS3/default': 'on' }, 'wrong-type', 'flags/PTSYS3/default'],
    ['a flag taken away that is asked for', { 'flags/FREEPLAY3': null }, 'feature-unknown', 'flags/FREEPLAY3'],
  ]),
  ...mistakesIn('lotus', 'fields', [
    [
      'a sign-in without its password',
      { 'forms/login': { order: ['username'] } },
      'form-incomplete',
      'forms/login/order',
    ],
    ['a sign-in that asks nothing', { 'forms/login': { order: [] } }, 'form-incomplete', 'forms/login/order'],
    [
      'a registration without its password',
      { 'forms/register/order': asked.filter((name) => name !== 'password') },
      'form-incomplete',
      'forms/register/order',
    ],
    [
      'a field that is none',
      { 'forms/register/order': ['username', 'pasword'] },
      'entry-unknown',
      'forms/register/order/1',
    ],
    [
      'a field taken away that is listed',
      { 'forms/registerMobile': { fields: { captcha: null } } },
      'entry-unknown',
      'forms/registerMobile/fields/captcha',
    ],
    [
      'a rule that is none',
      { 'forms/register/fields/zalo': { rule: 'zallo' } },
      'rule-unknown',
      'forms/register/fields/zalo/rule',
    ],
    [
      'a widget that is none',
      { 'forms/register/fields/zalo': { widget: 'input' } },
      'wrong-value',
      'forms/register/fields/zalo/widget',
    ],
    [
      'a keyboard that is none',
      { 'forms/register/fields/zalo': { inputMode: 'number' } },
      'wrong-value',
      'forms/register/fields/zalo/inputMode',
    ],
    ['messages as a list', { patterns: ['error.required'] }, 'wrong-type', 'patterns'],
    ['a form that is none', { 'forms/signup': { order: [] } }, 'unknown-key', '@forms/signup'],
  ]),
  ...mistakesIn('derby', 'locales/VI', [
    ['the texts of another language', isJsonObject(english) ? english : {}, 'text-language', ''],
  ]),
  ...mistakesIn('aurora', 'locales/EN', [
    [
      'the name of the brand that it was copied from',
      { 'banner.sky.title': 'A night at Derby' },
      'brand-foreign',
      'banner.sky.title',
    ],
    ['a text key that is misspelt', { 'nav.hmoe': 'Start' }, 'text-key-unknown', '@nav.hmoe'],
    [
      'a placeholder that is misspelt',
      { 'banner.welcome.title': 'Hello from {{brnad}}' },
      'placeholder-unknown',
      'banner.welcome.title',
    ],
    ['a placeholder that is not filled in', { 'nav.home': 'Hello {{account}}' }, 'placeholder-unknown', 'nav.home'],
    [
      'a placeholder of this text that is misspelt',
      { 'after-login.greeting': 'Hello {{acount}}' },
      'placeholder-unknown',
      'after-login.greeting',
    ],
    ['a placeholder that is not closed', { 'nav.home': 'Start at {{brand}' }, 'placeholder-broken', 'nav.home'],
    ['a text in HTML', { 'nav.home': '<b>Start</b>' }, 'text-markup', 'nav.home'],
    ['a placeholder in three braces', { 'nav.home': 'Start at {{{brand}}}' }, 'placeholder-broken', 'nav.home'],
    ['a text key with a blank', { 'nav home': 'Start' }, 'wrong-key', '@nav home'],
    ['a placeholder in single braces', { 'nav.home': 'Start at {brand}' }, 'placeholder-broken', 'nav.home'],
    [
      'a placeholder that is left out',
      { 'after-login.greeting': 'Welcome back' },
      'placeholder-differs',
      'after-login.greeting',
    ],
    ['a text that is empty', { 'nav.home': '' }, 'text-empty', 'nav.home'],
    ['a text of blanks', { 'nav.home': '  ' }, 'text-empty', 'nav.home'],
    ['texts in groups', { nav: { home: 'Start', help: 'Aid' } }, 'wrong-type', 'nav'],
    ['a text that is a number', { 'nav.home': 5 }, 'wrong-type', 'nav.home'],
    ['a text taken away that is named', { 'banner.sky.title': null }, 'removal-unknown', '@banner.sky.title'],
    ['a text that nobody asks for', { 'summer.party': 'Party' }, 'text-unused', '@summer.party'],
  ]),
]
