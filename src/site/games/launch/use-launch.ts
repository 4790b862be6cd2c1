import { useCallback } from 'react'
import { useGateway } from '@/site/gateway/gateway-context'
import type { TextKey } from '@/contract/generated/merchant-types'
import { sessionNow } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { question, warning } from '@/site/merchant/actions/message-presets'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { useSiteLoader } from '@/site/merchant/site-context'
import { storeCard } from './stored-cards'
import { launchQuery, type LaunchCard, type LaunchMode } from './launch-card'
import { lotteryAddress } from './lottery-page'

/**
 * Launches a game in the chosen mode; a trial account always plays the demo. A visitor who chose a mode was told to
 * sign in.
 */
export type Launch = (card: LaunchCard, mode?: LaunchMode) => Promise<void>

/**
 * What a press on a game does: opens the game's page (2 §6, §7), or the list of games that a card stands for. Obstacles
 * are reported before any call: no session, a game in maintenance or coming soon, a trial account without a demo.
 */
export function useLaunch(): Launch {
  const gateway = useGateway()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const site = useSiteLoader()
  return useCallback(
    async (card, chosen) => {
      if (card.isGame === 'VASSALAGE' && !card.maintenance) {
        const { vassalage: vendor, gameType, title } = card
        dialogs.open('game-list', { vendor, gameType, title })
        return
      }
      const { routes, site: brand } = site.whole ?? (await site.load())
      const { role } = sessionNow()
      const mode = role === 'trial' ? 'demo' : (chosen ?? 'real')
      const query = launchQuery(card, mode)
      const lottery = lotteryAddress(card, routes)
      const address = lottery ?? (query && `${routes.paths.byIframe}?${query}`)
      const refusal = refusalOf(card, address, role === 'trial')
      if (address === undefined || refusal !== undefined) {
        dialogs.open('message', warning(refusal ?? 'launch.soon'))
        return
      }
      // The page asks a visitor to sign in, and continues with the game afterwards.
      if (role === 'guest' && !chosen && !(await dialogs.confirm(question(signIn)))) return
      storeCard(card)
      if (query !== undefined && lottery === undefined)
        // If the chunk does not load, the game's page makes the request itself.
        import('./prefetch-launch').then(
          ({ prefetchLaunch: launchAhead }) => launchAhead(gateway, brand, query),
          () => undefined,
        )
      navigate(address)
    },
    [gateway, navigate, dialogs, site],
  )
}

/** Why a card cannot be launched now; undefined when it can. */
function refusalOf(card: LaunchCard, address: string | undefined, isTrial: boolean): TextKey | undefined {
  if (card.maintenance) return 'launch.maintenance'
  if (address === undefined) return 'launch.soon'
  return isTrial && card.demo === false ? 'launch.noDemo' : undefined
}

const signIn = { icon: 'info', text: 'launch.login', confirm: 'nav.login' } as const
