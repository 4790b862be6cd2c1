import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { PlayPort } from '@/sandbox/play/port/play-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { LotteryLobby } from '@/contract/generated/gateway-types'
import { gameOf } from '@/sandbox/games/port/catalogue'
import { sessionInvalid, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { moment } from '@/sandbox/lottery/port/moment'
import { drawAnswer } from '@/sandbox/lottery/answers'
import { lotteryOf, nodeIdOf, type Lottery } from '@/sandbox/lottery/port/lotteries'
import { lastDraws, nextDraw } from '@/sandbox/lottery/port/schedule'
import { playTypes } from '@/sandbox/lottery/port/ways'
import { startGame } from '@/sandbox/play/port/start-game'
import { Refusal } from '@/sandbox/call/refusal'
import { offeredLotteries } from './lottery'

type Call = GatewayCall<
  LotteryLobby['request'],
  CashPort & GamesPort & LedgerPort & LimitsPort & PlayPort & RewardsPort & SettingsPort
>

/**
 * The next draw of each lottery, by the server's clock. The view `betting` adds the place where one of them is bet on
 * (2 §7).
 */
export const lotteryLobby: Handler<
  LotteryLobby,
  CashPort & GamesPort & LedgerPort & LimitsPort & PlayPort & RewardsPort & SettingsPort
> = async (call) => {
  const now = call.services.clock()
  const offered = offeredLotteries(call, call.request.lottoPrizeMode)
  const draws = offered.map((lottery) => drawNow(call, lottery, now))
  if (call.request.lottoView === 'lobby') return { now: moment(now), draws }
  return { now: moment(now), draws, content: await betting(call, offered) }
}

function drawNow(call: Call, lottery: Lottery, now: number): LotteryLobby['response']['draws'][number] {
  const { issue, closes, draws } = nextDraw(lottery, now)
  const [last] = lastDraws(lottery, now, 1)
  if (last === undefined) throw new RangeError(`${lottery.code} has not drawn yet`)
  return {
    gameCode: lottery.code,
    issue,
    closesAt: moment(closes),
    drawsAt: moment(draws),
    last: drawAnswer(call, lottery, last),
  }
}

async function betting(call: Call, offered: readonly Lottery[]): Promise<string> {
  const { lottoGameCode = '', lottoPlayType, lottoPrizeMode: prizeMode } = call.request
  if (call.session === undefined) throw sessionInvalid(call.texts)
  const lottery = lotteryOf(lottoGameCode)
  const game = lottery && gameOf(nodeIdOf(lottery))
  if (lottery === undefined || game === undefined || !offered.includes(lottery))
    throw new Refusal('game_unknown', call.texts.say('game_unknown'))
  const playType = playTypes.find((each) => each === lottoPlayType)
  return startGame(call, { game }, { lottery: { prizeMode, ...(playType !== undefined && { playType }) } })
}
