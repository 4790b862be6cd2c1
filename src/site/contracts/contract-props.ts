import type { AgentDividendRecordProps } from '@/contract/generated/merchant-types'
import type { contractCalls } from '@/contract/endpoints/contract-calls'
import type { useMoneyIntent } from '@/site/money/use-money-intent'

/** What a brand says of the panel of a kind of contract: the same of every kind. */
export type ContractRecordProps = AgentDividendRecordProps

/** The call that processes a kind. */
export type ContractCall = (typeof contractCalls)[keyof typeof contractCalls]

export type ContractIntent = ReturnType<typeof useMoneyIntent<ContractCall>>
