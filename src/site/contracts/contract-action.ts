import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { Action } from '@/contract/generated/merchant-types'
import { contractPanels } from '@/contract/catalogue/contract-panels'

/** Opens the panel where a contract request is answered. */
export const contractAction = (kind: ContractKind): Action => ({
  action: 'agentCentre',
  panel: contractPanels[kind],
  query: { list: 'contract' },
})
