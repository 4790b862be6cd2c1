import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** One line for each failed test: its location, its name and the first lines of its message. */
  readonly failures: readonly string[]
  /** The same for each flaky test, with the message of its first try. */
  readonly flaky: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[] | null
  }[]
}

/** The counts of Vitest's JSON reporter; empty when it wrote no report. */
export function countVitest(file: string): Count {
  const report = read(file) as VitestReport | undefined
  const files = report?.testResults ?? []
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: files.flatMap((each) => linesOf(each, 'failed')),
    flaky: files.flatMap((each) => linesOf(each, 'passed')),
  }
}

/** A test that passed has messages if it failed before. */
function linesOf({ name, message, assertionResults }: VitestFile, wanted: 'passed' | 'failed'): string[] {
  const place = relative('.', name)
  const found = assertionResults.filter(({ status, failureMessages }) => {
    return status === wanted && (wanted === 'failed' || (failureMessages ?? []).length > 0)
  })
  if (wanted === 'failed' && message !== '' && found.length === 0) return [line(place, '', message)]
  return found.map(({ fullName, failureMessages }) => line(place, fullName, failureMessages?.[0]))
}

/** The counts of Playwright's JSON reporter. */
export function countPlaywright(file: string): Count {
  const report = read(file) as JSONReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const suites = report?.suites ?? []
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...(report?.errors ?? []).map(({ message }) => line('journeys', '', message)),
      ...named(suites, 'unexpected'),
    ],
    flaky: named(suites, 'flaky'),
  }
}

function named(suites: readonly JSONReportSuite[], wanted: 'unexpected' | 'flaky'): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => {
    const own = specs.flatMap(({ file, line: at, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => line(`${file}:${at} [${projectName}]`, title, results[0]?.error?.message)),
    )
    return [...own, ...named(inner, wanted)]
  })
}

/** Lines that an assertion prints before the actual difference. */
const legend = /^(expect\(.*\/\/ |[-+] (Expected|Received) |[-+] Array \[)/

function line(place: string, title: string, message?: string): string {
  return `${place} ${title}: ${reasonOf(message)}`
}

/** The first lines of a failed test's message, joined into one. */
export function reasonOf(message = 'no message'): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !legend.test(each))
  return said.slice(0, 5).join(' / ').slice(0, 500)
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
