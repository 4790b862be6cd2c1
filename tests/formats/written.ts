import type { RegionNames } from '@/contract/formats/region-names'
import { formatDuration } from '@/site/i18n/format-duration'
import { formats } from '@/site/i18n/format'
import { shortAmount } from '@/site/i18n/short-amount'
import { statementFormats } from '@/site/i18n/statement-formats'
import { dateFormat } from '@/contract/formats/formatters'
import { printAmount } from '@/contract/money/typed-amount'

const numbers = [0, 1, 2.5, 0.125, 1234.5, 12_345, 1_234_567.5, 285_401_000, 1.2e9, 1.234e12]
const currencies = ['VND', 'PHP', 'USD', 'MMK', 'KHR', 'LAK', 'NPR', 'MNT', 'KZT', 'UZS', 'INR', 'EUR', 'AED', 'XOF']
const moments = ['2026-01-31T09:00:00Z', '2026-05-03T16:44:05Z', '2026-11-27T03:04:05Z', '2026-08-02T17:00:00Z']
const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu']
const countries = ['VN', 'TH', 'KH', 'LA', 'MM', 'NP', 'PH', 'KZ', 'UZ', 'US', 'GB', 'CI']

/** Every format that the site and the games offer, by name, in the language of a tag. */
export function written(tag: string, names: RegionNames): Readonly<Record<string, readonly string[]>> {
  const format = formats(tag)
  const signed = numbers.flatMap((number) => [number, -number])
  const of = (write: (number: number) => string) => signed.map(write)
  return {
    number: of(format.number),
    odds: of(format.odds),
    signed: of(format.signed),
    percent: of((number) => format.percent(number % 1)),
    exactPercent: of((number) => format.percent(number % 1, 2)),
    days: [0, 1, 2, 5, 21, 1.5].map(format.days),
    durations: [0, 1, 5, 59, 60, 65, 121, 1440].map((minutes) => formatDuration(minutes, tag)),
    promotionAmount: of((amount) => format.promotionAmount({ amount, currency: 'VND' })),
    typed: signed.flatMap((number) =>
      [true, false].map((grouped) => printAmount(Math.round(number), tag, { grouped })),
    ),
    ...Object.fromEntries(
      currencies.flatMap((code) => [
        [`amount ${code}`, of((amount) => format.amount(amount, { code }))],
        [`change ${code}`, of((amount) => format.change(amount, { code }))],
        [`whole ${code}`, of((amount) => format.amount(amount, { code, digits: 0 }))],
        [`short ${code}`, of((amount) => shortAmount(tag, amount, { code }))],
      ]),
    ),
    ownSymbol: of((amount) => format.change(amount, { code: 'USD', symbol: '$' })),
    ...Object.fromEntries(
      zones.map((zone) => [`times ${zone}`, moments.flatMap((moment) => times(tag, zone, moment))]),
    ),
    countries: countries.map(names.of),
    sortedCountries: countries.toSorted(names.compare),
  }
}

function times(tag: string, zone: string, moment: string): string[] {
  const statement = statementFormats(tag, zone)
  const { day, date, dateOf, time, whole, minute } = statement
  const texts = [day, dateOf, time, whole, minute].map((write) => write(moment))
  const styles = (['weekdayTime', 'shortDateTime'] as const).map((style) =>
    dateFormat(tag, style, zone).format(new Date(moment)),
  )
  return [...texts, date(moment.slice(0, 10)), statement.zone(Date.parse(moment)), ...styles]
}
