import { RecordPanel } from '@/site/records/record-panel'
import type { AgentIncomeProps } from '@/contract/generated/merchant-types'
import { useIncome } from './use-income'

/** The agent's income, as in the account record (2 §2 my income). */
export function AgentIncome(props: AgentIncomeProps) {
  return <RecordPanel record={useIncome(props)} layout={props} />
}
