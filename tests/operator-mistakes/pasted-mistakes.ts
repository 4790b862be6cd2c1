import { mistakesIn, type MistakeRow } from './mistake'

const help = 'side/items/help'
const key = 'nav.help'

const text = (what: string, words: string, message: RegExp): MistakeRow => [
  what,
  { [key]: words },
  'text-leftover',
  key,
  null,
  message,
]

/** What comes with what is pasted: from spreadsheets, word processors, programs, translators and chats. */
export const pastedMistakes = [
  ...mistakesIn('aurora', 'locales/EN', [
    text('a broken reference of a spreadsheet', '#REF!', /spreadsheet/),
    text('an unknown name in a spreadsheet', '#NAME?', /spreadsheet/),
    text('a formula', '=CONCAT(A1,B1)', /formula/),
    text('what a program says for nothing', 'null', /program/),
    text('an object in the place of a text', '[object Object]', /program/),
    text('dots', '...', /left out/),
    text('the key in the place of its words', key, /key itself/),
    text('a placeholder of another program', 'Help {0}', /\{0\}/),
    ['a line separator', { [key]: 'Help\u2028' }, 'text-leftover', key, 'Help', /U\+2028/],
    ['texts within a text', { nav: { help: 'Help' } }, 'wrong-type', 'nav'],
  ]),
  ...mistakesIn('aurora', 'locales/VI', [
    text('a text that was never translated', '[VI] Help', /still to be translated/),
    text('letters that were lost', 'Tr? gi?p', /letters were lost/),
  ]),
  ...mistakesIn('aurora', 'menus', [
    [
      'a key with a blank of a web page',
      { [`${help}/label`]: 'nav.help\u00a0' },
      'text-inline',
      `${help}/label`,
      key,
      /nobody sees/,
    ],
    [
      'a key with a sign of no width',
      { [`${help}/label`]: 'nav.help\u200b' },
      'text-inline',
      `${help}/label`,
      key,
      /nobody sees/,
    ],
    [
      'the words of each language in a menu',
      { [`${help}/label`]: { EN: 'Help', VI: 'Trợ giúp' } },
      'wrong-type',
      `${help}/label`,
      null,
      /words of each language go to locales/,
    ],
    [
      'two roles in a text',
      { [`${help}/when`]: { session: 'guest or member' } },
      'wrong-value',
      `${help}/when/session`,
      null,
    ],
    [
      'two roles with a stroke',
      { [`${help}/when`]: { session: 'guest|agent' } },
      'wrong-value',
      `${help}/when/session`,
      null,
    ],
    [
      'two roles in a list',
      { [`${help}/when`]: { session: ['guest', 'member'] } },
      'wrong-type',
      `${help}/when/session`,
      null,
      /"any": \[/,
    ],
    ['a key with a blank', { [help]: { 'label ': key } }, 'unknown-key', `@${help}/label `, 'label'],
    ['a list as one text', { 'side/order': 'home, help' }, 'wrong-type', 'side/order'],
    ['entries as a list', { 'side/items': [{ label: key }] }, 'wrong-type', 'side/items'],
    ['dots in a list', { 'side/order': ['home', '...'] }, 'entry-unknown', 'side/order/1', null],
  ]),
  ...mistakesIn('aurora', 'site', [
    ['one host as a text', { hosts: 'aurora.example' }, 'wrong-type', 'hosts'],
    ['two hosts in a text', { 'hosts/0': 'aurora.example,www.aurora.example' }, 'host-invalid', 'hosts/0', null],
    ['a template by its path', { extends: '../base' }, 'template-unknown', 'extends', null],
    ['languages as a text', { languages: 'EN,VI' }, 'wrong-type', 'languages'],
    ['the sign of a currency', { 'currency/code': '₫' }, 'currency-unknown', 'currency/code'],
    ['the code of a brand that was copied', { code: 'derby' }, 'code-mismatch', 'code', 'aurora'],
  ]),
  ...mistakesIn('aurora', 'banners', [
    [
      'a day as a spreadsheet counts',
      { 'groups/w_home/items/sky/from': 45231 },
      'wrong-type',
      'groups/w_home/items/sky/from',
    ],
  ]),
  ...mistakesIn('aurora', 'features', [
    ['true as a spreadsheet has it', { 'flags/PTSYS3': { default: 'TRUE' } }, 'wrong-type', 'flags/PTSYS3/default'],
  ]),
]
