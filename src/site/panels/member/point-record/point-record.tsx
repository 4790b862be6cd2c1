import { RecordPanel } from '@/site/records/record-panel'
import type { PointRecordProps } from '@/contract/generated/merchant-types'
import { usePointRecord } from './use-point-record'

/** Points gained and spent, with the balance after each (2 §3 points entries). */
export function PointRecord(props: PointRecordProps) {
  return <RecordPanel record={usePointRecord(props)} layout={props} />
}
