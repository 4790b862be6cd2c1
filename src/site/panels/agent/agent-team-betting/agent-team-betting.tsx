import { RecordPanel } from '@/site/records/record-panel'
import type { AgentTeamBettingProps } from '@/contract/generated/merchant-types'
import { useTeamBetting } from './use-team-betting'

/** Bets of everybody in the agent's team (2 §2 team betting). */
export function AgentTeamBetting(props: AgentTeamBettingProps) {
  return <RecordPanel record={useTeamBetting(props)} layout={props} />
}
