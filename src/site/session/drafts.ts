import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from './session'

const drafts = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * A draft: input that was typed or picked and not sent. It is kept in memory for the account that typed it, so that it
 * survives an unmount and a lost session. Signing out clears it. `initial` must have a stable identity.
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

/** The initial value of a file draft. */
export const noFiles: readonly File[] = []

/** Prefix of the point mall's draft names. */
export const mallObject = 'pointMall.'

/** Clears all drafts, or those whose name starts with `begin`. */
export function forgetDrafts(begin = ''): void {
  for (const key of drafts.keys()) if (key.slice(key.indexOf(':') + 1).startsWith(begin)) drafts.delete(key)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
