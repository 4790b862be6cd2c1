import { availableParallelism } from 'node:os'

const cores = availableParallelism()

/** Concurrent steps of a run: one more than cores, because the last long step would leave the others idle. */
export const lanes = cores + 1

/** Long steps that run beside the unit tests with one core each: stories and browser tests. */
const longSteps = 2

/** Processes for the unit tests: the cores that the long steps leave. */
export const unitWorkers = Math.max(1, cores - longSteps)

/** Concurrent journeys. Each worker has brands of its own, which are built before the first one. */
export const journeyWorkers = Math.min(cores, 8)
