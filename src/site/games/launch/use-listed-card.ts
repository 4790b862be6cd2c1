import { gameId, useRecentPage } from '@/site/gateway/games/games'
import { webClient } from '@/site/gateway/games/lobby-request'
import { useLanguage } from '@/site/i18n/language'
import type { StoredCard } from './stored-cards'
import type { LaunchedGame } from './launch-card'

/** The card of a game that was opened by its URL: a launched game is the first in the list of recent games. */
export function useListedCard(game: LaunchedGame | undefined): StoredCard | undefined {
  const { language } = useLanguage()
  const { clientType } = webClient
  const { data } = useRecentPage(game && { clientType, language, pageNo: 1, pageSize: 1 })
  const first = data?.list[0]
  return game !== undefined && first !== undefined && gameId(first) === game.nodeId ? first : undefined
}
