import { deviceItems } from '@/site/lib/browser-items'
import { signedInAt } from './signed-in-at'

/** The last reality check that was answered, in local storage: copies of a tab share it, so that it is asked once. */
const storageName = 'reality-check'

/** Minutes into the session at which a check was last due, 0 before the first. */
export function checkDueAt(minutes: number, interval: number): number {
  return Math.floor(minutes / interval) * interval
}

/** Minutes into this session that the player was asked about last, 0 when never. */
export function answeredAt(): number {
  const [session, minutes] = (deviceItems.get(storageName) ?? '').split(' ')
  return session === String(signedInAt()) ? Number(minutes) : 0
}

/** Remembers that the player was asked that many minutes into this session. */
export function rememberAnswer(minutes: number): void {
  deviceItems.set(storageName, `${signedInAt()} ${minutes}`)
}
