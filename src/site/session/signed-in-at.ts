import { tabItems } from '@/site/lib/browser-items'
import { signedInKey } from './session-store'

/** A session that was opened before its time was kept counts from here. */
const loadedAt = Date.now()

/** When the session of this tab began, in milliseconds since 1970. A tab that is copied goes on counting from there. */
export function signedInAt(): number {
  const stored = Number(tabItems.get(signedInKey))
  return stored > 0 ? stored : loadedAt
}
