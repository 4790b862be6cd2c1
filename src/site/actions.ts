import { useCallback } from 'react'
import { useErrorText } from '@/gateway/error-text'
import type { Action, Routes } from '@/generated/merchant-types'
import { pathOf } from './action-path'
import { useCustomerService } from './customer-service'
import { useDialogs } from './dialogs'
import { useLeaveSite } from './external-link'
import { useGuard, type Guard } from './guards'
import { useNavigate } from './navigation'
import { pageAt } from './pages'
import { useSessionActions } from './session-actions'
import { useSite } from './site-context'

/** The one dispatcher: applies the guards, then does what the action says. */
export function useAction(): (action: Action) => void {
  const { routes } = useSite()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const passes = useGuard()
  const leaveSite = useLeaveSite()
  const session = useSessionActions()
  const errorText = useErrorText()
  const openService = useCustomerService()

  return useCallback(
    (action) => {
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
            void dialogs.confirm({ ...freePlayFailed, text: errorText(error) })
          })
      }
    },
    [routes, navigate, dialogs, passes, leaveSite, session, errorText, openService],
  )
}

/** What an action asks of who runs it (1 §6). */
export function guardOf(action: Action, routes: Pick<Routes, 'pages'>): Guard {
  if (action.action === 'memberCentre') return 'realAccount'
  if (action.action === 'agentCentre') return 'agent'
  if (action.action !== 'navigate') return 'none'
  return pageAt(routes, action.to.split(/[?#]/)[0] ?? '')?.page.guard ?? 'none'
}

const freePlayFailed = {
  icon: 'warning',
  title: 'in_popup_prompt',
  confirm: 'in_increase_submit',
  closeAfter: 0,
} as const
