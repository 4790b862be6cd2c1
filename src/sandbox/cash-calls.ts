import type { CallName } from '@/gateway/endpoints'
import type { CancelDeposit, DepositMethods, DepositPaid, Deposits, RequestDeposit } from '@/generated/gateway-types'
import * as validate from '@/generated/validate-request.js'
import { cancelDeposit, depositMethods, depositPaid, deposits, requestDeposit } from './calls/deposit'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows by which money comes in and goes out. */
export const cashCalls = {
  depositMethods: answered<DepositMethods>(validate.depositMethods, depositMethods),
  deposits: answered<Deposits>(validate.deposits, deposits),
  requestDeposit: answered<RequestDeposit>(validate.requestDeposit, requestDeposit),
  depositPaid: answered<DepositPaid>(validate.depositPaid, depositPaid),
  cancelDeposit: answered<CancelDeposit>(validate.cancelDeposit, cancelDeposit),
} satisfies Partial<Record<CallName, AnsweredCall>>
