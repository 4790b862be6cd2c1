import { expect, it } from 'vitest'
import { vendorIconCode } from './vendor-icon-code'

it.each([
  ['TCG_SEA', ['EN', 'TY'], ''],
  ['BTI', ['TY'], '123BET'],
  ['AG', ['EN', 'TY'], 'AG'],
  ['TCG_SEA', ['EN', 'VI'], 'TCG_SEA'],
  ['BTI', ['EN'], 'BTI'],
])('shows %s among %s as “%s”', (code, languages, shown) => expect(vendorIconCode(code, languages)).toBe(shown))
