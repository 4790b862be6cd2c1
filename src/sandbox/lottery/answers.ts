import { moment } from './port/moment'
import type { LotteryDraw, LotteryGame } from '@/contract/generated/gateway-types'
import { gameArtAddress } from '@/sandbox/art/games/game-art'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { nodeIdOf, type Lottery } from './port/lotteries'
import { prizeName } from './port/prize-name'
import { resultOf } from './port/results'
import { nextDraw, type Draw } from './port/schedule'
import { playTypes } from './port/ways'
import { said } from '@/sandbox/texts/spoken'

type Call = Pick<GatewayCall<unknown>, 'services' | 'merchant' | 'texts'>

/** Account type tag of the Vietnamese lotteries in menus (2 §3). */
const accountTypeName = 'TCG_LOTTO_VN'

/** Code of the lotteries' vendor. */
export const lotteryVendor = 'TCG_SEA'

/** A lottery as menus and lists show it. */
export function gameAnswer({ services, texts }: Call, lottery: Lottery): LotteryGame {
  const nodeId = nodeIdOf(lottery)
  return {
    gameCode: lottery.code,
    gameId: `${lotteryVendor}-${nodeId}`,
    title: said(lottery.title, texts.spoken),
    accountTypeName,
    defaultPlayType: playTypes[0],
    image: gameArtAddress(nodeId, texts.spoken),
    closesAt: moment(nextDraw(lottery, services.clock()).closes),
  }
}

/** The result of a draw. */
export function drawAnswer({ merchant, texts }: Call, lottery: Lottery, { issue, draws }: Draw): LotteryDraw {
  return {
    gameCode: lottery.code,
    title: said(lottery.title, texts.spoken),
    issue,
    drawnAt: moment(draws),
    prizes: resultOf(lottery, merchant.code, issue).map(({ rank, numbers }) => ({
      prize: prizeName(rank, texts.spoken),
      numbers: [...numbers],
    })),
  }
}
