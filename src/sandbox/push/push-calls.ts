import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { pushKey, removePush, renewPush, subscribePush } from './calls/push'

export const pushCalls = {
  pushKey: answered(validate.pushKey, pushKey),
  subscribePush: answered(validate.subscribePush, subscribePush),
  renewPush: answered(validate.renewPush, renewPush),
  removePush: answered(validate.removePush, removePush),
}
