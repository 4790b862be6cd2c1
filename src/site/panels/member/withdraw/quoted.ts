import type { WithdrawalQuote } from '@/contract/generated/gateway-types'

/** What is about to be asked for, as the server works it out. */
export interface Quoted {
  readonly request: WithdrawalQuote['request']
  readonly answer: WithdrawalQuote['response']
}
