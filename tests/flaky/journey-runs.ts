import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { reasonOf } from '@tests/count-results'

/** All runs of one journey in one project. */
export interface JourneyRuns {
  readonly name: string
  readonly runs: number
  /** The message of each failed run. */
  readonly failures: readonly string[]
}

/** The runs of each journey in Playwright's JSON report. */
export function journeyRunsOf({ suites }: JSONReport): JourneyRuns[] {
  const found = new Map<string, { name: string; runs: number; failures: string[] }>()
  for (const { name, ok, reason } of suites.flatMap(runsOf)) {
    const journey = found.get(name) ?? { name, runs: 0, failures: [] }
    found.set(name, journey)
    journey.runs++
    if (!ok) journey.failures.push(reason)
  }
  return [...found.values()]
}

function runsOf({ suites = [], specs }: JSONReportSuite): { name: string; ok: boolean; reason: string }[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `${file}:${line} [${projectName}] ${title}`,
        ok: status === 'expected',
        reason: reasonOf(results[0]?.error?.message),
      })),
  )
  return [...own, ...suites.flatMap(runsOf)]
}

/** Each failed journey with its messages, the worst first, and its failures per thousand runs. */
export function summaryOf(journeys: readonly JourneyRuns[]): string {
  const failed = journeys
    .filter(({ failures }) => failures.length > 0)
    .toSorted((a, b) => b.failures.length / b.runs - a.failures.length / a.runs)
  const lines = failed.flatMap(({ name, runs, failures }) => [
    `${failures.length} of ${runs} ${name}`,
    ...byReason(failures).map(([reason, times]) => `    ${times} x ${reason}`),
  ])
  const sum = (of: (journey: JourneyRuns) => number) => journeys.reduce((total, each) => total + of(each), 0)
  const [runs, failures] = [sum((each) => each.runs), sum((each) => each.failures.length)]
  const share = runs === 0 ? 0 : (1000 * failures) / runs
  return [
    ...lines,
    `${runs} runs of ${journeys.length} journeys, ${failures} failed: ${share.toFixed(1)} in a thousand`,
  ].join('\n')
}

function byReason(reasons: readonly string[]): [string, number][] {
  const times = new Map<string, number>()
  for (const reason of reasons) times.set(reason, (times.get(reason) ?? 0) + 1)
  return [...times].toSorted(([, a], [, b]) => b - a)
}
