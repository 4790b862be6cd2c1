import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import type { Count } from '@tests/count-results'
import { judgeJourneys } from './judge-journeys'
import { documents, linesOf } from './table-lines'
import { unsentRows } from './unsent-rows'

/**
 * What a complete run of the journeys proves of the endpoint table and of the specification's lines, as counts for the
 * end of `npm test`: one for each row and each line. `file` is Playwright's JSON report. Without one, or when no journey
 * could start, nothing counts: the run has failed for another reason, which must not be buried.
 */
export function countProofs(file: string): Count {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JSONReport) : undefined
  if (report === undefined || report.suites.length === 0) return { passed: 0, failed: 0, failures: [], flaky: [] }
  const rows = Object.keys(endpoints) as CallName[]
  const lines = documents.flatMap(linesOf)
  const failures = judgeJourneys(report, {
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
