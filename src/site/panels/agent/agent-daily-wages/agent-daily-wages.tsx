import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentDailyWagesProps } from '@/contract/generated/merchant-types'

/** Payments of daily wages, and the contract behind them (2 §2 daily wages). */
export function AgentDailyWages(props: AgentDailyWagesProps) {
  return <ContractPanel kind="dailyWages" props={props} />
}
