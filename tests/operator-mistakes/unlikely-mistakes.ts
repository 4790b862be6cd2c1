import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn, type MistakeRow } from './mistake'

const help = 'side/items/help'

const denied = (key: string, names: readonly string[], code: string): MistakeRow[] =>
  names.map((name) => [
    `a condition that denies: ${name}`,
    { [`${help}/when`]: { [key]: name } },
    code,
    `${help}/when/${key}`,
    null,
    /: the opposite is "not": \{/,
  ])

const picture = (src: string, code: string, meant: string | null): MistakeRow => [
  `a picture as ${src}`,
  { 'assets/logo/src': src },
  code,
  'assets/logo/src',
  meant,
]

const link = (to: string, meant: string | null): MistakeRow => [
  `a link to ${to}`,
  { [`${help}/action`]: { action: 'navigate', to } satisfies JsonValue },
  'wrong-value',
  `${help}/action/to`,
  meant,
]

/** Mistakes of which what is spelled alike, or is the nearest that may stand there, is no likely meaning. */
export const unlikelyMistakes = [
  ...mistakesIn('aurora', 'menus', [
    ...denied(
      'session',
      ['nomember', 'non-member', 'unguest', '!guest', 'notagent', 'guest_off', 'is-not-guest', 'no trial'],
      'wrong-value',
    ),
    ...denied('feature', ['!PTSYS3', 'NOPTSYS3', '-FREEPLAY3', 'not PTSYS3', 'PTSYS3=false'], 'feature-unknown'),
    link('#terms', null),
    link('?tab=1', null),
    link('https://partner.example/promo', null),
    link('help', '/help'),
  ]),
  ...mistakesIn('aurora', 'theme', [
    picture('/assets/logo.svg', 'wrong-value', 'logo.svg'),
    picture('../assets/logo.svg', 'wrong-value', 'logo.svg'),
    picture('assets\\logo.svg', 'wrong-value', 'logo.svg'),
    picture('C:\\Users\\an\\logo.svg', 'wrong-value', 'logo.svg'),
    picture('https://cdn.example/img/logo.svg?v=3', 'wrong-value', 'logo.svg'),
    picture('merchants/aurora/assets/logo.svg', 'asset-missing', 'logo.svg'),
    ['a width of 0', { 'assets/logo/width': 0 }, 'wrong-value', 'assets/logo/width', null],
    ['a width with half a pixel', { 'assets/logo/width': 96.5 }, 'wrong-type', 'assets/logo/width', null],
    [
      'a duration in place of which ten times that much was written',
      { 'tokens/duration/short': { $value: { value: 18000, unit: 'ms' } } },
      'measure-range',
      'tokens/duration/short/$value/value',
      null,
    ],
  ]),
  ...mistakesIn('aurora', 'site', [
    ['no time for a call', { 'gateway/timeout': 0 }, 'wrong-value', 'gateway/timeout', null],
    [
      'an address without its lock',
      { 'socialLogin/providers/google/authorizeUrl': 'http://id.example/authorize' },
      'wrong-value',
      'socialLogin/providers/google/authorizeUrl',
      'https://id.example/authorize',
    ],
    [
      'a call on another host, without its scheme',
      { 'gateway/calls': { balance: { path: '//evil.example/x' } } },
      'wrong-value',
      'gateway/calls/balance/path',
      null,
    ],
  ]),
]
