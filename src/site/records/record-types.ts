import type { Translate } from '@/site/i18n/texts'
import type { Standing } from '@/site/elements/state-mark'
import type { DayPreset } from '@/site/lib/day-presets'
import type { TextKey } from '@/contract/generated/merchant-types'

/** A column of a record. */
export interface RecordColumn<Row> {
  readonly label: TextKey
  /**
   * time: ISO 8601; amount: units of the currency; points: number of points; change: an amount with its sign and what
   * it means; code: a number to read aloud or copy; receipt: number of a receipt, linked to it; day: YYYY-MM-DD; numbers: those
   * of a lottery bet; drawn: the number that decided it; text: shown as it is.
   */
  readonly kind: 'time' | 'amount' | 'points' | 'change' | 'code' | 'receipt' | 'day' | 'numbers' | 'drawn' | 'text'
  readonly value: (row: Row) => string | number | null | undefined
  /** The displayed text, where it differs from the value. */
  readonly say?: (t: Translate, row: Row) => string
  /** What a change means, beside its sign. */
  readonly word?: (t: Translate, row: Row) => string
  /** Whether a card cuts it at the end of its line: its detail has all of it. */
  readonly isCut?: boolean
  /** How the line stands: a mark before the text. */
  readonly standing?: (row: Row) => Standing
  /** Whether points are shown with their sign, a plus too. */
  readonly isChange?: boolean
  /** Whether only some lines have it: the detail of the others leaves it out. */
  readonly isOfSome?: boolean
}

export type RecordColumns<Row, Column extends string> = Readonly<Record<Column, RecordColumn<Row>>>

/** Sort orders: the latest or largest first; with a minus, the earliest or smallest. */
export type RecordSort = 'time' | '-time' | 'amount' | '-amount'

/** One of several lists that make up a record. */
export interface RecordTab {
  readonly name: string
  readonly label: TextKey
  /** Longest range that can be requested, in days. */
  readonly longest: number
  /** Filters of this list, where the lists have different ones. */
  readonly filters?: readonly RecordFilter[]
}

/** A filter of a record. */
export interface RecordFilter {
  /** Its name in the URL. */
  readonly name: string
  readonly label: TextKey
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A brand's settings of a record (2 §2; panels.json). */
export interface RecordLayout<Column extends string> {
  /** Columns in order. */
  readonly columns: readonly Column[]
  /** The columns of a card: title and figure, and below them when and state. */
  readonly card: Readonly<Record<'title' | 'figure' | 'when' | 'state', Column>>
  readonly presets: readonly DayPreset[]
  /** The initial range. */
  readonly range: DayPreset
  /** Names of the totals in order. */
  readonly totals: readonly string[]
  readonly pageSize: number
  readonly csv: boolean
}

/** The column whose cell holds the button that opens a line: the card's title, where it is among the columns. */
export function openingColumn<Column extends string>({
  columns,
  card,
}: Pick<RecordLayout<Column>, 'columns' | 'card'>): Column {
  return columns.includes(card.title) ? card.title : (columns[0] ?? card.title)
}

/** A total over all lines, and over those of the page. */
export interface RecordTotal {
  readonly name: string
  readonly label: TextKey
  /** Points, not money. */
  readonly isPoints?: boolean
  readonly all: number
  readonly page: number
}

/** The query of a record, from its URL. */
export interface RecordQuery {
  readonly from: string
  readonly to: string
  readonly filters: Readonly<Partial<Record<string, string>>>
  readonly sort: RecordSort
  readonly pageNo: number
  readonly pageSize: number
  /** The last line that counts, so that further pages are consistent. */
  readonly until?: number
  /** One line alone, by its key: asked only where the record's call can. */
  readonly line?: string
}

/** A page of a record, as a call answers it. */
export interface RecordPage<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly totalPages: number
  /** The last line that counts: further pages stay consistent while new lines arrive. */
  readonly until: number
  /** The server's time, ISO 8601, where it is sent. */
  readonly now?: string
}
