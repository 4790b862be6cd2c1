import { expect, it } from 'vitest'
import { vendorIconCode, vendorNameIn } from './vendor-icon-code'

it.each([
  ['TCG_SEA', ['EN', 'TY'], ''],
  ['BTI', ['TY'], '123BET'],
  ['AG', ['EN', 'TY'], 'AG'],
  ['TCG_SEA', ['EN', 'VI'], 'TCG_SEA'],
  ['BTI', ['EN'], 'BTI'],
])('shows %s among %s as “%s”', (code, languages, shown) => expect(vendorIconCode(code, languages)).toBe(shown))

it.each([
  ['BTI', 'BTI', ['EN', 'TY'], '123BET'],
  ['BTI', 'BTI', ['EN', 'VI'], 'BTI'],
  ['BTI', 'Bet Time', ['EN', 'TY'], 'Bet Time'],
  ['TCG_SEA', 'TCG_SEA', ['EN', 'TY'], 'TCG_SEA'],
])('names %s, which the brand calls %s, among %s “%s”', (code, name, languages, shown) =>
  expect(vendorNameIn(code, name, languages)).toBe(shown),
)
