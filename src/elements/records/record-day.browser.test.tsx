import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/forms/form-stage'
import { useMemberTransactions } from '@/gateway/member-transactions'
import { sessionStore } from '@/session/session-store'
import type { RecordDefinition } from './record-definition'
import { RecordPanel } from './record-panel'

const page = { until: 0, total: 0, totalPages: 0, items: [], pageTotals: { in: 0, out: 0 }, totals: { in: 0, out: 0 } }
const layout = {
  ...{ columns: [], card: {}, filters: [], totals: [], presets: ['today'], range: 'today', pageSize: 10, csv: false },
} as never

const definition = {
  ...{ title: 'record.title', icon: 'receipt', filters: [], sorts: ['time'], columns: {} },
  tabs: [{ name: 'all', label: 'record.all', longest: 30 }],
  idOf: () => '',
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

it("asks for the server's own day, on a device whose clock is a day late", async () => {
  const memberTransactions = vi.fn<(request: object) => object>(() => ({ now: '2026-11-24T09:00:00.000Z', ...page }))
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{}}
      site={{ currency: { code: 'VND' }, timeZone: 'UTC' }}
      answers={{ memberTransactions }}
    >
      <Shown />
    </FormStage>,
  )
  await vi.waitFor(() =>
    expect(memberTransactions).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-11-24', to: '2026-11-24' }),
    ),
  )
})
