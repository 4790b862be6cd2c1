import type { Services } from '@/sandbox/modules'
import { bodyLimit } from 'hono/body-limit'
import { isGoneAway } from '@/sandbox/http/gone-away'
import { supportPage } from '@/sandbox/http/support/support-page'
import { actCalls } from './act-calls'
import { waitingCalls } from './waiting-calls'
import { clockCalls } from './clock-calls'
import { faultCalls } from './fault-calls'
import { refuseForeignRequests } from './foreign-requests'
import { ledgerCalls } from './ledger-calls'
import { oauthCalls } from './oauth-calls'
import { PanelError } from '@/sandbox/call/panel-error'
import { panelFiles } from './panel-files'
import { panelRouter, type PanelRouter } from './panel-router'
import { phoneProviderCalls } from './phone-provider-calls'
import { resetCalls, type ResetMerchant } from './reset-calls'
import { settingsCalls } from './settings-calls'
import { traceCalls } from './trace-calls'

const mostBytes = 64 * 1024

/** The control panel: a page for people and the JSON calls behind it. */
export function panelApp(services: Services, reset: ResetMerchant): PanelRouter {
  const app = panelRouter()
  app.onError((error, c) => {
    if (error instanceof PanelError) return c.json({ message: error.message }, error.status)
    if (isGoneAway(error)) return c.body(null, 400)
    console.error(error)
    return c.json({ message: 'The control panel could not do this.' }, 500)
  })
  app.notFound((c) => c.json({ message: `The control panel has nothing at ${c.req.path}.` }, 404))
  panelFiles(app)
  supportPage(app, services)
  app.use(async (c, next) => {
    // The panel shows codes, balances and addresses, so browsers must not cache anything.
    c.header('cache-control', 'no-store')
    await next()
  })
  app.use(refuseForeignRequests(services))
  app.use(bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ message: 'The body is larger than 64 KB.' }, 413) }))
  traceCalls(app, services)
  settingsCalls(app, services)
  faultCalls(app, services)
  resetCalls(app, services, reset)
  ledgerCalls(app, services)
  actCalls(app, services)
  waitingCalls(app, services)
  clockCalls(app, services)
  phoneProviderCalls(app, services)
  oauthCalls(app, services)
  return app
}
