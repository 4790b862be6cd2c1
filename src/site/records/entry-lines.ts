import { kindText } from './entry-kinds'
import type { TextKey } from '@/contract/generated/merchant-types'
import type { RecordColumn } from './record-types'

/** What all records of booked entries share. */
export const entryLines = {
  sorts: ['time', '-time', 'amount', '-amount'],
  timeOf: ({ time }: { readonly time: string }) => time,
  // An act between two of the player's wallets has two lines under one number.
  lineOf: ({ id }: { readonly id: number }) => String(id),
} as const

/** The column of an entry's kind. */
export function kindColumn(label: TextKey): RecordColumn<{ readonly kind: string }> {
  return { label, kind: 'text', value: ({ kind }) => kind, say: (say, { kind }) => kindText(say, kind) }
}
