import { useMemo } from 'react'
import {
  gameId,
  useFavouritePage,
  useGamePage,
  useHotGames,
  useRecentPage,
  type GameCard,
} from '@/site/gateway/games/games'
import { webChannel, webClient } from '@/site/gateway/games/lobby-request'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** Maximum number of cards in a lane. */
const laneSize = 12

export interface LaneAsked extends Pick<GameLanesProps, 'gameType'> {
  readonly show: Exclude<GameLanesProps['lanes'][number], 'matches' | 'vendors' | 'hotVendors'>
}

export interface LaneGames {
  /** Undefined while they are loading or if they failed to load. */
  readonly games: readonly GameCard[] | undefined
  readonly isComing: boolean
  /** Why they failed to load. It is tried again by itself; `retry` does so at once. */
  readonly error: GatewayError | undefined
  readonly isReading: boolean
  readonly retry: () => void
}

/** The games of a lane. */
export function useLaneGames({ show, gameType }: LaneAsked): LaneGames {
  const { language } = useLanguage()
  const { code } = useSite().site
  const { clientType, platform } = webClient
  const page = { clientType, language, pageNo: 1, pageSize: laneSize }

  const hot = useHotGames(show === 'hot' ? { merchantCode: code, isPlatform: 2, platform, language } : undefined)
  const fresh = useGamePage(
    show === 'new'
      ? { ...page, ...webChannel, merchant: code, gameType: gameType ?? 'RNG', isNew: 1, sort: 'new' }
      : undefined,
  )
  const recents = useRecentPage(show === 'recents' ? page : undefined)
  const favourites = useFavouritePage(
    show === 'favourites' ? { ...page, platform: 'flash', gameType: 'RNG' } : undefined,
  )

  const read = { hot, new: fresh, recents, favourites }[show]
  const found = {
    hot: hot.data?.list,
    new: fresh.data?.games,
    recents: recents.data?.list,
    favourites: favourites.data?.content,
  }[show]
  const isOwn = show === 'recents' || show === 'favourites'
  const games = useMemo(() => found && firstGames(found, show, gameType), [found, show, gameType])
  // The player's own lanes may be empty, so they show no placeholder while they are loading.
  return {
    games,
    isComing: !isOwn && read.error === undefined,
    error: read.error,
    isReading: read.isValidating,
    retry: () => void read.mutate().catch(() => undefined),
  }
}

/** The first ones, each once: of an answer that may repeat some, or hold others than those asked for. */
function firstGames(found: readonly GameCard[], show: LaneAsked['show'], gameType: LaneAsked['gameType']): GameCard[] {
  return found
    .filter((game) => (show !== 'hot' || game.isHot === 1) && (gameType === undefined || game.gameType === gameType))
    .filter((game, index, all) => all.findIndex((each) => gameId(each) === gameId(game)) === index)
    .slice(0, laneSize)
}
