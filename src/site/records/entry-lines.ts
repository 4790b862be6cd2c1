import { kindText } from './entry-kinds'
import type { TextKey } from '@/contract/generated/merchant-types'
import type { RecordColumn } from './record-types'

/** What all records of booked entries share. */
export const entryLines = {
  sorts: ['time', '-time', 'amount', '-amount'],
  timeOf: ({ time }: { readonly time: string }) => time,
} as const

/** The column of an entry's kind. */
export function kindColumn(label: TextKey): RecordColumn<{ readonly kind: string }> {
  return { label, kind: 'text', value: ({ kind }) => kind, say: (say, { kind }) => kindText(say, kind) }
}
