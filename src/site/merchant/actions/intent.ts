import { createContext, use } from 'react'
import type { Action } from '@/contract/generated/merchant-types'

/** Fetches what an action will need, as soon as somebody is about to run it. */
export type Prepare = (action: Action) => void

const IntentContext = createContext<Prepare>(() => undefined)

export const IntentProvider = IntentContext

export function usePrepare(): Prepare {
  return use(IntentContext)
}
