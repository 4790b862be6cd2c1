import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { agree, agreements } from './calls/agreements'

export const agreementsCalls = {
  agreements: answered(validate.agreements, agreements),
  agree: answered(validate.agree, agree),
}
