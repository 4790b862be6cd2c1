import { mistakesIn } from './mistake'

const to = (path: string) => ({ label: 'nav.help', action: { action: 'navigate', to: path } })
const side = (entry: object) => ({ 'side/items/help': { ...entry } })
const at = (path: string) => `side/items/help/${path}`

export const menuMistakes = [
  ...mistakesIn('lotus', 'menus', [
    ['a page that is misspelt', side(to('/hepl')), 'route-unknown', at('action/to')],
    ['a page without its slash', side(to('help')), 'wrong-value', at('action/to')],
    ['another site’s address', side(to('https://acme.example')), 'wrong-value', at('action/to')],
    ['a lobby of a vendor that is none', side(to('/rng?page=AGG')), 'vendor-unknown', at('action/to')],
    [
      'a lobby of a vendor in lower case',
      side({ action: { action: 'navigate', to: '/rng', query: { page: 'ag' } } }),
      'vendor-unknown',
      at('action/query/page'),
    ],
    [
      'another site under the key of a page',
      { 'side/items/shop': { label: 'nav.help', action: { action: 'external', to: 'https://acme.example' } } },
      'unknown-key',
      '@side/items/shop/action/to',
    ],
    ['an anchor that is misspelt', side(to('/help#trems')), 'anchor-unknown', at('action/to')],
    ['an anchor of another page', side(to('/register#terms')), 'anchor-unknown', at('action/to')],
    [
      'an action that is none',
      side({ action: { action: 'navigte', to: '/help' } }),
      'wrong-value',
      at('action/action'),
    ],
    [
      'a dialog that is none',
      side({ action: { action: 'dialog', to: null, dialog: 'login' } }),
      'wrong-value',
      at('action/dialog'),
    ],
    ['a label that is misspelt', side({ label: 'nav.hepl' }), 'text-missing', at('label')],
    ['words in place of a label’s key', side({ label: 'Get help' }), 'text-inline', at('label')],
    ['an icon that is none', side({ icon: 'hlep' }), 'wrong-value', at('icon')],
    ['missions counted in a menu of the site', side({ badge: 'claimableMissions' }), 'badge-misplaced', at('badge')],
    ['withdrawals counted in a menu of the site', side({ badge: 'askedWithdrawals' }), 'badge-misplaced', at('badge')],
    ['a heading in a menu of the site', side({ group: 'nav.help' }), 'group-misplaced', `@${at('group')}`],
    ['an emphasis that is none', side({ emphasis: 'loud' }), 'wrong-value', at('emphasis')],
    ['a key that is misspelt', side({ lable: 'nav.help' }), 'unknown-key', `@${at('lable')}`],
    ['a flag that is none', side({ when: { feature: 'PTSYS4' } }), 'feature-unknown', at('when/feature')],
    ['a condition that is empty', side({ when: {} }), 'too-few', at('when')],
    ['somebody who is none', side({ when: { session: 'player' } }), 'wrong-value', at('when/session')],
    [
      'a flag on and off',
      side({ when: { all: [{ feature: 'PTSYS3' }, { not: { feature: 'PTSYS3' } }] } }),
      'condition-impossible',
      at('when'),
    ],
    [
      'an own entry that no order lists',
      { 'side/items/sale': to('/promotions') },
      'entry-unlisted',
      '@side/items/sale',
    ],
    ['an entry taken away that is listed', { 'side/items/help': null }, 'entry-unknown', 'side/items/help'],
    ['an order with an entry that is none', { 'side/order': ['home', 'hepl'] }, 'entry-unknown', 'side/order/1'],
    [
      'half an entry under a misspelt name',
      { 'side/items/hepl': { icon: 'star' } },
      'override-unknown',
      '@side/items/hepl',
    ],
    [
      'an entry without an action',
      { 'side/items/help': { label: 'nav.help', action: null } },
      'missing-key',
      'side/items/help/action',
    ],
    [
      'a bar with no room',
      {
        'bottomBar/items': { a: to('/'), b: to('/'), c: to('/'), d: to('/') },
        'bottomBar/order': ['home', 'a', 'b', 'c', 'd', 'account', 'promotions'],
      },
      'bar-overfull',
      'bottomBar/order',
    ],
    [
      'an entry for guests behind the avatar',
      { account: { items: { help: { when: { session: 'guest' } } } } },
      'condition-impossible',
      'account/items/help/when',
    ],
    ['a menu that is none', { sidebar: { order: [] } }, 'unknown-key', '@sidebar'],
    ['a list in place of entries', { 'side/items': ['home'] }, 'wrong-type', 'side/items'],
  ]),
]
