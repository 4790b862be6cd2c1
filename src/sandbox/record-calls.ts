import type { CallName } from '@/contract/endpoints/endpoints'
import type { BettingRecord, CheckReceipt, MoneyReceipt, ProfitLoss } from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { bettingRecord } from './calls/betting-record'
import { profitLoss } from './calls/profit-loss'
import { checkReceipt, moneyReceipt } from './calls/receipts'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows that tell an account what it did. */
export const recordCalls = {
  bettingRecord: answered<BettingRecord>(validate.bettingRecord, bettingRecord),
  profitLoss: answered<ProfitLoss>(validate.profitLoss, profitLoss),
  moneyReceipt: answered<MoneyReceipt>(validate.moneyReceipt, moneyReceipt),
  checkReceipt: answered<CheckReceipt>(validate.checkReceipt, checkReceipt),
} satisfies Partial<Record<CallName, AnsweredCall>>
