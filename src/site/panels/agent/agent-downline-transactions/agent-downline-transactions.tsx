import { RecordPanel } from '@/site/records/record-panel'
import type { AgentDownlineTransactionsProps } from '@/contract/generated/merchant-types'
import { useDownlineLines } from './use-downline-lines'

/** Wallet transactions of everybody in the agent's team (2 §2 downline transaction details). */
export function AgentDownlineTransactions(props: AgentDownlineTransactionsProps) {
  return <RecordPanel record={useDownlineLines(props)} layout={props} />
}
