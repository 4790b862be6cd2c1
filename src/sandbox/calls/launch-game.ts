import type { LaunchGame } from '@/generated/gateway-types'
import { launchedGame } from '@/sandbox/games/catalogue'
import { suppliesTo } from '@/sandbox/games/merchant-games'
import { roomOf } from '@/sandbox/games/pvp-rooms'
import { sessionOf, type GatewayCall, type Handler } from '@/sandbox/gateway-call'
import { startGame, type Launched } from '@/sandbox/play/start-game'
import { Refusal } from '@/sandbox/refusal'
import { textsIn } from '@/sandbox/texts/texts'

type Call = GatewayCall<LaunchGame['request']>

/** Gives an address that opens the game once, for the account that asks (2 §7). What is launched is first in recents. */
export const launchGame: Handler<LaunchGame> = async (asking) => {
  // The game speaks the language that is asked for, whatever the page still does.
  const call = { ...asking, texts: textsIn(asking.merchant, asking.request.language) }
  const { merchant, texts } = call
  const { account, token } = sessionOf(call)
  const { username, token: sent, merchantCode } = call.request
  if (sent !== token || merchantCode !== merchant.code || username.toLowerCase() !== account.accountKey)
    throw new Refusal('launch_differs', texts.say('launch_differs'))
  return { content: await startGame(call, asked(call), { isDemo: call.request.launchMode === 'DEMO' }) }
}

function asked({ services, merchant, texts, request }: Call): Launched {
  const { gameId, roomId, vassalage } = request
  const room = roomId === undefined ? undefined : roomOf(merchant, roomId, services.clock())
  const game = roomId === undefined ? launchedGame(gameId ?? '') : room?.game
  if (game?.vendor !== vassalage || !suppliesTo(merchant, game.vendor, game.gameType))
    throw new Refusal('game_unknown', texts.say('game_unknown'))
  return { game, room }
}
