import type { Translate } from '@/site/i18n/texts'
import type { DayPreset } from '@/site/lib/day-presets'
import type { TextKey } from '@/contract/generated/merchant-types'

/** What a column of a record says of a line. */
export interface RecordColumn<Row> {
  readonly label: TextKey
  /**
   * time: a moment, ISO 8601; amount: units of the currency; points: how many; change: the same, with its sign and what it means;
   * code: a number that is read aloud or copied; receipt: the number of one, which leads to it; day: YYYY-MM-DD;
   * text: what is shown as it is.
   */
  readonly kind: 'time' | 'amount' | 'points' | 'change' | 'code' | 'receipt' | 'day' | 'text'
  readonly value: (row: Row) => string | number | null | undefined
  /** What people read, where it is not the value itself. */
  readonly say?: (t: Translate, row: Row) => string
  /** What a change means, beside its sign. */
  readonly word?: (t: Translate, row: Row) => string
  /** Points that came or went: with their sign, a plus too. */
  readonly isChange?: boolean
  /** Only some lines have it: the detail of the others goes without. */
  readonly isOfSome?: boolean
}

export type RecordColumns<Row, Column extends string> = Readonly<Record<Column, RecordColumn<Row>>>

/** Orders that a record may be asked for in: the latest or largest first, with a minus the earliest or smallest. */
export type RecordSort = 'time' | '-time' | 'amount' | '-amount'

/** One of several lists that a record is made of. */
export interface RecordTab {
  readonly name: string
  readonly label: TextKey
  /** Most days that are asked for at once. */
  readonly longest: number
  /** What its lines can be narrowed down to, where that is not the same in every list. */
  readonly filters?: readonly RecordFilter[]
}

/** What a line can be narrowed down to. */
export interface RecordFilter {
  /** Its name in the address. */
  readonly name: string
  readonly label: TextKey
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What a brand says of a record (2 §2; panels.json). */
export interface RecordLayout<Column extends string> {
  /** Columns in order. */
  readonly columns: readonly Column[]
  /** What a line says first where it is a card: what it is, and how much. */
  readonly card: { readonly title: Column; readonly figure: Column }
  readonly presets: readonly DayPreset[]
  /** Range that it opens with. */
  readonly range: DayPreset
  /** Totals in order, by name. */
  readonly totals: readonly string[]
  readonly pageSize: number
  readonly csv: boolean
}

/** The column whose cell opens a line by keyboard: what the line says first, where that is a column. */
export function openingColumn<Column extends string>({
  columns,
  card,
}: Pick<RecordLayout<Column>, 'columns' | 'card'>): Column {
  return columns.includes(card.title) ? card.title : (columns[0] ?? card.title)
}

/** A figure over all lines, and over those of the page. */
export interface RecordTotal {
  readonly name: string
  readonly label: TextKey
  /** Points, not money. */
  readonly isPoints?: boolean
  readonly all: number
  readonly page: number
}

/** What the address asks of a record. */
export interface RecordQuestion {
  readonly from: string
  readonly to: string
  readonly filters: Readonly<Partial<Record<string, string>>>
  readonly sort: RecordSort
  readonly pageNo: number
  readonly pageSize: number
  /** Last line that is counted, for further pages. */
  readonly until?: number
}

/** A page of a record, as a call answers it. */
export interface RecordPage<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly totalPages: number
  /** Last line that is counted: further pages stay as they are while lines arrive. */
  readonly until: number
  /** The server's time, ISO 8601, where it tells. */
  readonly now?: string
}
