import { useState } from 'react'
import { useGames } from '@/site/games/games-context'
import { gameId, useGamePage } from '@/site/gateway/games/games'
import { webChannel } from '@/site/gateway/games/lobby-request'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import type { Goal } from './find-goals'

/** Games per request: as many as are shown. */
const pageSize = 6

/** Games of all categories whose name matches. The previous results stay until the new ones arrive. */
export function useFoundGames(name: string) {
  const { language } = useLanguage()
  const { code: merchant } = useSite().site
  const { open, vendorName } = useGames()
  const asked = name.trim().slice(0, 500)
  const { data, error, isValidating, mutate } = useGamePage(
    asked === '' ? undefined : { ...webChannel, merchant, language, gameName: asked, pageNo: 1, pageSize },
  )
  const [kept, keep] = useState(data)
  if (data !== undefined && data !== kept) keep(data)
  const shown = asked === '' ? undefined : (data ?? kept)
  const goals = (shown?.games ?? []).map((game): Goal => {
    const { title: label, vassalage } = game
    return { id: `games ${gameId(game)}`, kind: 'games', label, note: vendorName(vassalage), go: () => open(game) }
  })
  return {
    goals,
    /** Whether the request is pending. */
    isReading: asked !== '' && data === undefined && error === undefined,
    error: data === undefined ? error : undefined,
    isAsking: isValidating,
    retry: () => void mutate(),
  }
}
