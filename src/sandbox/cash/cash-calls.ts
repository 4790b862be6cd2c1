import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { confirmWithdrawal, withdrawalProof } from './calls/confirm-withdrawal'
import { cancelDeposit, depositMethods, depositPaid, deposits, requestDeposit } from './calls/deposit'
import { requestWithdrawal, withdrawalQuote, withdrawalTerms, withdrawals } from './calls/withdrawal'

export const cashCalls = {
  depositMethods: answered(validate.depositMethods, depositMethods),
  deposits: answered(validate.deposits, deposits),
  requestDeposit: answered(validate.requestDeposit, requestDeposit),
  depositPaid: answered(validate.depositPaid, depositPaid),
  cancelDeposit: answered(validate.cancelDeposit, cancelDeposit),
  withdrawalTerms: answered(validate.withdrawalTerms, withdrawalTerms),
  withdrawalQuote: answered(validate.withdrawalQuote, withdrawalQuote),
  withdrawals: answered(validate.withdrawals, withdrawals),
  requestWithdrawal: answered(validate.requestWithdrawal, requestWithdrawal),
  withdrawalProof: answered(validate.withdrawalProof, withdrawalProof),
  confirmWithdrawal: answered(validate.confirmWithdrawal, confirmWithdrawal),
}
