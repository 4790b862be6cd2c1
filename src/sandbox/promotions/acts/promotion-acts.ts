import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { PromotionsPort } from '@/sandbox/promotions/port/promotions-port'
import type { ActRequest as Act } from '@/sandbox/sandbox-module'
import type { Application } from '@/sandbox/promotions/applications'
import { PanelError } from '@/sandbox/call/panel-error'
import { merchantOf } from '@/sandbox/call/merchant-of'

/** Approves or rejects an application for a promotion. */
export async function reviewPromotion(services: SandboxBasics & PromotionsPort, { merchant, id, on, reason }: Act) {
  const { code } = merchantOf(services, merchant)
  const row = await services.applications.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no application ${id}.`, 404)
  const isDone = await services.applications.review(row, on ? 'issued' : 'rejected', on ? null : reason)
  const now = (await services.applications.find(code, id)) ?? row
  if (!isDone) throw new PanelError(`${id} has ended: ${now.status}.`, 409)
  return shownApplication(now)
}

export async function waitingApplications({ applications }: PromotionsPort, merchant: string) {
  return { applications: (await applications.waiting(merchant)).map(shownApplication) }
}

/** An application as the platform's staff see it. */
const shownApplication = ({ number, promotion, comment, pictures, status, created }: Application) => ({
  number,
  promotion,
  comment,
  pictures,
  status,
  created: new Date(created).toISOString(),
})
