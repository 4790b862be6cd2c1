import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** One line for each failed test: where it stands, its name and the first lines of what it says. */
  readonly failures: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** What Vitest's JSON reporter counted; nothing, when it wrote no report. */
export function countVitest(file: string): Count {
  const report = read(file) as VitestReport | undefined
  const failures = (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const place = relative('.', name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (message !== '' && failed.length === 0) return [line(place, '', message)]
    return failed.map(({ fullName, failureMessages }) => line(place, fullName, failureMessages?.[0]))
  })
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures }
}

/** What Playwright's JSON reporter counted. One that passed at a second try is a failure: journeys do not waver. */
export function countPlaywright(file: string): Count {
  const report = read(file) as JSONReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return { passed: expected, failed: unexpected + flaky, failures: (report?.suites ?? []).flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line: at, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => line(`${file}:${at} [${projectName}]`, title, results[0]?.error?.message)),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** What an assertion prints before what it found. */
const legend = /^(expect\(.*\/\/ |[-+] (Expected|Received) |[-+] Array \[)/

function line(place: string, title: string, message = 'no message'): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !legend.test(each))
  return `${place} ${title}: ${said.slice(0, 5).join(' / ').slice(0, 500)}`
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
