import { createContext } from 'react'
import type { Action } from '@/contract/generated/merchant-types'
import { useProvided } from '@/site/lib/use-provided'
import type { Guard } from './guards'
import { pageOf, type Pages } from '@/site/merchant/pages/pages'

/** Runs an action of the merchant's JSON: applies its guards, then does what it says. */
export type RunAction = (action: Action) => void

const ActionsContext = createContext<RunAction | undefined>(undefined)

/** Gives what is below it the one dispatcher of src/site/merchant/sign-in. */
export const ActionsProvider = ActionsContext

/** The one dispatcher. */
export function useAction(): RunAction {
  return useProvided(ActionsContext, 'ActionsProvider')
}

/** Who may see the centres (1 §6). */
export const centreGuards = { memberCentre: 'realAccount', agentCentre: 'agent' } as const

/** What an action asks of who runs it (1 §6). */
export function guardOf(action: Action, routes: Pages): Guard {
  if (action.action === 'memberCentre' || action.action === 'agentCentre') return centreGuards[action.action]
  if (action.action !== 'navigate') return 'none'
  return pageOf(routes, action.to)?.page.guard ?? 'none'
}
