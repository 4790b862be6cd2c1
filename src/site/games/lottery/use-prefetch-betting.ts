import { useEffect, useEffectEvent } from 'react'
import { useGateway } from '@/site/gateway/gateway-context'
import { lobbyRequest, lotteryLobby, type PrizeMode } from '@/site/gateway/games/lottery'
import { storedLanguage } from '@/site/i18n/stored-language'
import { useSite } from '@/site/merchant/site-context'
import { useSession } from '@/site/session/session'
import { prefetchBetting } from '@/site/games/launch/prefetch-betting'

interface Betting {
  readonly prizeMode: PrizeMode
  readonly gameCode: string | undefined
  readonly playType: string | undefined
  /** Whether the lottery is known. Its frame asks for itself then. */
  readonly isKnown: boolean
}

/** Asks for the lottery of the address at once, in parallel with the menus that have its name (2 §7). */
export function usePrefetchBetting({ prizeMode, gameCode, playType, isKnown }: Betting): void {
  const gateway = useGateway()
  const { status } = useSession()
  const { languages, defaultLanguage } = useSite().site
  const ask = useEffectEvent(() => {
    if (gameCode === undefined || status !== 'signedIn' || isKnown) return
    const language = storedLanguage(languages.order, defaultLanguage)
    const request = lobbyRequest(prizeMode, language, location.href, { gameCode, playType })
    prefetchBetting(request, gateway.send(lotteryLobby, request))
  })
  useEffect(() => ask(), [prizeMode, gameCode, playType, status])
}
