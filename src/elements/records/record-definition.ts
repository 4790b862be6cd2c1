import type { GatewayError } from '@/gateway/gateway-error'
import type { TextKey } from '@/generated/merchant-types'
import type { IconName } from '@/ui/icon'
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
  readonly idOf: (row: Row) => string | number
  readonly timeOf: (row: Row) => string
  /** Nothing is read without a question. */
  readonly useRead: (question: RecordQuestion | undefined, tab: string) => RecordRead<Page>
  readonly readPage: (question: RecordQuestion, tab: string) => Promise<Page>
  readonly totalsOf: (page: Page) => readonly RecordTotal[]
}
