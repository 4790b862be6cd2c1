import { describe, expect, it } from 'vitest'
import { dateStyles, type DateStyle } from './date-styles'
import { formatTag } from './format-tag'
import { formattersOf, type NumberOptions } from './formatters'
import { loadTable } from './load-table'
import { tableFormatters } from './table-formatters'
import { tabledLanguages } from './table-language'

const amounts = [0, 1, 2.5, 0.125, 99.99, 1234, 12_345.67, 100_000, 1_234_567.5, 98_765_432, 285_401_000, 1.2e9]
const numbers = [...amounts, 1000, 1.23456e12, 5.4e14].flatMap((amount) => [amount, -amount])
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const short = { notation: 'compact', maximumFractionDigits: 3, roundingMode: 'trunc' } as const
const unit = { style: 'unit', unitDisplay: 'short' } as const

const styles: readonly NumberOptions[] = [
  ...[{}, { useGrouping: false }, { minimumFractionDigits: 2 }, { signDisplay: 'exceptZero' } as const],
  ...[{ style: 'percent', maximumFractionDigits: 2 } as const, { style: 'percent', ...twoDecimals } as const],
  ...[short, { ...unit, unit: 'hour' } as const, { ...unit, unit: 'minute' } as const],
  { ...unit, unit: 'day', unitDisplay: 'long' },
]
const ofMoney = (currency: string): readonly NumberOptions[] => [
  { style: 'currency', currency, ...twoDecimals },
  { style: 'currency', currency, maximumFractionDigits: 0, roundingMode: 'trunc' },
  { style: 'currency', currency, signDisplay: 'exceptZero', ...twoDecimals },
  { style: 'currency', currency, ...short },
]

const currencies = ['VND', 'USD', 'MMK', 'KHR', 'LAK', 'NPR', 'MNT', 'KZT', 'UZS', 'XOF']

const moments = Array.from({ length: 30 }, (_, index) => Date.UTC(2026, 0, 1) + index * 12.3 * 86_400_000)
const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'America/New_York']

describe.each(tabledLanguages)('%s', (language) => {
  it.each([{}, { digits: 'deva' }] as const)('writes numbers as Node does, with %o', async (entry) => {
    const tag = formatTag({ locale: language, ...entry })
    const formatters = tableFormatters(await loadTable(language))
    for (const options of [...styles, ...currencies.flatMap(ofMoney)]) {
      const [own, expected] = [formatters.number(tag, options), formattersOf(tag).number(tag, options)]
      const some = options.style === 'percent' ? numbers.filter((number) => Math.abs(number) < 100) : numbers
      const texts = some.map((number) => own.format(number))
      expect(texts, JSON.stringify(options)).toEqual(some.map((number) => expected.format(number)))
    }
  })

  it('has the symbol of every currency', async () => {
    const tag = formatTag({ locale: language })
    const formatters = tableFormatters(await loadTable(language))
    const say = (from: typeof formatters) =>
      Intl.supportedValuesOf('currency').map((currency) => from.number(tag, { style: 'currency', currency }).format(1))
    expect(say(formatters)).toEqual(say(formattersOf(tag)))
  })

  it('keeps figures, separators and signs apart, as those who read typed amounts need them', async () => {
    const tag = formatTag({ locale: language })
    const formatters = tableFormatters(await loadTable(language))
    const options = { minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const
    expect(formatters.number(tag, options).formatToParts(1_234_567)).toEqual(
      formattersOf(tag).number(tag, options).formatToParts(1_234_567),
    )
  })

  it('writes dates as Node does', async () => {
    const tag = formatTag({ locale: language })
    const formatters = tableFormatters(await loadTable(language))
    for (const style of Object.keys(dateStyles) as DateStyle[])
      for (const zone of zones) {
        const [own, expected] = [formatters.date(tag, style, zone), formattersOf(tag).date(tag, style, zone)]
        for (const moment of moments) expect(own.format(moment), style + zone).toBe(expected.format(moment))
      }
  })

  it('writes durations and zones as Node does', async () => {
    const tag = formatTag({ locale: language })
    const formatters = tableFormatters(await loadTable(language))
    for (const parts of [['a'], ['a', 'b']])
      expect(formatters.duration(tag, parts)).toBe(formattersOf(tag).duration(tag, parts))
    for (const zone of zones) expect(formatters.zone(tag, zone, 0)).toBe(formattersOf(tag).zone(tag, zone, 0))
  })
})
