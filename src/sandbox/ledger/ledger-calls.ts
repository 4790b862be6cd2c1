import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { bettingRecord } from './calls/betting-record'
import { memberTransactions } from './calls/member-transactions'
import { merchantWallet } from './calls/merchant-wallet'
import { profitLoss } from './calls/profit-loss'
import { checkReceipt, moneyReceipt } from './calls/receipts'
import { walletTransfer } from './calls/wallet-transfer'

export const ledgerCalls = {
  memberTransactions: answered(validate.memberTransactions, memberTransactions),
  merchantWallet: answered(validate.merchantWallet, merchantWallet),
  walletTransfer: answered(validate.walletTransfer, walletTransfer),
  bettingRecord: answered(validate.bettingRecord, bettingRecord),
  profitLoss: answered(validate.profitLoss, profitLoss),
  moneyReceipt: answered(validate.moneyReceipt, moneyReceipt),
  checkReceipt: answered(validate.checkReceipt, checkReceipt),
}
