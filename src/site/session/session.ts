import { useSyncExternalStore } from 'react'
import { guest, sessionStore, type Session } from './session-store'

/** The current session. Prerendering and hydration use a guest. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => guest)
}

/** The session at the time of a press: a part that is hydrated by that press was rendered for a guest until then. */
export function sessionNow(): Session {
  return sessionStore.get()
}
