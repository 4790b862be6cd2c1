import type { Cache, State } from 'swr'
import { tabItems } from '@/site/lib/browser-items'
import type { CallDefinition, CallTypes } from './call-definition'

/** Keys in session storage of the answers that the specification wants kept (2 §7). */
export const storedAnswerKeys = { notices: 'index_notice', domainRoutes: 'routers', vendorLanes: 'gameVendor' } as const

/** Calls read so far whose answers are kept in session storage, with their keys. */
const keptCalls = new Map<string, string>()

/** The SWR cache of this page. */
let cache = new Map<string, State>()

/** Creates the SWR cache of a new page. */
export function createAnswerCache(): Cache {
  keptCalls.clear()
  return (cache = new Map())
}

/**
 * Answers a read. Where the specification wants the answer kept in session storage (2 §7), the stored one is used once
 * a page, so that a retry asks the server. It is validated like an answer, and used only when the same build stored it.
 */
export async function answerOrStored<T extends CallTypes>(
  { name, keptAs, loadCheck }: CallDefinition<T>,
  key: readonly unknown[],
  ask: () => Promise<T['response']>,
): Promise<T['response']> {
  if (keptAs === undefined) return ask()
  const keptKey = JSON.stringify([build(), key])
  if (!keptCalls.has(name)) {
    keptCalls.set(name, keptAs)
    const kept = answerKept(keptAs, keptKey)
    // If the validator fails to load, the call below reports it, since it needs it too.
    if (kept !== undefined && (await loadCheck().catch(() => undefined))?.isAnswer(kept)) return kept
  }
  const answer = await ask()
  tabItems.set(keptAs, JSON.stringify([keptKey, answer]))
  return answer
}

/** Removes every stored answer, so that one that broke a part is not used again. */
export function clearStoredAnswers(): void {
  keptCalls.forEach((keptAs) => tabItems.remove(keptAs))
}

/** Clears these answers from the cache, so that the next read asks the server. */
export function evictAnswers(): void {
  for (const name of keptCalls.keys())
    for (const key of cache.keys()) if (key.startsWith(`@"${name}"`)) cache.delete(key)
}

function answerKept(name: string, key: string): unknown {
  try {
    const kept: unknown = JSON.parse(tabItems.get(name) ?? '[]')
    return Array.isArray(kept) && kept[0] === key ? kept[1] : undefined
  } catch (error) {
    console.warn(`${name} is unreadable`, error)
    return undefined
  }
}

/** The address of the site's script identifies the build. */
function build(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
}
