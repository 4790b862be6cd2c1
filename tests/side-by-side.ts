import { lanes } from './cores'
import { runStep, type Shown, type Step } from './run-step'

export interface LaneStep extends Step {
  readonly shown: Shown
}

/** Runs independent steps concurrently, started in order, and resolves to whether each succeeded, in the same order. */
export async function sideBySide(steps: readonly LaneStep[]): Promise<boolean[]> {
  const waiting = [...steps.entries()]
  const results: boolean[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, step] = next
      results[at] = await runStep(step, step.shown)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}
