import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from './session'

const drafts = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * What somebody typed or picked and has not sent: it outlives the part that it was typed into, and a session that was
 * lost, in memory and for the account that typed it. Signing out forgets it. `initial`: the same one each time.
 */
export function useDraft<Draft>(name: string, initial: Draft): readonly [draft: Draft, change: (draft: Draft) => void] {
  const session = useSession()
  const key = `${session.status === 'signedIn' ? session.customerId : ''}:${name}`
  const draft = useSyncExternalStore(
    subscribe,
    () => (drafts.get(key) ?? initial) as Draft,
    () => initial,
  )
  const change = useCallback(
    (next: Draft) => {
      drafts.set(key, next)
      listeners.forEach((listener) => listener())
    },
    [key],
  )
  return [draft, change]
}

/** Nothing picked yet. */
export const noFiles: readonly File[] = []

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
