import type { CallName } from '@/gateway/endpoints'
import type {
  CancelDeposit,
  DepositMethods,
  DepositPaid,
  Deposits,
  RequestDeposit,
  RequestWithdrawal,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/generated/gateway-types'
import * as validate from '@/generated/validate-request.js'
import { cancelDeposit, depositMethods, depositPaid, deposits, requestDeposit } from './calls/deposit'
import { requestWithdrawal, withdrawalQuote, withdrawals, withdrawalTerms } from './calls/withdrawal'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows by which money comes in and goes out. */
export const cashCalls = {
  depositMethods: answered<DepositMethods>(validate.depositMethods, depositMethods),
  deposits: answered<Deposits>(validate.deposits, deposits),
  requestDeposit: answered<RequestDeposit>(validate.requestDeposit, requestDeposit),
  depositPaid: answered<DepositPaid>(validate.depositPaid, depositPaid),
  cancelDeposit: answered<CancelDeposit>(validate.cancelDeposit, cancelDeposit),
  withdrawalTerms: answered<WithdrawalTerms>(validate.withdrawalTerms, withdrawalTerms),
  withdrawalQuote: answered<WithdrawalQuote>(validate.withdrawalQuote, withdrawalQuote),
  withdrawals: answered<Withdrawals>(validate.withdrawals, withdrawals),
  requestWithdrawal: answered<RequestWithdrawal>(validate.requestWithdrawal, requestWithdrawal),
} satisfies Partial<Record<CallName, AnsweredCall>>
