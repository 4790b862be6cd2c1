import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { lotteryMenus, lotteryNumbers, lotteryOpened, lotteryPopular, lotteryRecent } from './calls/lottery'
import { lotteryBonus } from './calls/lottery-bonus'
import { lotteryLobby } from './calls/lottery-lobby'

export const lotteryCalls = {
  lotteryMenus: answered(validate.lotteryMenus, lotteryMenus),
  lotteryRecent: answered(validate.lotteryRecent, lotteryRecent),
  lotteryNumbers: answered(validate.lotteryNumbers, lotteryNumbers),
  lotteryOpened: answered(validate.lotteryOpened, lotteryOpened),
  lotteryPopular: answered(validate.lotteryPopular, lotteryPopular),
  lotteryLobby: answered(validate.lotteryLobby, lotteryLobby),
  lotteryBonus: answered(validate.lotteryBonus, lotteryBonus),
}
