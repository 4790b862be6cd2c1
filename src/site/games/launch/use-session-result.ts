import { useSyncExternalStore } from 'react'
import { sessionResult } from '@/site/session/session-result'

/** What this session's games have brought or taken so far, in hundredths. */
export function useSessionResult(): number {
  return useSyncExternalStore(
    sessionResult.subscribe,
    () => sessionResult.get(),
    () => 0,
  )
}
