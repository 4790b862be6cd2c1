import { RecordPanel } from '@/site/records/record-panel'
import type { AgentIncomeProps } from '@/contract/generated/merchant-types'
import { useIncome } from './use-income'

/** What the agent earned, as the account record has it (2 §2 my income). */
export function AgentIncome(props: AgentIncomeProps) {
  return <RecordPanel record={useIncome(props)} layout={props} />
}
