import { deviceItems } from '@/site/lib/browser-items'
import { signedInAt } from './signed-in-at'

/** The net result of this session's games, in hundredths; tabs of one session share it. */
const storageName = 'sessionResult'

const listeners = new Set<() => void>()

export const sessionResult = {
  get(): number {
    const [session, result] = (deviceItems.get(storageName) ?? '').split(' ')
    return session === String(signedInAt()) && Number.isSafeInteger(Number(result)) ? Number(result) : 0
  },
  /** Adds what a bet that has ended brought, or, where it is negative, cost. */
  add(amount: number): void {
    deviceItems.set(storageName, `${signedInAt()} ${this.get() + amount}`)
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
