import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentRealTimeSalaryProps } from '@/contract/generated/merchant-types'

/** What a real-time salary paid, and the contract that it is paid by (2 §2 real-time salary). */
export function AgentRealTimeSalary(props: AgentRealTimeSalaryProps) {
  return <ContractPanel kind="realTimeSalary" props={props} />
}
