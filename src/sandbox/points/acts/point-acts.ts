import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { PointsPort } from '@/sandbox/points/port/points-port'
import { amountOf } from '@/contract/money/amount'
import type { ActRequest as Act } from '@/sandbox/sandbox-module'
import type { Redemption } from '@/sandbox/points/redemption'
import { PanelError } from '@/sandbox/call/panel-error'
import { merchantOf } from '@/sandbox/call/merchant-of'

/** Approves a redemption, or rejects it and returns its points. */
export async function reviewRedemption(services: SandboxBasics & PointsPort, { merchant, id, on, reason }: Act) {
  const own = merchantOf(services, merchant)
  const { code } = own
  const row = await services.redemptions.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no redemption ${id}.`, 404)
  const isDone = await services.redemptions.review(own, row, on ? 'approved' : 'rejected', on ? null : reason)
  const now = (await services.redemptions.find(code, id)) ?? row
  if (!isDone) throw new PanelError(`${id} has ended: ${now.status}.`, 409)
  return shownRedemption(now)
}

export async function waitingRedemptions({ redemptions }: PointsPort, merchant: string) {
  return { redemptions: (await redemptions.waiting(merchant)).map(shownRedemption) }
}

/** A redemption as the platform's staff see it. */
const shownRedemption = ({ number, reward, quantity, points, amount, address, status, created }: Redemption) => ({
  number,
  reward,
  quantity,
  address,
  status,
  points: amountOf(points),
  amount: amountOf(amount),
  created: new Date(created).toISOString(),
})
