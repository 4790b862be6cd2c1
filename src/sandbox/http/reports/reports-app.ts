import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { readReports } from './read-reports'

const mostBytes = 64 * 1024

/** Whether a merchant has its reports sent to a path of its own host. */
export function takesReportsAt({ monitoring }: SandboxMerchant, path: string): boolean {
  return path !== '' && [monitoring.endpoint, monitoring.policyReports].includes(path)
}

/**
 * Stands in for a collector: takes what sites report of themselves, and browsers of their policy, and keeps the newest
 * for the control panel. Answers as OpenTelemetry's collectors do.
 */
export function reportsApp({ merchants, reports }: SandboxBasics & DiagnosticsPort): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(bodyLimit({ maxSize: mostBytes, onError: (c) => c.text('The body is larger than 64 KB.\n', 413) }))
  app.post('*', async (c) => {
    const { hostname, pathname } = new URL(c.req.url)
    const there = [...merchants.values()].filter((merchant) => takesReportsAt(merchant, pathname))
    const merchant = there.find(({ hosts }) => hosts.includes(hostname)) ?? there[0]
    const read = readReports(await c.req.json<unknown>().catch(() => undefined))
    if (merchant === undefined || read === undefined) return c.text('These are no reports.\n', 400)
    reports.add(merchant.code, read)
    return c.json({})
  })
  app.all('*', (c) => c.text('Reports are posted.\n', 405, { Allow: 'POST' }))
  return app
}
