import { tabItems } from '@/site/lib/browser-items'
import { signedInKey } from './session-store'

/** Start of a session that has no stored time: when the page was loaded. */
const loadedAt = Date.now()

/** When the session of this tab began, in milliseconds since 1970. A duplicated tab keeps the original time. */
export function signedInAt(): number {
  const stored = Number(tabItems.get(signedInKey))
  return stored > 0 ? stored : loadedAt
}
