import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import type { CallName } from '@/contract/endpoints/endpoints'
import { isJourney, type NamedTest, type TableLine } from './table-lines'

/** A journey of Playwright's report, in one project. */
interface Ran extends Pick<JSONReportTest, 'status' | 'annotations'> {
  readonly path: string
  readonly title: string
}

/** What a complete run of the journeys is judged by. */
export interface Expected {
  /** Every row of the endpoint table. */
  readonly rows: readonly CallName[]
  /** The rows that no page sends, with the reason. */
  readonly unsent: Partial<Record<CallName, string>>
  readonly lines: readonly TableLine[]
}

/**
 * What a complete run of the journeys does not show: rows of the endpoint table that no page sent, and lines of the
 * specification whose journeys did not run on a shipped brand. A partial run shows only a part, and is not judged.
 */
export function judgeJourneys(reports: readonly JSONReport[], expected: Expected): string[] {
  const ran = reports.flatMap(({ suites }) => suites.flatMap(runsOf))
  return [...judgeRows(ran, expected), ...expected.lines.flatMap((line) => judgeLine(ran, line))]
}

function judgeRows(ran: readonly Ran[], { rows, unsent }: Expected): string[] {
  const sent = new Set(ran.flatMap((each) => annotated(each, 'calls')))
  return rows.flatMap((row) => {
    if (sent.has(row)) return unsent[row] === undefined ? [] : [`${row} is sent by a page: take it from unsent-rows.ts`]
    return unsent[row] === undefined ? [`${row}: no journey has a page that sends this row of the endpoint table`] : []
  })
}

function judgeLine(ran: readonly Ran[], { text, tests, composed }: TableLine): string[] {
  const problems = tests.filter(isJourney).flatMap((test) => {
    const problem = problemOf(
      ran.filter((each) => isOf(test, each)),
      composed !== undefined,
    )
    return problem === undefined ? [] : [`${test.title} ${problem}`]
  })
  return problems.length === 0 ? [] : [`"${text}": ${problems.join('; ')}`]
}

/** What the runs of a journey lack to show a line. */
function problemOf(runs: readonly Ran[], isComposed: boolean): string | undefined {
  const passed = runs.filter(({ status }) => status === 'expected' || status === 'flaky')
  if (passed.length === 0) {
    // A journey that failed is told of already.
    return runs.some(({ status }) => status === 'unexpected') ? undefined : 'did not run'
  }
  return isComposed || passed.some((each) => annotated(each, 'brands').length > 0)
    ? undefined
    : 'is on no shipped brand'
}

/** The title of a journey that runs for several values is a template. */
function isOf({ path, title }: NamedTest, ran: Ran): boolean {
  const pattern = title
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return ran.path === path && new RegExp(`^${pattern}$`).test(ran.title)
}

function annotated({ annotations }: Ran, wanted: string): string[] {
  return annotations.flatMap(({ type, description = '' }) =>
    type === wanted && description !== '' ? description.split(' ') : [],
  )
}

function runsOf({ suites = [], specs }: JSONReportSuite): Ran[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, annotations }) => ({ path: `tests/journeys/${file}`, title, status, annotations })),
  )
  return [...own, ...suites.flatMap(runsOf)]
}
