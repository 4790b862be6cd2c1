import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { cancelBet } from './calls/cancel-bet'
import { launchGame } from './calls/launch-game'

export const playCalls = {
  launchGame: answered(validate.launchGame, launchGame),
  cancelBet: answered(validate.cancelBet, cancelBet),
}
