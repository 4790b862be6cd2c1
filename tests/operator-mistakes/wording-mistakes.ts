import { mistakesIn, type MistakeRow } from './mistake'

/** Mistakes that were told in several messages, or in words about something else. */
export const wordingMistakes = [
  ...mistakesIn('aurora', 'menus', [
    ...Object.entries({ and: 'all', or: 'any', every: 'all', some: 'any', unless: 'not' }).map(
      ([word, meant]): MistakeRow => [
        `"${word}" in a condition`,
        { 'side/items/help/when': { [word]: [{ session: 'guest' }] } },
        'unknown-key',
        `@side/items/help/when/${word}`,
        meant,
      ],
    ),
    [
      'a map within itself',
      { 'side/items/items': { help: { label: 'nav.help' } } },
      'unknown-key',
      '@side/items/items',
      undefined,
      /^"items" stands within "items": what it holds belongs one level higher$/,
    ],
    [
      'the name of a page in the place of its path',
      { 'side/items/help/action/to': 'egame' },
      'wrong-value',
      'side/items/help/action/to',
      '/rng',
    ],
    [
      'the path that its name would have',
      { 'side/items/help/action/to': '/egame' },
      'route-unknown',
      'side/items/help/action/to',
      '/rng',
    ],
  ]),
  ...mistakesIn('aurora', 'features', [
    [
      'flags within flags',
      { 'flags/flags': { PTSYS3: { default: true }, DIRECTREG3: { default: true }, FREEPLAY3: { default: false } } },
      'unknown-key',
      '@flags/flags',
      undefined,
      /^"flags" stands within "flags"/,
    ],
  ]),
  ...mistakesIn('aurora', 'fields', [
    ...['maxLength', 'minLength', 'pattern'].map((key): MistakeRow => [
      `${key} of a field`,
      { [`forms/register/fields/username/${key}`]: key === 'pattern' ? '^[a-z]+$' : 12 },
      'unknown-key',
      `@forms/register/fields/username/${key}`,
      undefined,
      /what a field takes is said by the rules of the server/,
    ]),
  ]),
  ...mistakesIn('aurora', 'theme', [
    [
      'an opacity in hundredths',
      {
        'tokens/color/light/accent': { $value: { colorSpace: 'srgb', components: [0.1, 0.2, 0.3], alpha: 50 } },
      },
      'wrong-value',
      'tokens/color/light/accent/$value/alpha',
      '0.5',
      /^must be at most 1/,
    ],
    [
      'a text that can be read on nothing',
      { 'tokens/color/light/text': { $value: { colorSpace: 'srgb', components: [0.9, 0.9, 0.9] } } },
      'token-contrast',
      'tokens/color/light/text/$value',
      undefined,
      /^too little contrast in the light scheme: text on background has .* text on surface has .* surfaceRaised/,
    ],
  ]),
  ...mistakesIn('aurora', 'banners', [
    [
      'the thirteenth month',
      { 'groups/w_home/items/sky/from': '2026-13-01T00:00:00Z' },
      'wrong-value',
      'groups/w_home/items/sky/from',
      undefined,
      /^there is no month 13$/,
    ],
    [
      'a picture as a phone names it',
      { 'groups/w_home/items/sky/image/src': 'IMG_0001.HEIC' },
      'wrong-value',
      'groups/w_home/items/sky/image/src',
      undefined,
      /^"IMG_0001.HEIC" has capitals.* ends in .heic/,
    ],
    [
      'a lost picture in three places',
      {
        'groups/w_reg/items/welcome/image/src': 'lost.svg',
        'groups/w_help/items/help/image/src': 'lost.svg',
        'groups/w_rng/items/first/image/src': 'lost.svg',
      },
      'asset-missing',
      'groups/w_reg/items/welcome/image/src',
    ],
    [
      'a picture in capitals in two places',
      { 'groups/w_reg/items/welcome/image/src': 'Sky.svg', 'groups/w_help/items/help/image/src': 'Sky.svg' },
      'wrong-value',
      'groups/w_reg/items/welcome/image/src',
    ],
  ]),
  ...mistakesIn('aurora', 'vendors', [
    ['a name of blanks', { 'items/AG/name': '   ' }, 'wrong-value', 'items/AG/name', undefined, /^holds blanks alone/],
  ]),
  ...mistakesIn('aurora', 'routes', [
    [
      'a page that says the path of another alone',
      { 'pages/promotions': { path: '/help' } },
      'override-unknown',
      '@pages/promotions',
      'help',
    ],
    [
      'a page that says nothing but a path',
      { 'pages/summerSale': { path: '/summer' } },
      'missing-key',
      'pages/summerSale',
      'title',
      /^"title", "shell", "sections" and "order" are missing$/,
    ],
  ]),
  ...mistakesIn('lotus', 'routes', [
    ['home at the path of another page', { 'pages/home/path': '/help' }, 'home-moved', 'pages/home/path', '/'],
  ]),
  ...mistakesIn('lotus', 'site', [
    ['a brand for its template', { extends: 'derby' }, 'template-unknown', 'extends'],
    ['a misspelt template', { extends: 'bas' }, 'template-unknown', 'extends', 'base'],
    ['itself for its template', { extends: 'lotus' }, 'circular-extends', 'extends'],
    [
      'no template',
      { extends: undefined },
      'template-unknown',
      '',
      'extends',
      /^"extends" is missing: only what differs/,
    ],
  ]),
  ...mistakesIn('aurora', 'site', [
    ['null for a template', { extends: null }, 'template-unknown', 'extends'],
    [
      'a language of one’s own that has no texts',
      { 'languages/items/SW': { locale: 'sw', label: 'Kiswahili' }, 'languages/order': ['SW', 'EN'] },
      'language-without-texts',
      '@languages/items/SW',
    ],
    [
      'a language that is not there yet',
      { 'languages/order': ['EN', 'SW'] },
      'entry-unknown',
      'languages/order/1',
      undefined,
      /^no language "SW" in "items", where each has its "locale" and its "label"$/,
    ],
    ['a country for its language', { 'languages/order': ['EN', 'VN'] }, 'entry-unknown', 'languages/order/1', 'VI'],
  ]),
]
