import type { AgentDividendRecordProps } from '@/contract/generated/merchant-types'
import type { contractCalls } from '@/contract/endpoints/contract-calls'
import type { useMoneyIntent } from '@/site/money/use-money-intent'

/** A brand's settings of a contract panel: the same for every kind. */
export type ContractRecordProps = AgentDividendRecordProps

/** The call that acts on a kind of contract. */
export type ContractCall = (typeof contractCalls)[keyof typeof contractCalls]

export type ContractIntent = ReturnType<typeof useMoneyIntent<ContractCall>>
