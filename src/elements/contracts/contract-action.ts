import type { ContractKind } from '@/gateway/contract-members'
import type { Action } from '@/generated/merchant-types'
import { contractPanels } from '@/lib/contract-panels'

/** Leads to where a request about a contract is answered. */
export const contractAction = (kind: ContractKind): Action => ({
  action: 'agentCentre',
  panel: contractPanels[kind],
  query: { list: 'contract' },
})
