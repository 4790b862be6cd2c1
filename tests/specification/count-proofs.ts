import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import type { Count } from '@tests/count-results'
import { judgeJourneys } from './judge-journeys'
import { documents, linesOf } from './table-lines'
import { unsentRows } from './unsent-rows'

/**
 * What a complete run of the journeys proves of the endpoint table and of the specification's lines, as counts for the
 * end of `npm run test:rest`: one for each row and each line. `files` are Playwright's JSON reports of both halves. When
 * one is missing or empty, nothing counts: `npm test` was not run before, or the run has failed for another reason,
 * which must not be buried.
 */
export function countProofs(files: readonly string[]): Count {
  const reports = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as JSONReport)
    .filter(({ suites }) => suites.length > 0)
  if (reports.length < files.length) {
    console.log('rows and lines of the specification are not judged: that takes the journeys of npm test and test:rest')
    return { passed: 0, failed: 0, failures: [], flaky: [] }
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
