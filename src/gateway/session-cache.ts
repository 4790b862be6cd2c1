import type { Cache, State } from 'swr'

/** Calls whose answers the specification keeps in session storage, and the names it keeps them under (2 §7). */
const storageNames: Record<string, string> = { notices: 'index_notice', domainRoutes: 'routers' }

/** Names in session storage of the answers that are kept. */
export const keptAnswers: readonly string[] = Object.values(storageNames)

interface Stored {
  readonly key: string
  /** The data, and the key as it was given, which SWR keeps beside it. */
  readonly state: { readonly data: unknown; readonly _k?: unknown }
}

/**
 * SWR's cache, of which the answers that the specification names outlive a reload of the page.
 * Signing out clears session storage and, by `clear`, the cache.
 */
export function createSessionCache(): Cache & { clear(): void } {
  const states = new Map<string, State>()
  for (const name of keptAnswers) {
    const stored = read(name)
    if (stored !== undefined) states.set(stored.key, stored.state)
  }
  return {
    keys: () => states.keys(),
    get: (key) => states.get(key),
    delete: (key) => void states.delete(key),
    clear: () => states.clear(),
    set(key, state) {
      states.set(key, state)
      const name = storageNameOf(key)
      if (name !== undefined && state.data !== undefined) {
        const stored: Stored = { key, state: { data: state.data, ...('_k' in state && { _k: state._k }) } }
        sessionStorage.setItem(name, JSON.stringify(stored))
      }
    },
  }
}

/** SWR writes a key like ["notices", …] as @"notices",… */
function storageNameOf(key: string): string | undefined {
  return Object.entries(storageNames).find(([call]) => key.startsWith(`@"${call}"`))?.[1]
}

function read(name: string): Stored | undefined {
  if (typeof sessionStorage === 'undefined') return undefined
  const text = sessionStorage.getItem(name)
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null
    if (typeof stored?.key === 'string' && stored.state?.data !== undefined)
      return { key: stored.key, state: stored.state }
  } catch (error) {
    console.warn(`session storage ${name} is not readable and is read again from the server`, error)
  }
  sessionStorage.removeItem(name)
  return undefined
}
