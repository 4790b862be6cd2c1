import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** What Vitest's JSON reporter counted; nothing, when it wrote no report. */
export function countVitest(file: string): Count {
  const report = read(file) as { numPassedTests: number; numFailedTests: number } | undefined
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** What Playwright's JSON reporter counted. One that passed at a second try is a failure: journeys do not waver. */
export function countPlaywright(file: string): Count {
  const stats = (read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
