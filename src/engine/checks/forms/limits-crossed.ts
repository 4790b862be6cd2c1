import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { sandboxRules } from './sandbox-rules'

const site = (least: number, most: number): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "registerRules": { "username": { "enabled": true, "minLength": ${least}, "maxLength": ${most} } } } }`

export const limitsCrossed: MerchantCheck = {
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
