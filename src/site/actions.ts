import { createContext, use } from 'react'
import type { Action, Routes } from '@/generated/merchant-types'
import type { Guard } from './guards'
import { pageAt } from './pages'

/** Runs an action of the merchant's JSON: applies its guards, then does what it says. */
export type RunAction = (action: Action) => void

const ActionsContext = createContext<RunAction | undefined>(undefined)

/** Gives what is below it the one dispatcher of src/flows. */
export const ActionsProvider = ActionsContext

/** The one dispatcher. */
export function useAction(): RunAction {
  const run = use(ActionsContext)
  if (run === undefined) throw new Error('useAction outside ActionsProvider')
  return run
}

/** What an action asks of who runs it (1 §6). */
export function guardOf(action: Action, routes: Pick<Routes, 'pages'>): Guard {
  if (action.action === 'memberCentre') return 'realAccount'
  if (action.action === 'agentCentre') return 'agent'
  if (action.action !== 'navigate') return 'none'
  return pageAt(routes, pathIn(action.to))?.page.guard ?? 'none'
}

/** The path of an address on this site. */
export function pathIn(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
