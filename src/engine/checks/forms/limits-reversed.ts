import { child, quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const limits = (week: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "limits": { "depositDay": 500000, "depositWeek": ${week} } } }`

export const limitsReversed: MerchantCheck = {
  code: 'limits-reversed',
  severity: 'warning',
  docs: {
    what: 'A limit that accounts begin with allows more in a day than in a week, or in a week than in a month.',
    why: 'The larger one is never reached: mostly a zero is too many or too few.',
    bad: { 'site.json': limits(100000) },
    good: { 'site.json': limits(2000000) },
  },
  inspect({ config }) {
    const written = valueAt(config.site, ['sandbox', 'limits'])
    return pairs.flatMap(([short, long]) => {
      const [less, more] = [child(written, short), child(written, long)]
      if (typeof less !== 'number' || typeof more !== 'number' || less <= more) return []
      return [
        {
          file: 'site' as const,
          path: ['sandbox', 'limits', short],
          spot: 'value' as const,
          message: `more than ${long}, which is ${quote(more)}`,
          expected: `at most ${quote(more)}`,
          received: quote(less),
        },
      ]
    })
  },
}

const pairs = [
  ['depositDay', 'depositWeek'],
  ['depositWeek', 'depositMonth'],
] as const
