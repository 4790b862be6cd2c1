import type { SandboxAct } from '@/contract/generated/gateway-types'
import type { Application } from '@/sandbox/promotions/applications'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>

/** Approves an application for a promotion, or turns it down. */
export async function reviewPromotion(services: Services, { merchant, id, on, reason }: Act) {
  const { code } = merchantOf(services, merchant)
  const row = await services.applications.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no application ${id}.`, 404)
  const isDone = await services.applications.review(row, on ? 'issued' : 'rejected', on ? null : reason)
  const now = (await services.applications.find(code, id)) ?? row
  if (!isDone) throw new PanelError(`${id} has ended: ${now.status}.`, 409)
  return applicationTold(now)
}

/** As the platform's people see it. */
export const applicationTold = ({ number, promotion, comment, pictures, status, created }: Application) => ({
  ...{ number, promotion, comment, pictures, status },
  created: new Date(created).toISOString(),
})
