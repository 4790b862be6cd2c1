import type { FileKey } from '@/engine/schema/config-files'
import type { JsonValue } from '@/contract/json/json-value'

type Edits = Readonly<Record<string, JsonValue | undefined>>
type Variant = readonly [brand: string, file: FileKey, what: string, edits: Edits]

const call = (path: string) => ({ 'gateway/calls/balance': { path } })
const rule = (acceptedPattern: string) => ({ 'sandbox/registerRules/zalo': { enabled: true, acceptedPattern } })
const boxing = 'groups/w_home/items/boxingDay'
const help = 'side/items/help'
const panel = (name: string, query: Record<string, string>) => ({
  [help]: { action: { action: 'memberCentre', to: null, panel: name, query } },
})
const name = (written: string) => ({ 'items/PT': { name: written } })

/** What looks odd and is right: nothing is said of it. */
export const rightVariants: readonly Variant[] = [
  ['aurora', 'site', 'a call of another version', call('/wps/v3/wallets/balance')],
  ['aurora', 'site', 'a call in a folder of its own', call('/api/v1.2/balance_all')],
  ['aurora', 'site', 'a call with a slash at its end', call('/api/balance/')],
  ['aurora', 'site', 'a call that begins as a page does', call('/help-balance')],
  ['aurora', 'site', 'a call that begins as a folder of the server does', call('/sandbox-balance')],
  ['aurora', 'site', 'a telephone', { 'contact/address': 'tel:+84-28-3822.9999' }],
  ['aurora', 'site', 'a contact with another provider', { 'contact/address': 'mailto:aurora.support@mail.example' }],
  ['aurora', 'site', 'a name with signs', { name: 'Aurora & Co. – 100% <3' }],
  ['aurora', 'site', 'a name in another script', { name: 'ออโรร่า 🎰' }],
  ['aurora', 'site', 'a family among the letters', { name: 'Aurora 👨‍👩‍👧' }],
  ['aurora', 'site', 'limits, few', { 'responsiblePlay/limits': ['exclusion'] }],
  ['aurora', 'site', 'a class of POSIX', rule('^[[:digit:]]+$')],
  ['aurora', 'site', 'a repetition that keeps all', rule('^[0-9]++$')],
  ['aurora', 'vendors', 'a vendor with an apostrophe', name("Play'n GO")],
  ['aurora', 'vendors', 'a vendor with an ampersand', name('Red & Tiger')],
  ['aurora', 'vendors', 'a vendor with a mark', name('Evolution™')],
  ['aurora', 'vendors', 'a vendor with a per cent', name('50% Games')],
  ['derby', 'banners', 'a banner for good', { [`${boxing}/until`]: '2099-12-31T00:00:00+07:00' }],
  ['derby', 'banners', 'a banner of next year', { [`${boxing}/until`]: '2027-12-31T00:00:00+07:00' }],
  [
    'derby',
    'banners',
    'banners for guests beside one for all',
    { 'groups/w_home/items/track/when': { session: 'guest' }, 'groups/w_home/items/arena/when': { session: 'guest' } },
  ],
  [
    'derby',
    'banners',
    'banners for guests beside one for members',
    Object.fromEntries(
      ['kickoff', 'boxingDay', 'track', 'arena'].map((each, at) => [
        `groups/w_home/items/${each}/when`,
        { session: at === 2 ? 'member' : 'guest' },
      ]),
    ),
  ],
  ['aurora', 'menus', 'a tab of a record', panel('account-record', { tab: 'withdrawals', from: '2026-11-01' })],
  ['aurora', 'menus', 'a filter of a record', panel('betting-record', { tab: 'RNG', vendor: 'PT', status: 'open' })],
  ['aurora', 'menus', 'a list of a panel', panel('bonus-details', { list: 'lottery' })],
  ['aurora', 'menus', 'a limit to set', panel('limits', { open: 'depositDay' })],
  ['aurora', 'menus', 'a transfer', panel('wallet-transfer', { from: 'PT', to: 'MAIN', amount: '1234.5' })],
  ['aurora', 'menus', 'a step of the account', panel('security-center', { open: 'paymentPassword', then: 'withdraw' })],
  ['aurora', 'menus', 'no query', panel('manual-rebate', {})],
  [
    'aurora',
    'panels',
    'columns of sports among all bets',
    { 'member/betting-record': { tabs: ['all'], columns: ['time', 'match', 'odds', 'issue', 'result'] } },
  ],
  ['aurora', 'panels', 'a record without days to choose', { 'member/profit-loss': { presets: [] } }],
  [
    'aurora',
    'panels',
    'a record that opens with other days',
    { 'member/profit-loss': { presets: ['yesterday'], range: 'yesterday' } },
  ],
  [
    'aurora',
    'routes',
    'a category of the server’s own',
    { 'pages/promo/sections/detail/props/byCategory/tet2027': { action: { action: 'navigate', to: '/live' } } },
  ],
  ['aurora', 'routes', 'the schema by another path', { $schema: '../../schemas/merchant/routes.schema.json' }],
  ['aurora', 'routes', 'a schema of the brand’s own', { $schema: 'https://acme.example/ours.json' }],
]
