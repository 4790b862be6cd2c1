import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentHourlySalaryProps } from '@/contract/generated/merchant-types'

/** Payments of hourly salary, and the contract behind them (2 §2 hourly salary). */
export function AgentHourlySalary(props: AgentHourlySalaryProps) {
  return <ContractPanel kind="hourlySalary" props={props} />
}
