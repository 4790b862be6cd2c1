import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { PlayPort } from '@/sandbox/play/port/play-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { LaunchGame } from '@/contract/generated/gateway-types'
import { launchedGame } from '@/sandbox/games/port/catalogue'
import { suppliesTo } from '@/sandbox/games/port/merchant-games'
import { roomOf } from '@/sandbox/games/port/pvp-rooms'
import { sessionOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { startGame, type Launched } from '@/sandbox/play/port/start-game'
import { Refusal } from '@/sandbox/call/refusal'

type Call = GatewayCall<LaunchGame['request']>

/**
 * Returns a one-time address that opens the game for the account of the request (2 §7). The game becomes the first of
 * the recent games.
 */
export const launchGame: Handler<
  LaunchGame,
  CashPort & GamesPort & LedgerPort & LimitsPort & PlayPort & RewardsPort & SettingsPort
> = async (call) => {
  const { merchant, texts } = call
  const { account, token } = sessionOf(call)
  const { username, token: sent, merchantCode, accountType = account.type } = call.request
  const isOwn = sent === token && username.toLowerCase() === account.accountKey && accountType === account.type
  if (!isOwn || merchantCode !== merchant.code) throw new Refusal('launch_differs', texts.say('launch_differs'))
  return { content: await startGame(call, asked(call), { isDemo: call.request.launchMode === 'DEMO' }) }
}

/** The requested game or room, in a mode that it supports: LOTT for lotteries, GAME for all others. */
function asked({ services, merchant, texts, request }: Call): Launched {
  const { gameId, roomId, nodeId, vassalage, launchMode } = request
  const room = roomId === undefined ? undefined : roomOf(merchant, roomId, services.clock())
  const game = roomId === undefined ? launchedGame(gameId ?? '') : room?.game
  const refusal = () => new Refusal('game_unknown', texts.say('game_unknown'))
  if (game?.vendor !== vassalage || !suppliesTo(merchant, game.vendor, game.gameType)) throw refusal()
  if (game.nodeId !== (nodeId ?? game.nodeId) || game.gameId !== (gameId ?? game.gameId)) throw refusal()
  const isLottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT'
  if (launchMode === (isLottery ? 'GAME' : 'LOTT')) throw refusal()
  return { game, room }
}
