import { createContext } from 'react'
import type { Action } from '@/contract/generated/merchant-types'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { Guard } from './guards'
import { pageOf, type Pages } from '@/site/merchant/pages/pages'

/** Runs an action of the merchant's JSON: applies its guards, then performs it. */
export type RunAction = (action: Action) => void

const ActionsContext = createContext<RunAction | undefined>(undefined)

/** Provides the parts below with the dispatcher. */
export const ActionsProvider = ActionsContext

/** The action dispatcher. */
export function useAction(): RunAction {
  return useRequiredContext(ActionsContext, 'ActionsProvider')
}

/** Who may see the centres (1 §6). */
export const centreGuards = { memberCentre: 'realAccount', agentCentre: 'agent' } as const

/** The guard that an action requires (1 §6). */
export function guardOf(action: Action, routes: Pages): Guard {
  if (action.action === 'memberCentre' || action.action === 'agentCentre') return centreGuards[action.action]
  if (action.action !== 'navigate') return 'none'
  return pageOf(routes, action.to)?.page.guard ?? 'none'
}
