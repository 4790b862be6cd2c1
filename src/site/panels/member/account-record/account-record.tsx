import { RecordPanel } from '@/site/records/record-panel'
import type { AccountRecordProps } from '@/contract/generated/merchant-types'
import { useAccountRecord } from './use-account-record'

/** The player's wallet transactions with the balance after each (2 §2 account record). */
export function AccountRecord(props: AccountRecordProps) {
  return <RecordPanel record={useAccountRecord(props)} layout={props} />
}
