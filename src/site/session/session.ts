import { useSyncExternalStore } from 'react'
import { guest, sessionStore, type Session } from './session-store'

/** Who is looking. A page that was rendered before any script ran shows a guest. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => guest)
}

/** Who is there as something is pressed: a part that comes to life by the press was drawn for a guest until then. */
export function sessionNow(): Session {
  return sessionStore.get()
}
