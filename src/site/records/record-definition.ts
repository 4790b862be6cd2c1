import type { ReactNode } from 'react'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { TextKey } from '@/contract/generated/merchant-types'
import type { IconName } from '@/site/ui/icons/icon'
import type {
  RecordColumns,
  RecordFilter,
  RecordPage,
  RecordQuery,
  RecordSort,
  RecordTab,
  RecordTotal,
} from './record-types'

/** The state of a request, in the shape that SWR returns. */
export interface RecordRead<Page> {
  readonly data?: Page | undefined
  readonly error?: GatewayError | undefined
  readonly isLoading: boolean
  readonly isValidating: boolean
  readonly mutate: () => Promise<unknown>
}

export interface RecordDefinition<Row, Column extends string, Page extends RecordPage<Row>> {
  readonly title: TextKey
  readonly icon: IconName
  /** At least one. */
  readonly tabs: readonly RecordTab[]
  readonly filters: readonly RecordFilter[]
  readonly sorts: readonly RecordSort[]
  readonly columns: RecordColumns<Row, Column>
  /** The moment by which lines are grouped into days; left out where the lines themselves are days or sums. */
  readonly timeOf?: (row: Row) => string
  /** A line's key in the address: nothing else in the record has it. */
  readonly lineOf: (row: Row) => string
  /** Whether its call finds a line of these days by its key, on whichever page it is. */
  readonly findsLines?: boolean
  /** Without a question, nothing is read. */
  readonly useRead: (question: RecordQuery | undefined, tab: string) => RecordRead<Page>
  readonly readPage: (question: RecordQuery, tab: string) => Promise<Page>
  readonly totalsOf: (page: Page) => readonly RecordTotal[]
  /** Explains how the figures are calculated. */
  readonly note?: TextKey
  /** Content above the lines, from the answer; shown also when there are no lines. */
  readonly lead?: (page: Page) => ReactNode
  /** Shown when no line was found in any list: why, and what to do about it. */
  readonly nothing?: ReactNode
  /**
   * Content above the record: whose it is, where that can be chosen. The page is undefined until there is an answer.
   */
  readonly head?: (page: Page | undefined) => ReactNode
  /** A chart of the same data, above the lines. */
  readonly draw?: (page: Page, tab: string) => ReactNode
  /** An opened line as it is now, where an act of the player has changed it since it was read. */
  readonly changed?: (row: Row) => Row
  /** Actions on a line, or further information, below its detail. */
  readonly more?: (row: Row) => ReactNode
}
