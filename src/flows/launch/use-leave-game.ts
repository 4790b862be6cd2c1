import { useCallback, useEffect, useEffectEvent } from 'react'
import type { GameCard } from '@/generated/gateway-types'
import { useDialogs } from '@/site/dialogs'
import { question } from '@/site/message-presets'
import { useGoBack, useLocation, useNavigate } from '@/site/navigation'
import { useWholeSite } from '@/site/site-context'
import { standOver } from '@/ui/over-page'

/** What routes.json calls the lobby of each kind of game (1 §2). */
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

/** Leaves a game for the place it was opened from. One that is running asks first, also when Back is pressed. */
export function useLeaveGame(gameType: GameCard['gameType'], isRunning: boolean): () => void {
  const dialogs = useDialogs()
  const goBack = useGoBack()
  const navigate = useNavigate()
  const { pages } = useWholeSite().routes
  const isFirstPage = useLocation().key === 'default'
  const leave = useCallback(async () => {
    if (isRunning && !(await dialogs.confirm(question(leaving)))) return
    if (isFirstPage) navigate((pages[lobbies[gameType]] ?? pages.home).path, { replace: true })
    else goBack(1)
  }, [isRunning, isFirstPage, gameType, dialogs, goBack, navigate, pages])
  const leaveByBack = useEffectEvent(() => void leave())
  useEffect(() => {
    if (isRunning) return standOver(() => leaveByBack())
  }, [isRunning])
  return () => void leave()
}

const leaving = { icon: 'info', text: 'launch.leave', confirm: 'launch.leaveConfirm' } as const
