import type { SandboxAct } from '@/generated/gateway-types'
import { sandboxAct } from '@/generated/validate-sandbox.js'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf, readInput } from './read-input'

type Act = Required<SandboxAct>

/** What the platform's people or a vendor would do. Answers what was changed. */
export function actCalls(app: PanelRouter, services: Services): void {
  app.post('/acts', async (c) => {
    const act = await readInput<Act>(c, sandboxAct)
    return c.json(act.act === 'send-message' ? await sendMessage(services, act) : await setMaintenance(services, act))
  })
}

async function setMaintenance(services: Services, { merchant, id, on }: Act) {
  const { code, vendors } = merchantOf(services, merchant)
  if (!vendors.some((vendor) => vendor.code === id)) throw new PanelError(`${code} has no vendor ${id}.`, 404)
  await services.maintenance.set(code, id, on)
  return { vendor: id, maintenance: on }
}

async function sendMessage(services: Services, { merchant, id, title, content }: Act) {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined) throw new PanelError(`${code} has no account ${id}.`, 404)
  await services.messages.send(code, account.id, { title, content, time: services.clock() })
  return { account: account.account, title, unread: await services.messages.unreadOf(account.id) }
}
