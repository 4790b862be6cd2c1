/** In milliseconds: the window of most rate limits. */
export const fiveMinutes = 5 * 60_000

export interface Limiter {
  /** How often this happened within the window. */
  count(merchant: string, key: string): number
  /** How often it may still happen within the window. */
  left(merchant: string, key: string): number
  isFull(merchant: string, key: string): boolean
  add(merchant: string, key: string): void
  forget(merchant: string, key: string): void
  clear(merchant: string): void
}

/** A rate limiter: at most `most` events within a sliding window of milliseconds. */
export function createLimiter(most: number, window: number, clock: () => number): Limiter {
  const times = new Map<string, Map<string, number[]>>()

  function recent(merchant: string, key: string): number[] {
    return (times.get(merchant)?.get(key) ?? []).filter((time) => time > clock() - window)
  }

  function removeOld(keys: Map<string, number[]>): void {
    for (const [key, list] of keys) if ((list.at(-1) ?? 0) <= clock() - window) keys.delete(key)
  }

  return {
    count: (merchant, key) => recent(merchant, key).length,
    left: (merchant, key) => most - recent(merchant, key).length,
    isFull: (merchant, key) => recent(merchant, key).length >= most,
    add(merchant, key) {
      const keys = times.get(merchant) ?? new Map<string, number[]>()
      removeOld(keys)
      keys.set(key, [...recent(merchant, key), clock()])
      times.set(merchant, keys)
    },
    forget: (merchant, key) => void times.get(merchant)?.delete(key),
    clear: (merchant) => void times.delete(merchant),
  }
}
