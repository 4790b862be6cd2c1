import { addDays, daysBetween, isDay, type Day } from '@/contract/time/day'
import { rangeOf, type DayPreset, type DayRange } from '@/site/lib/day-presets'
import { parsePageNumber, parseWholeNumber } from '@/site/lib/whole-number'
import type { RecordFilter, RecordQuery, RecordSort, RecordTab } from './record-types'

interface Asked {
  /** At least one. */
  readonly tabs: readonly RecordTab[]
  readonly filters: readonly RecordFilter[]
  readonly sorts: readonly RecordSort[]
  readonly range: DayPreset
  readonly today: Day
}

export type RangeProblem = 'notADay' | 'reversed' | 'tooLong'

/** The state of a record in the URL. Invalid parts are reported, not requested. */
export interface RecordAddress {
  readonly tab: RecordTab
  readonly range: DayRange
  readonly problem: RangeProblem | undefined
  readonly filters: RecordQuery['filters']
  readonly sort: RecordSort
  readonly page: number
  readonly until: number | undefined
  /** The line that is open, by its key. */
  readonly line: string | undefined
}

export function recordAddress(query: URLSearchParams, record: Asked): RecordAddress {
  const { tabs, filters, sorts, today } = record
  const [first] = tabs
  const tab = tabs.find(({ name }) => name === query.get('tab')) ?? first
  if (tab === undefined) throw new TypeError('a record has one list at least')
  const usual = usualRange(record.range, today, tab.longest)
  const range = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to }
  return {
    tab,
    range,
    problem: problemOf(range, tab.longest),
    filters: Object.fromEntries(
      (tab.filters ?? filters).flatMap(({ name, options }) => chosen(name, query.get(name), options)),
    ),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'time',
    page: parsePageNumber(query.get('page')),
    until: parseWholeNumber(query.get('until')),
    line: query.get('line') ?? undefined,
  }
}

/** The initial range, or as many of its days next to today as the list may be asked for: no list begins with an error. */
function usualRange(preset: DayPreset, today: Day, longest: number): DayRange {
  const { from, to } = rangeOf(preset, today)
  if (daysBetween(from, to) <= longest) return { from, to }
  return from < today ? { from: addDays(to, 1 - longest), to } : { from, to: addDays(from, longest - 1) }
}

/** An unknown option filters nothing. */
function chosen(name: string, value: string | null, options: RecordFilter['options']): [string, string][] {
  return value !== null && options.some((option) => option.value === value) ? [[name, value]] : []
}

/** Validates a range of days before it is requested. */
export function problemOf({ from, to }: DayRange, longest: number): RangeProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'notADay'
  const days = daysBetween(from, to)
  if (days < 1) return 'reversed'
  return days > longest ? 'tooLong' : undefined
}
