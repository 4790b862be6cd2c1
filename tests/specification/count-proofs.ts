import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import type { Count } from '@tests/count-results'
import { judgeJourneys } from './judge-journeys'
import { documents, linesOf } from './table-lines'
import { unsentRows } from './unsent-rows'

/**
 * What a complete run of the journeys proves of the endpoint table and of the specification's lines, as counts: one for
 * each row and each line. `files` are Playwright's JSON reports of both halves. A report that is missing or empty is a
 * failure: nothing is proven without it.
 */
export function countProofs(files: readonly string[]): Count {
  const reports = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as JSONReport)
    .filter(({ suites }) => suites.length > 0)
  if (reports.length < files.length) {
    const why = 'rows and lines of the specification are not judged: a half of the journeys has left no report'
    return { passed: 0, failed: 1, failures: [why], flaky: [] }
  }
  const rows = Object.keys(endpoints) as CallName[]
  const lines = documents.flatMap(linesOf)
  const failures = judgeJourneys(reports, {
    rows,
    lines,
    unsent: unsentRows,
  })
  const failed = failures.length
  return {
    failed,
    failures: failures.map((each) => `specification ${each}`),
    flaky: [],
    passed: rows.length + lines.length - failed,
  }
}
