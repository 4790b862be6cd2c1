import type { LaunchGame } from '@/contract/generated/gateway-types'
import { launchedGame } from '@/sandbox/games/catalogue'
import { suppliesTo } from '@/sandbox/games/merchant-games'
import { roomOf } from '@/sandbox/games/pvp-rooms'
import { sessionOf, type GatewayCall, type Handler } from '@/sandbox/gateway-call'
import { startGame, type Launched } from '@/sandbox/play/start-game'
import { Refusal } from '@/sandbox/refusal'

type Call = GatewayCall<LaunchGame['request']>

/** Gives an address that opens the game once, for the account that asks (2 §7). What is launched is first in recents. */
export const launchGame: Handler<LaunchGame> = async (call) => {
  const { merchant, texts } = call
  const { account, token } = sessionOf(call)
  const { username, token: sent, merchantCode, accountType = account.type } = call.request
  const isOwn = sent === token && username.toLowerCase() === account.accountKey && accountType === account.type
  if (!isOwn || merchantCode !== merchant.code) throw new Refusal('launch_differs', texts.say('launch_differs'))
  return { content: await startGame(call, asked(call), { isDemo: call.request.launchMode === 'DEMO' }) }
}

/** The game or room, in a mode that it has: lotteries are played as LOTT, all else as GAME. */
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
