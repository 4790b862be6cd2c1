import { createContext, use } from 'react'
import type { Action } from '@/contract/generated/merchant-types'

/** Prefetches what an action needs, as soon as the visitor is about to run it. */
export type Prepare = (action: Action) => void

const IntentContext = createContext<Prepare>(() => undefined)

export const IntentProvider = IntentContext

export function usePrepare(): Prepare {
  return use(IntentContext)
}
