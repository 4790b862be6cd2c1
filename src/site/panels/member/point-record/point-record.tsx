import { RecordPanel } from '@/site/records/record-panel'
import type { PointRecordProps } from '@/contract/generated/merchant-types'
import { usePointRecord } from './use-point-record'

/** How the points came and went, and what was left (2 §3 points entries). */
export function PointRecord(props: PointRecordProps) {
  return <RecordPanel record={usePointRecord(props)} layout={props} />
}
