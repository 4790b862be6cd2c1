import type { ContractKind } from '@/contract/endpoints/contract-members'
import { addDays, dayIn, mondayOf, startOfDay } from '@/contract/time/day'
import type { Term } from './contract-terms'

export type TermPeriod = Term['period']

/** Periods that are settled on their own: a period of the terms, an hour, or five minutes (2 §4). */
export type SettledPeriod = TermPeriod | 'hour' | 'fiveMinutes'

/** From its first instant (inclusive) to its end (exclusive), in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const termPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const satisfies readonly TermPeriod[]

/** Contract kinds that are settled more often than once per period of the terms. */
export const shortPeriods = { hourlySalary: 'hour', realTimeSalary: 'fiveMinutes' } as const satisfies {
  readonly [Kind in ContractKind]?: SettledPeriod
}

const lengths = { hour: 60 * 60_000, fiveMinutes: 5 * 60_000 } as const

/**
 * The period in the merchant's time zone that contains an instant. Weeks begin on Monday; half months on the 1st and
 * the 16th.
 */
export function spanAt(zone: string, period: SettledPeriod, time: number): Span {
  if (period === 'hour' || period === 'fiveMinutes') return partOfDay(zone, lengths[period], time)
  if (period === 'daily') return dayAt(zone, time)
  const first = firstDay(period, dayIn(zone, time))
  return { from: startOfDay(zone, first), to: startOfDay(zone, dayAfter(period, first)) }
}

/**
 * Hours are counted from the start of the day, so in time zones with fractional offsets they still match the wall
 * clock. The exception is a clock change of half an hour (Lord Howe): that day ends with a part of half an hour.
 */
function partOfDay(zone: string, length: number, time: number): Span {
  const day = dayAt(zone, time)
  const from = day.from + Math.floor((time - day.from) / length) * length
  return { from, to: Math.min(from + length, day.to) }
}

let known: { readonly zone: string; readonly span: Span } | undefined

/** Memoises the last day: time-zone lookups are slow, and thousands of consecutive bets ask for the same one. */
function dayAt(zone: string, time: number): Span {
  if (known?.zone === zone && known.span.from <= time && time < known.span.to) return known.span
  const day = dayIn(zone, time)
  const span = { from: startOfDay(zone, day), to: startOfDay(zone, addDays(day, 1)) }
  known = { zone, span }
  return span
}

function firstDay(period: Exclude<TermPeriod, 'daily'>, day: string): string {
  if (period === 'weekly') return mondayOf(day)
  const isSecondHalf = period === 'semimonthly' && Number(day.slice(8)) > 15
  return `${day.slice(0, 8)}${isSecondHalf ? '16' : '01'}`
}

function dayAfter(period: Exclude<TermPeriod, 'daily'>, first: string): string {
  if (period === 'weekly') return addDays(first, 7)
  if (period === 'semimonthly' && first.endsWith('01')) return `${first.slice(0, 8)}16`
  return `${addDays(`${first.slice(0, 8)}01`, 31).slice(0, 8)}01`
}

/** When the first of the current periods ends. */
export function nextEnd(zone: string, kind: ContractKind, terms: readonly Term[], now: number): number {
  const periods: SettledPeriod[] =
    kind === 'hourlySalary' || kind === 'realTimeSalary' ? [shortPeriods[kind]] : terms.map(({ period }) => period)
  return Math.min(...periods.map((period) => spanAt(zone, period, now).to))
}
