import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { consolidatedFunds, pointBalance, unreadCount } from './calls/account-figures'
import { contractDetails } from './calls/contract-details'
import { contractRecord } from './calls/contract-record'
import { endContract, offerContract } from './calls/offer-contract'
import { processContract } from './calls/process-contract'

export const contractsCalls = {
  dividendClaim: answered(validate.dividendClaim, processContract),
  dailySalary: answered(validate.dailySalary, processContract),
  hourlySalary: answered(validate.hourlySalary, processContract),
  realTimeSalary: answered(validate.realTimeSalary, processContract),
  contractRecord: answered(validate.contractRecord, contractRecord),
  contractDetails: answered(validate.contractDetails, contractDetails),
  offerContract: answered(validate.offerContract, offerContract),
  endContract: answered(validate.endContract, endContract),
  pointBalance: answered(validate.pointBalance, pointBalance),
  unreadCount: answered(validate.unreadCount, unreadCount),
  consolidatedFunds: answered(validate.consolidatedFunds, consolidatedFunds),
}
