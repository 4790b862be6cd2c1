import { child, quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { sandboxRules } from './sandbox-rules'

const site = (least: number, most: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "username": { "enabled": true, "minLength": ${least}, "maxLength": ${most} } } } }`

const limitsCrossed: MerchantCheck = {
  code: 'limits-crossed',
  severity: 'error',
  docs: {
    what: 'A rule asks for more characters than it allows: minLength is above maxLength.',
    why: 'No text is that long and that short: nobody could register.',
    bad: { 'site.json': site(12, 6) },
    good: { 'site.json': site(6, 12) },
  },
  inspect(draft) {
    return sandboxRules(draft).flatMap(({ rule, path }) => {
      const [least, most] = [lengthOf(child(rule, 'minLength')), lengthOf(child(rule, 'maxLength'))]
      // 0 means no limit.
      if (least === undefined || most === undefined || most === 0 || least <= most) return []
      return [
        {
          file: 'site' as const,
          path: [...path, 'minLength'],
          spot: 'value' as const,
          message: `at least ${least} characters, and at most ${most}: nothing is both`,
          expected: `at most ${most}`,
          received: quote(child(rule, 'minLength')),
        },
      ]
    })
  },
}

/** Servers send numbers as strings too. */
function lengthOf(written: unknown): number | undefined {
  const length = typeof written === 'string' && written.trim() !== '' ? Number(written) : written
  return typeof length === 'number' && Number.isFinite(length) ? length : undefined
}

const limits = (week: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "limits": { "depositDay": 500000, "depositWeek": ${week} } } }`

const limitsReversed: MerchantCheck = {
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

export const limitChecks: readonly MerchantCheck[] = [limitsCrossed, limitsReversed]
