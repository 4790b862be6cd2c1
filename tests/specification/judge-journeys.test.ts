import type { JSONReport } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import { judgeJourneys } from './judge-journeys'
import type { TableLine } from './table-lines'

const path = 'tests/journeys/cash.once.spec.ts'
const line: TableLine = {
  text: 'Deposit',
  places: [],
  tests: [{ path, title: 'a player deposits by ${method}' }],
  unseen: undefined,
  composed: undefined,
}

function report(status: string, calls: string, brands: string, title = 'a player deposits by bank'): JSONReport {
  const annotations = [
    { type: 'calls', description: calls },
    { type: 'brands', description: brands },
  ]
  const spec = { file: 'cash.once.spec.ts', title, tests: [{ status, annotations }] }
  return { suites: [{ specs: [], suites: [{ specs: [spec] }] }] } as unknown as JSONReport
}

const expected = { rows: ['deposits', 'status'], unsent: { status: 'is sent as permission' }, lines: [line] } as const

it('finds nothing where each row is sent, and each line is shown on a shipped brand', () => {
  expect(judgeJourneys([report('expected', 'deposits balance', 'aurora')], expected)).toEqual([])
  expect(judgeJourneys([report('flaky', 'deposits', 'aurora')], expected)).toEqual([])
})

it('names a row that no page sends, and a listed one that a page sends after all', () => {
  expect(judgeJourneys([report('expected', 'status', 'aurora')], expected)).toEqual([
    'deposits: no journey has a page that sends this row of the endpoint table',
    'status is sent by a page: take it from unsent-rows.ts',
  ])
})

it('names a line whose journey did not run; one that failed is told of already', () => {
  const missing = '"Deposit": a player deposits by ${method} did not run'
  expect(judgeJourneys([report('expected', 'deposits', 'aurora', 'another journey')], expected)).toEqual([missing])
  expect(judgeJourneys([report('skipped', 'deposits', 'aurora')], expected)).toEqual([missing])
  expect(judgeJourneys([report('unexpected', 'deposits', 'aurora')], expected)).toEqual([])
})

it('takes a brand that is composed for a journey only where the line says why', () => {
  const composed = { ...line, composed: 'no shipped brand has one banner' }
  expect(judgeJourneys([report('expected', 'deposits', '')], expected)).toEqual([
    '"Deposit": a player deposits by ${method} is on no shipped brand',
  ])
  expect(judgeJourneys([report('expected', 'deposits', '')], { ...expected, lines: [composed] })).toEqual([])
})
