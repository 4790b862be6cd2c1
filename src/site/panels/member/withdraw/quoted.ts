import type { WithdrawalQuote } from '@/contract/generated/gateway-types'

/** A withdrawal request with the server's quote for it. */
export interface Quoted {
  readonly request: WithdrawalQuote['request']
  readonly answer: WithdrawalQuote['response']
}
