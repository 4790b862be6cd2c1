import type { JsonValue } from '@/contract/json/json-value'
import { mistakesIn } from './mistake'

const promised = 'promise-unbooked'
const welcomePath = 'pages/register/sections/form/props/promotionAmount'
const welcome = (amount: JsonValue) => ({ [welcomePath]: amount })

/** What a page of registration promises to new players. */
export const welcomeMistakes = [
  ...mistakesIn('lotus', 'routes', [
    [
      'a welcome in another currency',
      welcome({ amount: 20, currency: 'USD' }),
      promised,
      `${welcomePath}/currency`,
      null,
    ],
    [
      'a welcome in the currency of a neighbour',
      welcome({ currency: 'PHP' }),
      promised,
      `${welcomePath}/currency`,
      null,
    ],
    ['a welcome of nothing', welcome({ amount: 0 }), promised, `${welcomePath}/amount`, null],
    [
      'a welcome in a currency that is none',
      welcome({ currency: 'VDN' }),
      'currency-unknown',
      `${welcomePath}/currency`,
    ],
    [
      'two pages that promise two amounts',
      {
        'pages/start': {
          ...{ path: '/start', title: 'nav.home', shell: { header: true }, linked: false, order: ['form'] },
          sections: {
            form: {
              block: 'register-form',
              props: { title: 'register.title', promotionAmount: { amount: 500, currency: 'VND' } },
            },
          },
        },
      },
      promised,
      'pages/start/sections/form/props/promotionAmount/amount',
      null,
    ],
  ]),
  ...mistakesIn('lotus', 'site', [
    [
      'a currency that the template promises nothing in',
      { currency: { code: 'PHP' } },
      promised,
      'currency/code',
      null,
      /page "register" of the template promises new players 1000 VND/,
    ],
  ]),
]
