import { RecordPanel } from '@/site/records/record-panel'
import type { ProfitLossProps } from '@/contract/generated/merchant-types'
import { useProfit } from './use-profit'

/** The player's profit and loss by day and by category (2 §2 profit and loss). */
export function ProfitLoss(props: ProfitLossProps) {
  return <RecordPanel record={useProfit(props)} layout={props} />
}
