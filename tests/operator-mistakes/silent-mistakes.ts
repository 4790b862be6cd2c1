import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const help = 'side/items/help'
const when = (condition: JsonValue) => ({ [help]: { when: condition } })
const banner = { image: { src: 'banner-sky.svg', width: 1600, height: 640 }, title: 'banner.sky.title' }
const boxing = 'groups/w_home/items/boxingDay'
const fields = 'forms/register/fields'
const flag = (name: string) => ({ [`flags/${name}`]: { default: false, locked: true } })

/** The third collection: most of it is well formed, but has no effect, or not the intended one. */
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
  ...mistakesIn('derby', 'vendors', [
    [
      'a lane of a vendor without such games',
      { 'lanes/COCKFIGHT': { vendors: ['AG'], after: 'SPORTS' } },
      'lobby-kind',
      'lanes/COCKFIGHT/vendors/0',
    ],
  ]),
]
