import type { FileKey } from '@/engine/schema/config-files'
import type { JsonValue } from '@/contract/json/json-value'

type Edits = Readonly<Record<string, JsonValue>>

/** One mistake in a file of aurora. */
interface Row {
  readonly what: string
  readonly file: FileKey
  readonly edits: Edits
}

function rows(file: FileKey, all: Readonly<Record<string, Edits>>): Row[] {
  return Object.entries(all).map(([what, edits]) => ({ what, file, edits }))
}

const link = (to: string): Edits => ({ 'side/items/help/action': { action: 'navigate', to } })
const when = (session: string): Edits => ({ 'side/items/help/when': { session } })
const lowered = (severity: string): Edits => ({ check: { 'page-unreachable': { severity, reason: 'Campaigns.' } } })
const sky = 'groups/w_home/items/sky'
const winners = (all: string): Edits => ({
  'pages/home/sections/board': { block: 'winner-board', props: { title: 'nav.home', all } },
  'pages/home/order': { board: { after: 'lanes' } },
})

/** What `--fix` must not touch: each can mean something else than what it is spelled like. */
export const leftAlone: readonly Row[] = [
  ...rows('menus', {
    'a negation by a sign': when('!guest'),
    'a negation by another sign': when('~guest'),
    'a negation by a hyphen': when('-guest'),
    'a negation by a word': when('not guest'),
    'a negation by a word that is joined': when('notguest'),
    'a negation by a prefix': when('non-guest'),
    'two of them': when('guest|member'),
    'a word for something else': when('quest'),
    'the path that a page’s name would have': link('egame'),
    'the path of a page’s name': link('/egame'),
    'a path that is one letter short of another, at its beginning': link('/ame'),
    'a path that is no page': link('betting-record'),
    'a path of another word': link('/fist'),
    'a path of a word that is spelled alike': link('/life'),
    'a path with another number': link('/help2'),
    'an address without its scheme': link('help.aurora.example'),
    'an address of another site': link('https://aurora.example/help'),
    'a relative path': link('../help'),
    'an entry of another number': { 'side/order': ['home', 'help2'] },
    'an entry that is a word of its own': { 'side/order': ['hope'] },
    'an entry that is there already': { 'side/order': ['help', 'hepl'] },
    'a key for the one that is there already': { 'side/items/help': { label: 'nav.help', lable: 'nav.home' } },
    'a text key': { 'side/items/help': { label: 'nav.hlep' } },
    'a condition that is another word': { 'side/items/help': { when: { and: [{ session: 'guest' }] } } },
    'an entry of which there is a list': {
      'side/items/agents': { label: 'nav.help', action: { action: 'navigate', to: '/help' } },
      'side/order': ['agent'],
    },
    'a path in the plural': link('/helps'),
    'a path with an anchor that the page has not': link('help#faq'),
    'a sign-out in another case, beside an inherited path': {
      'side/items/help/action': { action: 'signout' },
    },
    'a flag with another number': { 'side/items/help/when': { feature: 'PTSYS4' } },
    'a flag with a letter less': { 'side/items/help/when': { feature: 'PTSY3' } },
  }),
  ...rows('theme', {
    'a scheme by another word': { scheme: 'night' },
    'a scheme by another word still': { scheme: 'day' },
    'a scheme by its negation': { scheme: '!dark' },
    'a picture in capitals that lies there so': { 'assets/logo/src': 'LOGO.svg' },
    'a picture with a blank': { 'assets/logo/src': 'logo aurora.svg' },
    'a picture with an ending in capitals': { 'assets/icons/tab': 'favicon.SVG' },
    'a picture with a low line': { 'assets/icons/touch': 'icon_touch.png' },
    'a colour by its name': { 'tokens/color/light/accent': 'crimson' },
    'a colour without its sign': { 'tokens/color/light/accent': 'c2185b' },
  }),
  ...rows('site', {
    'a severity by another word': lowered('none'),
    'a severity by a word that is spelled alike': lowered('of'),
    'a severity that is a yes': lowered('on'),
    'a code of Thailand in the order of languages': { 'languages/order': ['TH', 'EN'] },
    'a code of a country in the order of languages': { 'languages/order': ['EN', 'vn'] },
    'another code of a country': { 'languages/order': ['EN', 'ph'] },
    'a locale in the place of a code': { 'languages/order': ['en-US', 'VI'] },
    'a country for its language': { 'languages/items/VI/locale': 'vn' },
    'a language by its code for the locale': { 'languages/items/TY/locale': 'ty-PH-x' },
    'a language under the code of its country': { 'languages/items': { vn: { locale: 'vi-VN', label: 'Việt' } } },
    'a default language in words': { defaultLanguage: 'English' },
    'a currency that is none': { 'currency/code': 'VDN' },
    'a host that stands there already, in another case': { hosts: ['aurora.localhost', 'Aurora.localhost'] },
    'true in quotes for a template': { template: 'true' },
    'a host with a port': { 'hosts/0': 'aurora.localhost:80' },
    'a host in capitals that another brand has': { 'hosts/0': 'DERBY.localhost' },
    'yes for true': { 'responsiblePlay/notice': 'yes' },
    'a yes in Vietnamese': { 'responsiblePlay/notice': 'có' },
    'a number for true': { 'responsiblePlay/notice': 1 },
    'a digit in quotes for true': { 'responsiblePlay/notice': '1' },
    'a number in words': { 'responsiblePlay/realityCheckMinutes': 'sixty' },
    'a number with its unit': { 'responsiblePlay/realityCheckMinutes': '60 min' },
    'a number with another unit': { 'responsiblePlay/realityCheckMinutes': '1h' },
    'a number in another system': { 'responsiblePlay/realityCheckMinutes': '0x3c' },
    'a number with an exponent': { 'responsiblePlay/realityCheckMinutes': '6e1' },
    'a number with a point that may part thousands': { 'gateway/timeout': '15.000' },
    'a number with a comma that may part thousands': { 'gateway/timeout': '15,000' },
    'nothing in quotes': { 'gateway/timeout': '' },
    'null in quotes': { 'gateway/timeout': 'null' },
    'a time zone by its hours': { timeZone: 'UTC+7' },
    'a template that is a brand': { extends: 'derby' },
    'no template': { extends: null },
  }),
  ...rows('panels', {
    'an amount in another currency': { 'member/deposit/presets': ['5000 PHP'] },
    'an amount in short': { 'member/deposit/presets': ['100k'] },
    'an amount with a point that may part thousands': { 'member/deposit/presets': ['50.000'] },
  }),
  ...rows('banners', {
    'a day as it is written in Vietnam': { [`${sky}/from`]: '01/11/2026' },
    'a day as it is written in America': { [`${sky}/until`]: '11/30/2026' },
    'a day without a time': { [`${sky}/from`]: '2026-11-01' },
    'a day in words': { [`${sky}/from`]: '1 November 2026' },
    'a picture that is spelled otherwise': { [`${sky}/image/src`]: 'banner-skyy.svg' },
    'a picture with a capital': { [`${sky}/image/src`]: 'Banner-sky.svg' },
    'a picture with a path': { [`${sky}/image/src`]: 'assets/banner-sky.svg' },
  }),
  ...rows('routes', {
    'a panel’s name for the path of a page': winners('betting-record'),
    'a page’s name for its path': winners('egame'),
    'a section of another number': { 'pages/home/order': { lanes2: { after: 'lanes' } } },
  }),
  ...rows('vendors', {
    'a name of blanks': { 'items/AG/name': '   ' },
    'a vendor with a letter more': { 'items/AGG': { hidden: true } },
  }),
]

/** What `--fix` mends, with the place and the value that it writes there. */
export const repaired: readonly (Row & { readonly at: string; readonly value: JsonValue })[] = [
  ...made('menus', 'side/items/help/when/session', 'guest', {
    'a condition in capitals': when('GUEST'),
    'a condition with two letters swapped': when('geust'),
    'a condition in the plural': when('guests'),
    'a condition with a blank': when('guest '),
  }),
  ...made('menus', 'side/items/help/action/to', '/help', {
    'a path with two letters swapped': link('/hepl'),
    'a path without its slash': link('help'),
    'a path in capitals': link('/Help'),
    'a path with a blank': link('/help '),
  }),
  ...made('menus', 'side/items/help/label', 'nav.help', {
    'a misspelt key': { 'side/items/help': { lable: 'nav.help' } },
    'a key in capitals': { 'side/items/help': { LABEL: 'nav.help' } },
  }),
  ...made('theme', 'scheme', 'dark', { 'a scheme with two letters swapped': { scheme: 'drak' } }),
  ...made('site', 'responsiblePlay/realityCheckMinutes', 30, {
    'a number in quotes': { 'responsiblePlay/realityCheckMinutes': '30' },
  }),
  ...made('site', 'schemaVersion', 2, { 'the version in quotes': { schemaVersion: '2' } }),
  ...made('site', 'responsiblePlay/notice', true, { 'true in quotes': { 'responsiblePlay/notice': 'true' } }),
  ...made('site', 'hosts/0', 'aurora.localhost', { 'a host in capitals': { 'hosts/0': 'Aurora.Localhost.' } }),
  ...made('site', 'defaultLanguage', 'VI', { 'a language in small letters': { defaultLanguage: 'vi' } }),
  ...made('site', 'languages/items/EN/locale', 'en-GB', {
    'a locale with a low line': { 'languages/items/EN/locale': 'en_GB' },
  }),
  ...made('site', 'timeZone', 'Asia/Ho_Chi_Minh', { 'a zone with blanks': { timeZone: 'Asia/Ho Chi Minh' } }),
  ...made('site', 'extends', 'base', { 'a misspelt template': { extends: 'bsae' } }),
]

function made(file: FileKey, at: string, value: JsonValue, all: Readonly<Record<string, Edits>>) {
  return rows(file, all).map((row) => ({ ...row, at, value }))
}
