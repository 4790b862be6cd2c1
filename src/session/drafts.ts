import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from './session'

const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * What somebody typed and has not sent: it outlives the part that it was typed into, and a session that was lost, in
 * memory and for the account that typed it. Signing out forgets it.
 */
export function useDraft(name: string, initial: string): readonly [draft: string, change: (draft: string) => void] {
  const session = useSession()
  const key = `${session.status === 'signedIn' ? session.customerId : ''}:${name}`
  const draft = useSyncExternalStore(
    subscribe,
    () => drafts.get(key) ?? initial,
    () => initial,
  )
  const change = useCallback(
    (next: string) => {
      drafts.set(key, next)
      listeners.forEach((listener) => listener())
    },
    [key],
  )
  return [draft, change]
}

/** Begins the names of what is chosen in the point mall. */
export const mallObject = 'pointMall.'

/** Forgets all that was typed, or what has a name that begins so. */
export function forgetDrafts(begin = ''): void {
  for (const key of drafts.keys()) if (key.slice(key.indexOf(':') + 1).startsWith(begin)) drafts.delete(key)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
