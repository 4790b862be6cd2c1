import type {
  FavouriteGamesList,
  GameCard,
  GameList,
  HotGames,
  NewGameVendors,
  RecentGames,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type { GameCard } from '@/contract/generated/gateway-types'

/** Games of a lobby by page and filter (2 §7). */
export const gameList = defineCall<GameList>(rows.gameList, () => import('@/contract/generated/answers/gameList.js'), {
  hasTexts: true,
})

/** Games that the signed-in account launched most recently, without duplicates (2 §7). */
export const recentGames = defineCall<RecentGames>(
  rows.recentGames,
  () => import('@/contract/generated/answers/recentGames.js'),
  { hasTexts: true },
)

/** Favourite games of the signed-in account (2 §7). */
export const favouriteGamesList = defineCall<FavouriteGamesList>(
  rows.favouriteGamesList,
  () => import('@/contract/generated/answers/favouriteGamesList.js'),
  { hasTexts: true },
)

const hotGames = defineCall<HotGames>(rows.hotGames, () => import('@/contract/generated/answers/hotGames.js'), {
  hasTexts: true,
})

const newGameVendors = defineCall<NewGameVendors>(
  rows.newGameVendors,
  () => import('@/contract/generated/answers/newGameVendors.js'),
)

/** Hot games of the platform, or of one vendor (2 §7). */
export function useHotGames(request: HotGames['request'] | undefined) {
  return useRead(hotGames, request)
}

/** Codes of new vendors (2 §7). */
export function useNewVendors(isWanted = true) {
  return useRead(newGameVendors, isWanted ? {} : undefined)
}

/** A single page of a game list, for parts that show no more than that, such as the newest games. */
export function useGamePage(request: GameList['request'] | undefined, options: { refreshInterval?: number } = {}) {
  return useRead(gameList, request, options)
}

/** The most recently launched games. They change by what the player does, so they are revalidated on mount. */
export function useRecentPage(request: RecentGames['request'] | undefined) {
  return useRead(recentGames, request, { revalidateOnMount: true })
}

export function useFavouritePage(request: FavouriteGamesList['request'] | undefined) {
  return useRead(favouriteGamesList, request, { revalidateOnMount: true })
}

/** Ids are stored and compared as text (2 §3). */
export const gameId = ({ nodeId }: Pick<GameCard, 'nodeId'>): string => String(nodeId)
