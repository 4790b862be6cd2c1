import { tabItems } from '@/site/lib/browser-items'

/** The prize mode that the player chose, for the session (2 §7). */
const storageName = 'lottoPrizeMode'

const listeners = new Set<() => void>()

export const chosenPrizeMode = {
  get: (): string => tabItems.get(storageName) ?? '',
  set(mode: string): void {
    tabItems.set(storageName, mode)
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
