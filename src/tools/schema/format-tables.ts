import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateStyles, type DateStyle } from '@/contract/formats/date-styles'
import type { FormatTable, UnitName } from '@/contract/formats/format-table'
import { formatTag } from '@/contract/formats/format-tag'
import { tabledLanguages } from '@/contract/formats/table-language'

const banner = `/* Written by \`npm run generate\` from the CLDR ${process.versions['cldr']} of Node. Do not edit. */`

/**
 * Modules with the format tables of the languages that browsers lack, and with their names of countries, by path in
 * `folder`. Another Node has another CLDR, with other names and patterns: what was made from one stays as it is under
 * another, until its folder is deleted.
 */
export function formatTableModules(folder: string): [path: string, text: string][] {
  return madeModules().map(([path, text]) => {
    const present = join(folder, path)
    const before = existsSync(present) ? readFileSync(present, 'utf8') : text
    return [path, before.startsWith(banner) ? text : before]
  })
}

function madeModules(): [path: string, text: string][] {
  return tabledLanguages.flatMap((language): [path: string, text: string][] => {
    const table = JSON.stringify(formatTable(formatTag({ locale: language })), null, 2)
    const names = JSON.stringify(regionNames(language), null, 2)
    const type = "import type { FormatTable } from '@/contract/formats/format-table'"
    return [
      [`format-tables/${language}.ts`, `${banner}\n\n${type}\n\nexport const table: FormatTable = ${table}\n`],
      [`region-names/${language}.ts`, `${banner}\n\nexport const names: Readonly<Record<string, string>> = ${names}\n`],
    ]
  })
}

/** Codes of CLDR that are no country: unions, tests, and what is unknown. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** The names of all countries, in the order of the language. */
function regionNames(tag: string): Record<string, string> {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const { compare } = new Intl.Collator(tag)
  // A code of former times is read as that of today.
  const isCountry = (code: string) => !noCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code
  const named = codes.filter(isCountry).flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [[code, name] as const]
  })
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one, other)))
}

const billion = 1_000_000_000

/** Reads from ICU how numbers and dates of a language are written. */
function formatTable(tag: string): FormatTable {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
  const parts = number({ minimumFractionDigits: 1 }).formatToParts(1_234_567)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const isIndian = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)[1] === 2
  // The dong's symbol is no letter, which would be kept apart from the figures.
  const currency = { style: 'currency', currency: 'VND', minimumFractionDigits: 0 } as const
  const unit = (name: UnitName) =>
    number({ style: 'unit', unit: name, unitDisplay: name === 'day' ? 'long' : 'short' })
      .format(-1)
      .replace('1', '#')
  return {
    ...{ decimal: valueOf('decimal'), group: valueOf('group'), ...(isIndian && { isIndian }) },
    percent: number({ style: 'percent' }).format(-0.01).replace('1', '#'),
    currency: number(currency).format(-1).replace('1', '#').replace('₫', '¤'),
    shortCurrency: number({ ...currency, notation: 'compact' })
      .format(-billion)
      .replace(number({ notation: 'compact' }).format(billion), '#')
      .replace('₫', '¤'),
    symbols: Object.fromEntries(
      Intl.supportedValuesOf('currency')
        .map((code) => [code, symbolIn(tag, code)] as const)
        .filter(([code, symbol]) => symbol !== symbolIn('en', code)),
    ),
    short: shortPatterns(tag),
    units: { day: unit('day'), hour: unit('hour'), minute: unit('minute') },
    durationSeparator:
      new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).formatToParts(['1', '2'])[1]?.value ?? '',
    ...dateNames(tag),
    dates: Object.fromEntries(
      Object.keys(dateStyles).map((style) => [style, datePattern(tag, style as DateStyle)]),
    ) as FormatTable['dates'],
  }
}

function symbolIn(tag: string, currency: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The powers of ten that amounts are shortened at. */
const powers = Array.from({ length: 12 }, (_, index) => index + 3)

function shortPatterns(tag: string): FormatTable['short'] {
  const format = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 0 })
  const pattern = (value: number) => format.format(value).replace(/\d+/, '#')
  const all = powers.map((from) => {
    const figures = /\d+/.exec(format.format(2 * 10 ** from))?.[0] ?? ''
    const [one, others] = [pattern(10 ** from), pattern(2 * 10 ** from)]
    return [from, from - figures.length + 1, one === others ? others : `${one}|${others}`] as const
  })
  return all.filter(([, power, text], at) => power !== all[at - 1]?.[1] || text !== all[at - 1]?.[2])
}

const zone = { timeZone: 'UTC' } as const

function dateNames(tag: string): Pick<FormatTable, 'months' | 'weekdays' | 'dayPeriods' | 'gmt'> {
  const named = (style: DateStyle, type: Intl.DateTimeFormatPartTypes, moment: number) =>
    new Intl.DateTimeFormat(tag, { ...dateStyles[style], ...zone })
      .formatToParts(moment)
      .find((part) => part.type === type)?.value ?? ''
  const period = (hour: number) => named('time', 'dayPeriod', Date.UTC(2026, 0, 1, hour))
  return {
    months: Array.from({ length: 12 }, (_, month) => named('date', 'month', Date.UTC(2026, month))),
    // 4 January 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => named('weekdayDate', 'weekday', Date.UTC(2026, 0, 4 + day))),
    dayPeriods: [period(9), period(21)],
    gmt: named('weekdayTime', 'timeZoneName', 0).replace('+0', ''),
  }
}

/** 3 May 2026, 4:08:09 in the morning: no two fields have the same figures. */
const sample = Date.UTC(2026, 4, 3, 4, 8, 9)

function datePattern(tag: string, style: DateStyle): string {
  const parts = new Intl.DateTimeFormat(tag, { ...dateStyles[style], ...zone }).formatToParts(sample)
  const isHalved = parts.some(({ type }) => type === 'dayPeriod')
  const pattern = parts.map(({ type, value }) => (type === 'literal' ? value : `{${field(type, value, isHalved)}}`))
  // As Chromium and Node write narrow spaces of dates.
  return pattern.join('').replaceAll('\u202f', ' ')
}

/** A field as CLDR writes it. */
function field(type: Intl.DateTimeFormatPartTypes, value: string, isHalved: boolean): string {
  const width = /^\d+$/.test(value) ? value.length : 3
  switch (type) {
    case 'year':
      return value.length === 2 ? 'yy' : 'y'
    case 'month':
      return 'M'.repeat(width)
    case 'day':
      return 'd'.repeat(width)
    case 'hour':
      return (isHalved ? 'h' : 'H').repeat(width)
    case 'minute':
      return 'mm'
    case 'second':
      return 'ss'
    case 'weekday':
      return 'E'
    case 'dayPeriod':
      return 'a'
    case 'timeZoneName':
      return 'z'
    default:
      throw new Error(`a table has no field for ${type}: ${value}`)
  }
}
