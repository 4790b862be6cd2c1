import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useErrorText } from '@/gateway/error-text'
import { pathOf } from '@/site/action-path'
import { ActionsProvider, guardOf, type RunAction } from '@/site/actions'
import { useDialogs } from '@/site/dialogs'
import { useLeaveSite } from '@/site/external-link'
import { useGuard } from '@/site/guards'
import { warning } from '@/site/message-presets'
import { useNavigate } from '@/site/navigation'
import { useSite } from '@/site/site-context'
import { useCustomerService } from './customer-service'
import { useSessionActions } from './session-actions'

/** The way of a click: one dispatcher for everything below it, whatever number of links there are. */
export function ActionDispatcher({ children }: { children: ReactNode }) {
  return <ActionsProvider value={useDispatcher()}>{children}</ActionsProvider>
}

/** Applies the guards, then does what the action says. The same function always: a link is not drawn anew for a sign-in. */
function useDispatcher(): RunAction {
  const dispatch = useDispatch()
  const latest = useRef(dispatch)
  useLayoutEffect(() => {
    latest.current = dispatch
  })
  return useCallback((action) => latest.current(action), [])
}

function useDispatch(): RunAction {
  const { routes } = useSite()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const passes = useGuard()
  const leaveSite = useLeaveSite()
  const session = useSessionActions()
  const errorText = useErrorText()
  const openService = useCustomerService()

  return (action) => {
    if (!passes(guardOf(action, routes))) return
    switch (action.action) {
      case 'navigate':
        return navigate(pathOf(action))
      case 'dialog':
        return dialogs.open(action.dialog, action.props)
      case 'memberCentre':
        return dialogs.open('member-centre', { show: action })
      case 'agentCentre':
        return dialogs.open('agent-centre', { show: action })
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
