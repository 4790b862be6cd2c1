import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SandboxSettings } from '@/contract/generated/gateway-types'
import { sandboxSettings } from '@/contract/generated/validate-sandbox.js'
import type { PanelRouter } from './panel-router'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { readInput } from './read-input'

/** Reads and changes the settings of a merchant's gateway. */
export function settingsCalls(app: PanelRouter, services: SandboxBasics & SettingsPort): void {
  app.get('/settings', async (c) => c.json(await services.settings.of(merchantOf(services, c.req.query('merchant')))))

  app.put('/settings', async (c) => {
    const changes = await readInput<SandboxSettings>(c, sandboxSettings)
    return c.json(await services.settings.change(merchantOf(services, changes.merchant), changes))
  })

  app.get('/features', (c) => c.json(merchantOf(services, c.req.query('merchant')).meanings))

  app.get('/merchants', (c) => c.json([...services.merchants.values()].map(({ code, name }) => ({ code, name }))))
}
