import { useCallback } from 'react'
import { useGateway } from '@/site/gateway/gateway-context'
import type { TextKey } from '@/contract/generated/merchant-types'
import { sessionNow } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { question, warning } from '@/site/merchant/actions/message-presets'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { useKnownSite } from '@/site/merchant/site-context'
import { keepCard } from './known-cards'
import { launchQuery, type LaunchCard, type LaunchMode } from './launch-card'
import { lotteryAddress } from './lottery-page'

/** Launches a game: in the mode that was chosen, a trial account without money. A visitor who chose one was told to sign in. */
export type Launch = (card: LaunchCard, mode?: LaunchMode) => Promise<void>

/**
 * The way from a press to a game's page (2 §6, §7), or to the list of games that a card stands for. Whatever stands in the way is said before any call: no session, a
 * game in maintenance or still to come, a trial account where there is no demo.
 */
export function useLaunch(): Launch {
  const gateway = useGateway()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const site = useKnownSite()
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
      // The page asks who is there to sign in, and goes on with the game afterwards.
      if (role === 'guest' && !chosen && !(await dialogs.confirm(question(signIn)))) return
      keepCard(card)
      if (query !== undefined && lottery === undefined)
        // Without it, the game's page asks by itself.
        import('./launch-ahead').then(
          ({ launchAhead }) => launchAhead(gateway, brand, query),
          () => undefined,
        )
      navigate(address)
    },
    [gateway, navigate, dialogs, site],
  )
}

/** Why a card launches nothing now; undefined when it does. */
function refusalOf(card: LaunchCard, address: string | undefined, isTrial: boolean): TextKey | undefined {
  if (card.maintenance) return 'launch.maintenance'
  if (address === undefined) return 'launch.soon'
  return isTrial && card.demo === false ? 'launch.noDemo' : undefined
}

const signIn = { icon: 'info', text: 'launch.login', confirm: 'nav.login' } as const
