import { signals, type Signal } from './signals'

type Hear = (signal: Signal) => void

const hearers = new Set<Hear>()
let isKept = true

/* Loaded with what hears: until then signals are only kept. */
const keep = signals.push.bind(signals)
signals.push = (...next) => {
  if (isKept) keep(...next)
  for (const signal of next) hearers.forEach((hear) => hear(signal))
  return signals.length
}

/** Calls back at each signal from now on. Returns a function that ends it. */
export function hearSignals(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Takes what was signalled so far. What follows is heard, and no longer kept. */
export function takeSignals(): Signal[] {
  isKept = false
  return signals.splice(0)
}
