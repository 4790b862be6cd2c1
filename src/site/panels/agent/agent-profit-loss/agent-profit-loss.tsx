import { RecordPanel } from '@/site/records/record-panel'
import type { AgentProfitLossProps } from '@/contract/generated/merchant-types'
import { useTeamProfitLoss } from './use-team-profit-loss'

/** Profit and loss of everybody in the agent's team (2 §2 user profit and loss). */
export function AgentProfitLoss(props: AgentProfitLossProps) {
  return <RecordPanel record={useTeamProfitLoss(props)} layout={props} />
}
