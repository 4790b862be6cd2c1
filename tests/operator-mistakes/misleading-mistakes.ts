import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const messages = (action: JsonValue) => ({ 'memberCentre/items/messages': { action } })

/** Mistakes that were found, but reported in misleading words. */
export const misleadingMistakes = [
  ...mistakesIn('aurora', 'features', [
    [
      'a flag that there is not',
      { 'flags/DIRECTREG4': { default: true } },
      'override-unknown',
      '@flags/DIRECTREG4',
      'DIRECTREG3',
    ],
    [
      'a flag of one’s own without its meaning',
      { 'flags/SUMMER3': { default: true } },
      'override-unknown',
      '@flags/SUMMER3',
      undefined,
      /no flag "SUMMER3" to change.*"meaning"/,
    ],
  ]),
  ...mistakesIn('aurora', 'menus', [
    [
      'an entry of a centre that leads to another panel',
      messages({ panel: 'limits' }),
      'panel-not-offered',
      'memberCentre/items/messages/action',
      undefined,
      /no longer leads to "messages"/,
    ],
    [
      'an entry of a centre with another action',
      messages({ action: 'navigate', to: '/help' }),
      'unknown-key',
      'memberCentre/items/messages/action',
      undefined,
      /null removes it/,
    ],
    [
      'two conditions at once',
      { 'side/items/help': { when: { session: 'member', feature: 'PTSYS3' } } },
      'too-many',
      'side/items/help/when',
      undefined,
      /"session" and "feature": "all" takes a list/,
    ],
    [
      'a condition over one of the template',
      { 'side/items/login': { when: { feature: 'PTSYS3' } } },
      'too-many',
      'side/items/login/when',
      undefined,
      /"session": null takes away/,
    ],
    [
      'an entry switched off by false',
      { 'side/items/help': false },
      'wrong-type',
      'side/items/help',
      undefined,
      /not false: null takes away/,
    ],
  ]),
  ...mistakesIn('aurora', 'panels', [
    [
      'days of a link in seconds',
      { agent: { 'agent-registration-center': { days: [604800] } } },
      'wrong-value',
      'agent/agent-registration-center/days/0',
      '7',
    ],
  ]),
  ...mistakesIn('aurora', 'site', [
    [
      'minutes in seconds',
      { 'responsiblePlay/realityCheckMinutes': 3600 },
      'wrong-value',
      'responsiblePlay/realityCheckMinutes',
      '60',
      /3600 seconds are 60/,
    ],
    [
      'a few minutes too many',
      { 'responsiblePlay/realityCheckMinutes': 300 },
      'wrong-value',
      'responsiblePlay/realityCheckMinutes',
      '240',
    ],
    ['milliseconds in seconds', { gateway: { timeout: 15 } }, 'wrong-value', 'gateway/timeout', '15000'],
    ['players among the agents', { accountTypes: { agent: [0] } }, 'account-type-twice', 'accountTypes/agent/0'],
    [
      'players among the trial accounts',
      { accountTypes: { trial: [4, 0] } },
      'account-type-twice',
      'accountTypes/trial/1',
    ],
    [
      'what no template has switched off by false',
      { responsiblePlay: false },
      'wrong-type',
      'responsiblePlay',
      undefined,
      /leave the key out/,
    ],
    [
      'a list switched off by false',
      { accountTypes: { agent: false } },
      'wrong-type',
      'accountTypes/agent',
      undefined,
      /\[\] is none/,
    ],
  ]),
  ...mistakesIn('aurora', 'routes', [
    [
      'a page taken away beside the pages',
      { home: null },
      'removal-unknown',
      '@home',
      undefined,
      /no "home" to remove here: its own is \/pages\/home/,
    ],
    ['a path that a later page has', { 'pages/egame/path': '/live' }, 'path-duplicate', 'pages/egame/path'],
  ]),
  ...mistakesIn('lotus', 'routes', [
    ['a path of a later lottery', { 'pages/lottery/path': '/elott' }, 'path-duplicate', 'pages/lottery/path'],
    [
      'a page at all the addresses of home',
      {
        'pages/start': {
          ...{ path: '/', aliases: ['/index', '/home'], title: 'nav.home', shell: { header: true } },
          sections: { text: { block: 'text-section', props: { title: 'nav.home', paragraphs: ['nav.help'] } } },
          order: ['text'],
        },
      },
      'path-duplicate',
      'pages/start/path',
    ],
  ]),
  ...mistakesIn('aurora', 'panels', [
    [
      'a list as one text',
      { 'member/betting-record': { columns: 'time,game' } },
      'wrong-type',
      'member/betting-record/columns',
      undefined,
      /^must be a list, \[ … \], not a text/,
    ],
    [
      'a panel in place of the entry that leads to it',
      { 'member/deposit/limits': 'limits' },
      'wrong-type',
      'member/deposit/limits',
      undefined,
      /^must be an object, \{ "action": … \}, not a text/,
    ],
    [
      'yes in place of true, in words',
      { 'member/account-record': { csv: 'yes' } },
      'wrong-type',
      'member/account-record/csv',
      undefined,
      /^must be true or false, without quotes, not a text/,
    ],
    [
      'an amount in groups, which may as well be decimals',
      { 'member/deposit/presets': ['50.000'] },
      'wrong-type',
      'member/deposit/presets/0',
      '50000',
    ],
  ]),
  ...mistakesIn('aurora', 'banners', [
    [
      'a width with its unit',
      { 'groups/w_home/items/sky/image/width': '1600px' },
      'wrong-type',
      'groups/w_home/items/sky/image/width',
      '1600',
    ],
  ]),
]
