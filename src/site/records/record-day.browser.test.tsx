import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useMemberTransactions } from '@/site/gateway/money/member-transactions'
import { sessionStore } from '@/site/session/session-store'
import type { RecordDefinition } from './record-definition'
import { RecordPanel } from './record-panel'

const page = { until: 0, total: 0, totalPages: 0, items: [], pageTotals: { in: 0, out: 0 }, totals: { in: 0, out: 0 } }
const layout = {
  ...{ columns: [], card: {}, filters: [], totals: [], presets: ['today'], range: 'today', pageSize: 10, csv: false },
} as never

const definition = {
  ...{ title: 'record.title', icon: 'receipt', filters: [], sorts: ['time'], columns: {} },
  tabs: [{ name: 'all', label: 'record.all', longest: 30 }],
  readPage: () => Promise.resolve(page),
  totalsOf: () => [],
} as unknown as RecordDefinition<object, never, never>

function Shown() {
  const record: typeof definition = {
    ...definition,
    useRead: (question) => useMemberTransactions(question) as never,
  }
  return <RecordPanel record={record} layout={layout} />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00Z') })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

const texts = { 'record.wider': 'Look at {{count}} days', 'record.earlier': 'The {{count}} days before' }

async function open(answer: object) {
  const memberTransactions = vi.fn<(request: object) => object>(() => ({ ...answer, ...page }))
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ currency: { code: 'VND' }, timeZone: 'UTC' }}
      answers={{ memberTransactions }}
    >
      <Shown />
    </FormStage>,
  )
  return (from: string, to: string) =>
    vi.waitFor(() => expect(memberTransactions).toHaveBeenLastCalledWith(expect.objectContaining({ from, to })))
}

it("asks for the server's own day, on a device whose clock is a day late", async () => {
  const expectAsked = await open({ now: '2026-11-24T09:00:00.000Z' })
  await expectAsked('2026-11-24', '2026-11-24')
})

it('leads from days in which there is nothing to as many as may be asked for, and on to those before', async () => {
  const expectAsked = await open({})
  await screen.getByRole('button', { name: 'Look at 30 days' }).click()
  await expectAsked('2026-10-25', '2026-11-23')
  for (const [from, to] of [
    ['2026-09-25', '2026-10-24'],
    ['2026-08-26', '2026-09-24'],
  ] as const) {
    await screen.getByRole('button', { name: 'The 30 days before' }).click()
    await expectAsked(from, to)
  }
})
