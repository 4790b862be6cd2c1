import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentRealTimeSalaryProps } from '@/contract/generated/merchant-types'

/** Payments of real-time salary, and the contract behind them (2 §2 real-time salary). */
export function AgentRealTimeSalary(props: AgentRealTimeSalaryProps) {
  return <ContractPanel kind="realTimeSalary" props={props} />
}
