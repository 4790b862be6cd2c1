import { availableParallelism } from 'node:os'

const cores = availableParallelism()

/** Steps of a run at the same time. */
export const lanes = cores

/** Steps beside the unit tests that take long, and one core each: stories, browser tests, effects. */
const longSteps = 3

/** Processes for the unit tests: what the long steps beside them leave. */
export const unitWorkers = Math.max(1, cores - longSteps)

/** Journeys at the same time. Each worker has brands of its own, which are built before the first one. */
export const journeyWorkers = Math.min(cores, 8)
