import { availableParallelism } from 'node:os'

const cores = availableParallelism()

/** Concurrent steps of a run: one more than cores, because the last long step would leave the others idle. */
export const lanes = cores + 1

/**
 * Processes for the unit tests, the longest step: with one, it would still run when the others have ended, and leave a
 * core idle.
 */
export const unitWorkers = cores

/** Concurrent journeys. Each worker has brands of its own, which are built before the first one. */
export const journeyWorkers = Math.min(cores, 8)
