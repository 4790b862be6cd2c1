import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { afterAll, expect, it } from 'vitest'
import { countPlaywright, countVitest } from '@tests/count-results'
import { journeyRunsOf, summaryOf } from './journey-runs'

const folder = mkdtempSync(join(tmpdir(), 'livery-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, report: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

const failed = {
  status: 'unexpected',
  projectName: 'once',
  results: [{ error: { message: 'net::ERR_ABORTED\n  at x' } }],
}
const passed = { status: 'expected', projectName: 'once', results: [{}] }
const atSecond = { ...failed, status: 'flaky' }
const reportOf = (...tests: object[]) => ({
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [{ specs: [], suites: [{ specs: [{ file: 'a.spec.ts', line: 3, title: 'reloads', tests }] }] }],
})

it('tells of each journey how often it failed and why, and of all how many in a thousand', () => {
  const report = reportOf(passed, failed, passed, failed) as unknown as JSONReport
  expect(summaryOf(journeyRunsOf(report)).split('\n')).toEqual([
    '2 of 4 a.spec.ts:3 [once] reloads',
    '    2 x net::ERR_ABORTED / at x',
    '4 runs of 1 journeys, 2 failed: 500.0 in a thousand',
  ])
})

it('counts a journey that passed at its second try as passed, and names it with the reason of the first one', () => {
  expect(countPlaywright(written('journeys.json', reportOf(passed, failed, atSecond)))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.spec.ts:3 [once] reloads: net::ERR_ABORTED / at x'],
    flaky: ['a.spec.ts:3 [once] reloads: net::ERR_ABORTED / at x'],
  })
})

it('knows a browser test that passed at its second try by the message that it kept', () => {
  const result = (status: string, ...failureMessages: string[]) => ({ status, fullName: 'opens', failureMessages })
  const testResults = [
    {
      name: 'b.test.ts',
      message: '',
      assertionResults: [result('passed'), result('passed', 'too late'), result('failed', 'no')],
    },
  ]
  expect(countVitest(written('browser.json', { numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['b.test.ts opens: no'],
    flaky: ['b.test.ts opens: too late'],
  })
})
