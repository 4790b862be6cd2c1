import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  CancelDeposit,
  ConfirmWithdrawal,
  DepositMethods,
  DepositPaid,
  Deposits,
  ExcludeSelf,
  PlayLimits,
  RequestDeposit,
  RequestWithdrawal,
  SetPlayLimit,
  TransferUpline,
  UplineTerms,
  WithdrawalProof,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { confirmWithdrawal, withdrawalProof } from './calls/confirm-withdrawal'
import { cancelDeposit, depositMethods, depositPaid, deposits, requestDeposit } from './calls/deposit'
import { excludeSelf, playLimits, setPlayLimit } from './calls/play-limits'
import { transferUpline, uplineTerms } from './calls/upline'
import { requestWithdrawal, withdrawalQuote, withdrawals, withdrawalTerms } from './calls/withdrawal'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows by which money comes in and goes out. */
export const cashCalls = {
  depositMethods: answered<DepositMethods>(validate.depositMethods, depositMethods),
  deposits: answered<Deposits>(validate.deposits, deposits),
  requestDeposit: answered<RequestDeposit>(validate.requestDeposit, requestDeposit),
  depositPaid: answered<DepositPaid>(validate.depositPaid, depositPaid),
  cancelDeposit: answered<CancelDeposit>(validate.cancelDeposit, cancelDeposit),
  uplineTerms: answered<UplineTerms>(validate.uplineTerms, uplineTerms),
  transferUpline: answered<TransferUpline>(validate.transferUpline, transferUpline),
  playLimits: answered<PlayLimits>(validate.playLimits, playLimits),
  setPlayLimit: answered<SetPlayLimit>(validate.setPlayLimit, setPlayLimit),
  excludeSelf: answered<ExcludeSelf>(validate.excludeSelf, excludeSelf),
  withdrawalTerms: answered<WithdrawalTerms>(validate.withdrawalTerms, withdrawalTerms),
  withdrawalQuote: answered<WithdrawalQuote>(validate.withdrawalQuote, withdrawalQuote),
  withdrawals: answered<Withdrawals>(validate.withdrawals, withdrawals),
  requestWithdrawal: answered<RequestWithdrawal>(validate.requestWithdrawal, requestWithdrawal),
  withdrawalProof: answered<WithdrawalProof>(validate.withdrawalProof, withdrawalProof),
  confirmWithdrawal: answered<ConfirmWithdrawal>(validate.confirmWithdrawal, confirmWithdrawal),
} satisfies Partial<Record<CallName, AnsweredCall>>
