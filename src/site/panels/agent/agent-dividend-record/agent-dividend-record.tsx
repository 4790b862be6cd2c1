import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentDividendRecordProps } from '@/contract/generated/merchant-types'

/** Payments of dividends, and the contract behind them (2 §2 dividend record). */
export function AgentDividendRecord(props: AgentDividendRecordProps) {
  return <ContractPanel kind="dividend" props={props} />
}
