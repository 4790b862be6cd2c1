import type { Cache, State } from 'swr'
import { tabItems } from '@/site/lib/browser-items'
import type { CallDefinition, CallTypes } from './call-definition'

/** Names in session storage of the answers that the specification has it keep (2 §7). */
export const keptNames = { notices: 'index_notice', domainRoutes: 'routers', vendorLanes: 'gameVendor' } as const

/** Calls that were read whose answers session storage keeps, and under which name. */
const keptCalls = new Map<string, string>()

/** What SWR knows, of this page. */
let cache = new Map<string, State>()

/** The cache of a page that starts. */
export function createAnswerCache(): Cache {
  keptCalls.clear()
  return (cache = new Map())
}

/**
 * Answers a read. Where the specification has session storage keep the answer (2 §7), the one that is kept serves
 * once a page, so that a retry asks the server: checked like an answer, and only if the same build kept it.
 */
export async function answerOrKept<T extends CallTypes>(
  { name, keptAs, loadCheck }: CallDefinition<T>,
  key: readonly unknown[],
  ask: () => Promise<T['response']>,
): Promise<T['response']> {
  if (keptAs === undefined) return ask()
  const keptKey = JSON.stringify([build(), key])
  if (!keptCalls.has(name)) {
    keptCalls.set(name, keptAs)
    const kept = answerKept(keptAs, keptKey)
    // A check that does not arrive is met by the call, which needs it too.
    if (kept !== undefined && (await loadCheck().catch(() => undefined))?.isAnswer(kept)) return kept
  }
  const answer = await ask()
  tabItems.set(keptAs, JSON.stringify([keptKey, answer]))
  return answer
}

/** Nothing that is kept outlives a part that broke on it. */
export function dropKept(): void {
  keptCalls.forEach((keptAs) => tabItems.remove(keptAs))
}

/** The next part that reads them asks the server. */
export function askAnew(): void {
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

/** The address of the site's script is another one for each build. */
function build(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
}
