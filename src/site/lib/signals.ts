import type { Monitoring } from '@/contract/generated/merchant-types'

/** What monitoring can be told of. */
export type SignalKind = keyof Monitoring['samples']

/**
 * Something that happened: its kind, what it happened to (a block, a call, a form, a vendor, a step), and an error, or
 * a word for the outcome.
 */
export type Signal = readonly [kind: SignalKind, name: string, detail?: unknown]

/**
 * What happened so far. Whoever has something to tell pushes it, from the first moment on; who hears it is loaded later
 * (heard-signals.ts).
 */
export const signals: Signal[] = []
