import { ContractPanel } from '@/site/contracts/contract-panel'
import type { AgentDividendRecordProps } from '@/contract/generated/merchant-types'

/** What a dividend paid, and the contract that it is paid by (2 §2 dividend record). */
export function AgentDividendRecord(props: AgentDividendRecordProps) {
  return <ContractPanel kind="dividend" props={props} />
}
