import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentHourlySalaryProps } from '@/contract/generated/merchant-types'

/** What an hourly salary paid, and the contract that it is paid by (2 §2 hourly salary). */
export function AgentHourlySalary(props: AgentHourlySalaryProps) {
  return <ContractPanel kind="hourlySalary" props={props} />
}
