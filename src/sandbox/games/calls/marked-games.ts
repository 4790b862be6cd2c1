import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type {
  AddFavouriteGame,
  FavouriteGames,
  FavouriteGamesList,
  RecentGames,
  RemoveFavouriteGame,
} from '@/contract/generated/gateway-types'
import { gameOf } from '@/sandbox/games/port/catalogue'
import type { Game } from '@/sandbox/games/port/game'
import { cardMaker, pageOf } from '@/sandbox/games/game-card'
import { suppliesTo } from '@/sandbox/games/port/merchant-games'
import { sessionOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

type Call = GatewayCall<unknown, GamesPort>

export const favouriteGames: Handler<FavouriteGames, GamesPort> = async (call) =>
  offered(call, await favouritesOf(call)).map(({ nodeId }) => nodeId)

/** Favourite games of a category, most recently marked first (2 §7). */
export const favouriteGamesList: Handler<FavouriteGamesList, GamesPort & SettingsPort> = async (call) => {
  const games = offered(call, await favouritesOf(call))
  const { page, totalPages } = pageOf(
    games.filter(({ gameType }) => gameType === call.request.gameType),
    call.request,
  )
  return { content: page.map(await cardMaker(call)), totalPages }
}

export const addFavouriteGame: Handler<AddFavouriteGame, GamesPort> = async (call) => {
  const game = knownGame(call, call.request)
  await call.services.favouriteGames.put(call.merchant.code, sessionOf(call).account.id, game.nodeId)
  return {}
}

export const removeFavouriteGame: Handler<RemoveFavouriteGame, GamesPort> = async (call) => {
  await call.services.favouriteGames.remove(sessionOf(call).account.id, call.request.nodeId)
  return {}
}

/** Recently launched games, most recent first, each once (2 §7). */
export const recentGames: Handler<RecentGames, GamesPort & SettingsPort> = async (call) => {
  const { vassalage } = call.request
  const launched = offered(call, await call.services.recentGames.of(sessionOf(call).account.id))
  const games = vassalage === undefined ? launched : launched.filter(({ vendor }) => vendor === vassalage)
  const { page, totalPages } = pageOf(games, call.request)
  return { list: page.map(await cardMaker(call)), totalPages }
}

const favouritesOf = (call: Call) => call.services.favouriteGames.of(sessionOf(call).account.id)

/** The games with these ids that the merchant still offers. */
function offered({ merchant }: Call, nodeIds: readonly string[]): Game[] {
  return nodeIds.flatMap((nodeId) => {
    const game = gameOf(nodeId)
    return game !== undefined && suppliesTo(merchant, game.vendor, game.gameType) ? [game] : []
  })
}

/** The game that a request names by id and vendor. Throws a Refusal if there is none. */
function knownGame({ merchant, texts }: Call, { nodeId, vendor }: AddFavouriteGame['request']): Game {
  const game = gameOf(nodeId)
  if (game?.vendor !== vendor || !suppliesTo(merchant, vendor, game.gameType))
    throw new Refusal('game_unknown', texts.say('game_unknown'))
  return game
}
