import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GameList, HotGames } from '@/contract/generated/gateway-types'
import { gameTypes } from '@/sandbox/games/port/catalogue'
import { cardMaker, pageOf } from '@/sandbox/games/game-card'
import { classesOf, filteredGames, listedGames, sortedGames } from '@/sandbox/games/port/merchant-games'
import type { Handler } from '@/sandbox/call/gateway-call'

/** Top-level categories. Cockfights are excluded, because they belong to sports. */
const shownTypes = gameTypes.filter((gameType) => gameType !== 'COCKFIGHT')

/** All games of this sandbox are web games. */
const channels: readonly string[] = ['WEB']

/** A page of a lobby (2 §7): games of the named merchant's vendors that pass all filters, in the requested order. */
export const gameList: Handler<GameList, SettingsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const { gameType, vassalage, sort = 'hot', channel = 'WEB' } = request
  const asked = gameType === undefined ? shownTypes : [gameType]
  const named = channels.includes(channel) ? services.merchants.get(request.merchant) : undefined
  const all = named === undefined ? [] : asked.flatMap((each) => listedGames(named, each, vassalage))
  const found = filteredGames(merchant, all, request)
  const locale = merchant.languages.items[texts.language]?.locale ?? 'en'
  const { page, totalPages } = pageOf(sortedGames(merchant, found, sort, texts.spoken, locale), request)
  const games = page.map(await cardMaker(call))
  return { games, totalPages, total: found.length, all: all.length, classes: classesOf(all) }
}

/** The hottest games of all categories, or of one vendor (2 §7). */
export const hotGames: Handler<HotGames, SettingsPort> = async (call) => {
  const { vassalage } = call.request
  const hot = shownTypes
    .flatMap((gameType) => listedGames(call.merchant, gameType, vassalage).filter(({ isHot }) => isHot))
    .toSorted((a, b) => a.rank - b.rank)
  return { list: hot.map(await cardMaker(call)) }
}
