import { RecordPanel } from '@/site/records/record-panel'
import type { AgentDownlineTransactionsProps } from '@/contract/generated/merchant-types'
import { useDownlineLines } from './use-downline-lines'

/** What moved in the wallets of everybody below the agent (2 §2 downline transaction details). */
export function AgentDownlineTransactions(props: AgentDownlineTransactionsProps) {
  return <RecordPanel record={useDownlineLines(props)} layout={props} />
}
