import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useSession } from '@/site/session/session'
import { pathOf } from './action-path'
import { ActionsProvider, guardOf, type RunAction } from './actions'
import { useBusy } from '@/site/merchant/busy'
import { useDialogs } from '@/site/merchant/dialogs'
import { useLeaveSite } from './external-link'
import { useGuard } from './guards'
import { warning } from './message-presets'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { pageOf } from '@/site/merchant/pages/pages'
import { useOpenCentre } from '@/site/merchant/centres/shown-centre'
import { useSiteLoader } from '@/site/merchant/site-context'
import { useCustomerService } from '@/site/merchant/customer-service/customer-service'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'

/** Handles clicks on actions: one dispatcher for everything below it, whatever the number of links. */
export function ActionDispatcher({ children }: { children: ReactNode }) {
  return <ActionsProvider value={useDispatcher()}>{children}</ActionsProvider>
}

/**
 * Applies the guards, then runs the action. The function has a stable identity, so that signing in does not render
 * every link.
 */
function useDispatcher(): RunAction {
  const dispatch = useKnownDispatch()
  const latest = useRef(dispatch)
  useLayoutEffect(() => {
    latest.current = dispatch
  })
  return useCallback((action) => latest.current(action), [])
}

/** The guards of the pages are in the lazy-loaded site data: an earlier click waits for them. */
function useKnownDispatch(): RunAction {
  const dispatch = useDispatch()
  const site = useSiteLoader()
  const during = useBusy()
  return (action) => {
    if (site.whole !== undefined || action.action !== 'navigate' || pageOf(site.now.routes, action.to))
      return dispatch(action)
    // A failed load is shown in place of the page.
    const settled = site.load().catch(() => undefined)
    return void during(settled).then(() => dispatch(action))
  }
}

function useDispatch(): RunAction {
  const site = useSiteLoader()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const passes = useGuard()
  const leaveSite = useLeaveSite()
  const session = useSessionActions()
  const errorText = useErrorText()
  const openService = useCustomerService()

  const openCentre = useOpenCentre()
  const isGuest = useSession().status === 'guest'

  return (action) => {
    // For a visitor a centre skips the guard: the sign-in at the centre's own address leads on to it (1 §6).
    const isAsked = isGuest && (action.action === 'memberCentre' || action.action === 'agentCentre')
    if (!isAsked && !passes(guardOf(action, site.now.routes))) return
    switch (action.action) {
      case 'navigate':
        return navigate(pathOf(action))
      case 'dialog':
        return dialogs.open(action.dialog, action.props)
      case 'memberCentre':
      case 'agentCentre':
        return openCentre(action)
      case 'external':
        return leaveSite(action.href)
      case 'customerService':
        return openService()
      case 'signOut':
        return void session.signOut()
      case 'freePlay':
        return void session.freePlay().catch((error: unknown) => {
          void dialogs.confirm(warning(errorText(error)))
        })
    }
  }
}
