import { useEffect, useMemo } from 'react'
import {
  favouriteGamesList,
  gameId,
  gameList,
  recentGames,
  useHotGames,
  type GameCard,
} from '@/site/gateway/games/games'
import { lobbyPageSize, lobbyRequest, webClient } from '@/site/gateway/games/lobby-request'
import { useEndlessList, type EndlessList } from '@/site/gateway/use-endless-list'
import type { FavouriteGamesList, GameList, RecentGames } from '@/contract/generated/gateway-types'
import type { GameLobbyProps } from '@/contract/generated/merchant-types'
import { useLanguage } from '@/site/i18n/language'
import { foldText, containsWords, queryWords } from '@/contract/text/fold-text'
import { useSite } from '@/site/merchant/site-context'
import type { LobbyAddress } from './lobby-address'

const listed = { itemsOf: ({ games }: GameList['response']) => games, idOf: gameId }
const recent = { itemsOf: ({ list }: RecentGames['response']) => list, idOf: gameId }
const marked = { itemsOf: ({ content }: FavouriteGamesList['response']) => content, idOf: gameId }

interface Asked {
  readonly gameType: GameLobbyProps['gameType']
  /** Vendor code; undefined for all vendors. */
  readonly vassalage: string | undefined
  readonly address: LobbyAddress
  /** Whether the vendor is known. No request is sent before that. */
  readonly isReady: boolean
  readonly startPages: number
  /** Reads what is shown again after so many milliseconds. 0: never. */
  readonly interval: number
}

/** The games that match: paginated by the server, or a short list that is filtered on the client. */
export function useLobbyList({ gameType, vassalage, address, isReady, startPages, interval }: Asked) {
  const { language } = useLanguage()
  const { code } = useSite().site
  const { list, gameClassify, name, minBet, minLineNum, sort } = address
  const ofVendor = vassalage === undefined ? {} : { vassalage }
  const isAsked = (...lists: LobbyAddress['list'][]) => isReady && lists.includes(list)

  const games = useEndlessList(
    gameList,
    isAsked('all', 'new')
      ? {
          ...lobbyRequest({ merchant: code, gameType, vassalage, language, sort }),
          ...(gameClassify !== undefined && { gameClassify }),
          ...(name.trim() !== '' && { gameName: name.trim() }),
          ...(minBet !== undefined && { minBet }),
          ...(minLineNum !== undefined && { minLineNum }),
          ...(list === 'new' && { isNew: 1 as const }),
        }
      : undefined,
    listed,
    { startPages, interval },
  )
  const { clientType } = webClient
  const recents = useWhole(
    useEndlessList(
      recentGames,
      isAsked('recents') ? { clientType, ...ofVendor, language, pageSize: lobbyPageSize } : undefined,
      recent,
      { anew: true },
    ),
  )
  const favourites = useWhole(
    useEndlessList(
      favouriteGamesList,
      isAsked('favourites')
        ? { clientType, platform: 'flash', language, gameType: 'RNG', pageSize: lobbyPageSize }
        : undefined,
      marked,
      { anew: true },
    ),
  )
  const hot = useHotGames(
    isAsked('hot')
      ? { merchantCode: code, isPlatform: 2, platform: webClient.platform, language, ...ofVendor }
      : undefined,
  )

  const short = list === 'recents' ? recents : list === 'favourites' ? favourites : undefined
  const hotGames = list === 'hot' && hot.data ? onceEach(hot.data.list.filter(({ isHot }) => isHot === 1)) : undefined
  const whole = hotGames ?? short?.items
  const found = useMemo(
    () => whole && lookedThrough(whole, { gameType, vassalage, gameClassify, name, minBet, minLineNum }),
    [whole, gameType, vassalage, gameClassify, name, minBet, minLineNum],
  )
  if (list === 'all' || list === 'new') return { ...games, total: games.last?.total, all: games.last?.all }
  const read = short ?? { ...hot, isReading: hot.isValidating, retry: () => void hot.mutate() }
  return {
    ...games,
    next: 'none' as const,
    items: found,
    total: found?.length,
    all: whole?.length,
    isOld: false,
    error: read.error,
    isReading: read.isReading,
    retry: read.retry,
  }
}

/** Removes duplicates, in case the server sends a game twice. */
const onceEach = (games: readonly GameCard[]): readonly GameCard[] => [
  ...new Map(games.map((game) => [gameId(game), game])).values(),
]

/** Loads all pages of a list that is filtered on the client. */
function useWhole<Page>(list: EndlessList<Page, GameCard>): EndlessList<Page, GameCard> {
  const { next, readOn } = list
  useEffect(() => {
    if (next === 'bySight' || next === 'byPress') readOn()
  })
  return list
}

type Narrowing = Pick<Asked, 'gameType' | 'vassalage'> &
  Pick<LobbyAddress, 'gameClassify' | 'name' | 'minBet' | 'minLineNum'>

/** Applies on the client the filters that the server applies to its own list. */
function lookedThrough(games: readonly GameCard[], asked: Narrowing): readonly GameCard[] {
  const words = queryWords(asked.name)
  const least = (value: number | undefined, wanted: number | undefined) =>
    wanted === undefined || (value !== undefined && value >= wanted)
  return games.filter(
    (game) =>
      game.gameType === asked.gameType &&
      (asked.vassalage === undefined || game.vassalage === asked.vassalage) &&
      (asked.gameClassify === undefined || game.gameClassify === asked.gameClassify) &&
      least(game.minBet, asked.minBet) &&
      least(game.minLineNum, asked.minLineNum) &&
      containsWords(foldText(game.title), words),
  )
}
