import type { ContractKind } from '@/contract/endpoints/contract-members'
import { addDays, dayIn, mondayOf, startOfDay } from '@/contract/time/day'
import type { Term } from './contract-terms'

export type TermPeriod = Term['period']

/** What is settled at once: a period of the terms, an hour, or five minutes (2 §4). */
export type SettledPeriod = TermPeriod | 'hour' | 'fiveMinutes'

/** From its first moment to the first one after it, in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const termPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const satisfies readonly TermPeriod[]

/** What is settled at once where that is less than a period of the terms. */
export const shortPeriods = { hourlySalary: 'hour', realTimeSalary: 'fiveMinutes' } as const satisfies {
  readonly [Kind in ContractKind]?: SettledPeriod
}

const lengths = { hour: 60 * 60_000, fiveMinutes: 5 * 60_000 } as const

/** The period of a merchant's days that a moment is in. Weeks begin on Monday; half months on the 1st and the 16th. */
export function spanAt(zone: string, period: SettledPeriod, time: number): Span {
  if (period === 'hour' || period === 'fiveMinutes') return partOfDay(zone, lengths[period], time)
  if (period === 'daily') return dayAt(zone, time)
  const first = firstDay(period, dayIn(zone, time))
  return { from: startOfDay(zone, first), to: startOfDay(zone, dayAfter(period, first)) }
}

/**
 * Hours are counted from the day's first moment: in zones whose offset is no whole hour they are those of the wall
 * clock too. Not after clocks have moved by half an hour (Lord Howe): that day has a last part of half an hour.
 */
function partOfDay(zone: string, length: number, time: number): Span {
  const day = dayAt(zone, time)
  const from = day.from + Math.floor((time - day.from) / length) * length
  return { from, to: Math.min(from + length, day.to) }
}

let known: { readonly zone: string; readonly span: Span } | undefined

/** The last one is kept: a zone's clocks are slow to ask, and thousands of bets are asked about in a row. */
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

/** When the first period ends that runs now. */
export function nextEnd(zone: string, kind: ContractKind, terms: readonly Term[], now: number): number {
  const periods: SettledPeriod[] =
    kind === 'hourlySalary' || kind === 'realTimeSalary' ? [shortPeriods[kind]] : terms.map(({ period }) => period)
  return Math.min(...periods.map((period) => spanAt(zone, period, now).to))
}
