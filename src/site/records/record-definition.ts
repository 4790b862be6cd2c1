import type { ReactNode } from 'react'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { TextKey } from '@/contract/generated/merchant-types'
import type { IconName } from '@/site/ui/icons/icon'
import type {
  RecordColumns,
  RecordFilter,
  RecordPage,
  RecordQuestion,
  RecordSort,
  RecordTab,
  RecordTotal,
} from './record-types'

/** An answer of the server on its way, as SWR tells it. */
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
  /** One at least. */
  readonly tabs: readonly RecordTab[]
  readonly filters: readonly RecordFilter[]
  readonly sorts: readonly RecordSort[]
  readonly columns: RecordColumns<Row, Column>
  /** Lines stand under the days of these moments; under none, where the lines themselves are days or sums. */
  readonly timeOf?: (row: Row) => string
  /** Nothing is read without a question. */
  readonly useRead: (question: RecordQuestion | undefined, tab: string) => RecordRead<Page>
  readonly readPage: (question: RecordQuestion, tab: string) => Promise<Page>
  readonly totalsOf: (page: Page) => readonly RecordTotal[]
  /** How its figures come about, for who wants to know. */
  readonly note?: TextKey
  /** What an answer says beside its lines, above them, and where there are none. */
  readonly lead?: (page: Page) => ReactNode
  /** Where nothing was found of any kind: why that may be, and what to do about it. */
  readonly nothing?: ReactNode
  /** What stands over it: whose record it is, where that can be chosen. Undefined until there is an answer. */
  readonly head?: (page: Page | undefined) => ReactNode
  /** The same as a drawing, over the lines. */
  readonly draw?: (page: Page, tab: string) => ReactNode
  /** What can be done with a line, or what else there is to know, below its detail. */
  readonly more?: (row: Row) => ReactNode
}
