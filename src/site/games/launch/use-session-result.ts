import { useSyncExternalStore } from 'react'
import { sessionResult } from '@/site/session/session-result'

/** The net result of this session's games so far, in hundredths. */
export function useSessionResult(): number {
  return useSyncExternalStore(
    sessionResult.subscribe,
    () => sessionResult.get(),
    () => 0,
  )
}
