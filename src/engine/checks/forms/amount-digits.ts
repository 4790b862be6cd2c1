import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, valueAt, type Path } from '@/contract/json/json-value'
import { amountsUnordered } from './amounts-unordered'
import { numberGrouped } from './number-grouped'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const whole = `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "currency": { "code": "VND", "digits": 0 } }`
const deposit = (presets: string): string => `{ "member": { "deposit": { "presets": ${presets} } } }`

const amountDigits: MerchantCheck = {
  code: 'amount-digits',
  severity: 'error',
  docs: {
    what: 'An amount to choose with one press has more decimals than the currency of site.json.',
    why: 'The button shows it rounded, and the form refuses what it fills in.',
    bad: { 'site.json': whole, 'panels.json': deposit('[50000.5, 200000]') },
    good: { 'site.json': whole, 'panels.json': deposit('[50000, 200000]') },
  },
  inspect({ config }) {
    const digits = child(child(config.site, 'currency'), 'digits')
    // Another check reports an invalid number of digits.
    const most = typeof digits === 'number' && digits >= 0 && digits <= 20 ? digits : 2
    const expected = most === 0 ? 'a whole amount' : `an amount with ${most} decimals at most`
    return presetsOf(config.panels).flatMap(({ path, amount }): FileFinding[] => {
      // The schema refuses more than two.
      if (!hasDigits(amount, 2) || hasDigits(amount, most)) return []
      const message = `${amount} has more decimals than the currency`
      return [{ file: 'panels', path, spot: 'value', message, expected, received: quote(amount) }]
    })
  },
}

/** The preset amounts of all panels. */
const presetsOf = memoiseByPart((panels): readonly { path: Path; amount: number }[] =>
  keysOf(panels).flatMap((centre) =>
    keysOf(child(panels, centre)).flatMap((panel) => {
      const path = [centre, panel, 'presets']
      const presets = valueAt(panels, path)
      if (!Array.isArray(presets)) return []
      return presets.flatMap((amount, index) =>
        typeof amount === 'number' ? [{ path: [...path, index], amount }] : [],
      )
    }),
  ),
)

const hasDigits = (amount: number, digits: number): boolean => Number(amount.toFixed(digits)) === amount

/** Checks over amounts. */
export const amountChecks: readonly MerchantCheck[] = [amountsUnordered, amountDigits, numberGrouped]
