import type { Deposits } from '@/sandbox/cash/deposits/deposits'
import type { Withdrawals } from '@/sandbox/cash/withdrawals/withdrawals'

export type { DepositCap, DepositRow } from '@/sandbox/cash/deposits/deposit-row'

/** Deposits and withdrawals. */
export interface CashPort {
  readonly deposits: Deposits
  readonly withdrawals: Withdrawals
}
