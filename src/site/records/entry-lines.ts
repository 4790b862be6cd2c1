import { kindText } from './entry-kinds'
import type { TextKey } from '@/contract/generated/merchant-types'
import type { RecordColumn } from './record-types'

/** What all records of booked lines have alike. */
export const entryLines = {
  sorts: ['time', '-time', 'amount', '-amount'],
  timeOf: ({ time }: { readonly time: string }) => time,
} as const

/** What kind of act a line is of. */
export function kindColumn(label: TextKey): RecordColumn<{ readonly kind: string }> {
  return { label, kind: 'text', value: ({ kind }) => kind, say: (say, { kind }) => kindText(say, kind) }
}
