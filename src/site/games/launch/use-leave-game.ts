import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { GameCard } from '@/contract/generated/gateway-types'
import type { Routes } from '@/contract/generated/merchant-types'
import { searchWithoutCentre } from '@/site/merchant/centres/centre-address'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { useGoBack, useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { useCloseCentre, useShownCentre } from '@/site/merchant/centres/shown-centre'
import { useWholeSite } from '@/site/merchant/site-context'
import { registerOverlay } from '@/site/ui/modals/page-overlays'
import type { LaunchedGame } from './launch-card'

/** Names in routes.json of the lobby of each kind of game (1 §2). */
const lobbies: Readonly<Record<GameCard['gameType'], string>> = {
  RNG: 'egame',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  PVP: 'pvp',
  ESPORTS: 'esports',
  ELOTT: 'elott',
  LOTT: 'elott',
  COCKFIGHT: 'cockfight',
}

/** The page to go to after a game that was opened by its URL: its lobby, or a lottery's page. */
export function lobbyOf(
  { gameType, lottery }: Pick<LaunchedGame, 'gameType' | 'lottery'>,
  { pages }: Pick<Routes, 'pages'>,
  pathname: string,
): string {
  return lottery === undefined ? (pages[lobbies[gameType]] ?? pages.home).path : pathname
}

/** Leaves a game for where it was opened from. A running game asks for confirmation first, however the page is left. */
export function useLeaveGame(game: LaunchedGame, isRunning: boolean): () => void {
  const dialogs = useDialogs()
  const goBack = useGoBack()
  const navigate = useNavigate()
  const { routes } = useWholeSite()
  const { key, pathname } = useLocation()
  const centre = useShownCentre()
  const closeCentre = useCloseCentre()
  /** After one confirmation the player is not asked again. */
  const isLeaving = useRef(false)

  const mayLeave = useCallback(async () => {
    isLeaving.current ||= !isRunning || (await dialogs.confirm(question(leaving)))
    return isLeaving.current
  }, [isRunning, dialogs])
  const leave = async () => {
    if (!(await mayLeave())) return
    if (key === 'default') navigate(lobbyOf(game, routes, pathname), { replace: true })
    else goBack(1)
  }
  const leaveByBack = useEffectEvent(() => (centre === undefined ? void leave() : closeCentre()))
  const leaveByLink = useEffectEvent((to: string) => isLeaving.current || isSamePage(to) || mayLeave())
  useEffect(() => {
    if (isRunning)
      return registerOverlay(
        () => leaveByBack(),
        (to) => leaveByLink(to),
      )
  }, [isRunning])
  return () => void leave()
}

/** A centre opens over the game, which keeps running below. */
function isSamePage(to: string): boolean {
  const { pathname, search } = new URL(to, location.href)
  return pathname === location.pathname && searchWithoutCentre(search) === searchWithoutCentre(location.search)
}

const leaving = { icon: 'info', text: 'launch.leave', confirm: 'launch.leaveConfirm' } as const
