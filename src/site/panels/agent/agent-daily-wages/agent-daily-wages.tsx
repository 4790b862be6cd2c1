import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentDailyWagesProps } from '@/contract/generated/merchant-types'

/** What daily wages paid, and the contract that they are paid by (2 §2 daily wages). */
export function AgentDailyWages(props: AgentDailyWagesProps) {
  return <ContractPanel kind="dailyWages" props={props} />
}
