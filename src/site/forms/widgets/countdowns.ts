/** When each countdown ends, by its purpose. Module state: closing a form does not end its countdown. */
const ends = new Map<string, number>()
const tickers = new Set<() => void>()

const second = 1000

/** Starts a countdown that ends at the given time (milliseconds since 1970). */
export function startCountdown(purpose: string, end: number): void {
  ends.set(purpose, end)
  tickers.forEach((tick) => tick())
}

/** Whole seconds left, by the clock; 0 when it is over or was never started. */
export function secondsLeft(purpose: string): number {
  return Math.ceil(millisecondsLeft(purpose) / second)
}

/** Calls `listener` each time the number of seconds left changes. */
export function onCountdown(purpose: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const left = millisecondsLeft(purpose)
    if (left > 0) timer = setTimeout(tick, left % second || second)
    listener()
  }
  tickers.add(tick)
  tick()
  return () => {
    clearTimeout(timer)
    tickers.delete(tick)
  }
}

/** The time, so many minutes from now, at which a code expires (1 §4: 60 seconds each). */
export function afterMinutes(minutes: number): number {
  return Date.now() + minutes * 60 * second
}

function millisecondsLeft(purpose: string): number {
  return Math.max(0, (ends.get(purpose) ?? 0) - Date.now())
}
