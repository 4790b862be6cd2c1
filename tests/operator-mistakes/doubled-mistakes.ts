import { mistakesIn, type MistakeRow } from './mistake'

const zalo = 'forms/register/fields/zalo'
const short = 'tokens/duration/short'
const sky = 'groups/w_home/items/sky/image'

const renamed: MistakeRow = [
  'a vendor by the name of another one',
  { 'items/AG/name': 'PT' },
  'vendor-name-twice',
  'items/AG/name',
]

/** Mistakes that were told twice, or where something else stands. */
export const doubledMistakes = [
  ...mistakesIn('lotus', 'vendors', [renamed]),
  ...mistakesIn('aurora', 'vendors', [renamed]),
  ...mistakesIn('lotus', 'fields', [
    ['a field for another rule', { [zalo]: { rule: 'line' } }, 'rule-unasked', `${zalo}/rule`],
  ]),
  ...mistakesIn('aurora', 'fields', [
    ['a field for another rule', { [zalo]: { rule: 'line' } }, 'rule-unasked', `${zalo}/rule`],
    ['a field without its rule', { [zalo]: { rule: null } }, 'field-without-rule', zalo],
  ]),
  ...mistakesIn('aurora', 'menus', [
    [
      'an entry of one’s own that is only taken from',
      { 'side/items/foo': { when: null } },
      'missing-key',
      'side/items/foo',
    ],
    [
      'an icon as an object with nothing in it',
      { 'side/items/help/icon': { name: null } },
      'wrong-type',
      'side/items/help/icon',
    ],
  ]),
  ...mistakesIn('aurora', 'site', [
    [
      'a call that nothing has changed, taken away',
      { 'gateway/calls/foo': null },
      'removal-unknown',
      '@gateway/calls/foo',
      null,
      /no "gateway.calls.foo" to remove/,
    ],
    ['the name of another brand', { name: 'Derby' }, 'brand-foreign', 'name', null, /name of another brand, derby/],
    ['the name of another brand within a longer one', { name: 'Derby Sports' }, 'brand-foreign', 'name'],
    ['the name of another brand in capitals', { name: 'LOTUS' }, 'brand-foreign', 'name'],
    [
      'a contact at a host of another brand’s name and one more word',
      { 'contact/address': 'mailto:support@derby-sports.example' },
      'brand-foreign',
      'contact/address',
    ],
    [
      'two addresses after mailto',
      { 'contact/address': 'mailto:a@aurora.example,b@aurora.example' },
      'address-unsafe',
      'contact/address',
      null,
      /parts several addresses: write one/,
    ],
    [
      'a name without a host after mailto',
      { 'contact/address': 'mailto:support' },
      'address-unsafe',
      'contact/address',
      null,
      /it has no @/,
    ],
    ['the host of the games', { 'hosts/0': 'games.localhost' }, 'host-duplicate', 'hosts/0'],
  ]),
  ...mistakesIn('aurora', 'theme', [
    ['a time beyond the limit', { [short]: { $value: { value: 18000 } } }, 'measure-range', `${short}/$value/value`],
    [
      'a colour without its $value',
      { 'tokens/color/light/accent': { colorSpace: 'srgb', components: [0, 0, 0] } },
      'unknown-key',
      '@tokens/color/light/accent/colorSpace',
      undefined,
      /they belong under "\$value"/,
    ],
  ]),
  ...mistakesIn('aurora', 'panels', [
    ['an amount beyond counting', { 'member/deposit/presets': [1e20] }, 'wrong-value', 'member/deposit/presets/0'],
    [
      'an amount of a tenth of the smallest',
      { 'member/deposit/presets': [0.001] },
      'wrong-value',
      'member/deposit/presets/0',
    ],
  ]),
  ...mistakesIn('aurora', 'banners', [
    [
      'a banner’s time with half a millisecond',
      { 'groups/w_home/autoplay': 1.5 },
      'wrong-type',
      'groups/w_home/autoplay',
    ],
    [
      'a banner’s two sides swapped',
      { [sky]: { src: 'banner-sky.svg', width: 640, height: 1600 } },
      'asset-size',
      `${sky}/src`,
      null,
      /width and height are swapped/,
    ],
  ]),
]
