import { deviceItems } from '@/site/lib/browser-items'
import { signedInAt } from './signed-in-at'

/**
 * The last reality check that was answered, in local storage: duplicated tabs share it, so that it is asked only once.
 */
const storageName = 'reality-check'

/** Minutes into the session at which a check was last due, 0 before the first. */
export function checkDueAt(minutes: number, interval: number): number {
  return Math.floor(minutes / interval) * interval
}

/** Minutes into this session at which the player last answered a check, 0 when never. */
export function answeredAt(): number {
  const [session, minutes] = (deviceItems.get(storageName) ?? '').split(' ')
  return session === String(signedInAt()) ? Number(minutes) : 0
}

/** Stores that the player answered a check so many minutes into this session. */
export function rememberAnswer(minutes: number): void {
  deviceItems.set(storageName, `${signedInAt()} ${minutes}`)
}
