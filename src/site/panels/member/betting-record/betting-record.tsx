import { RecordPanel } from '@/site/records/record-panel'
import type { BettingRecordProps } from '@/contract/generated/merchant-types'
import { useBets } from './use-bets'

/** The player's bets with their results (2 §2 betting record). */
export function BettingRecord(props: BettingRecordProps) {
  return <RecordPanel record={useBets(props)} layout={props} />
}
