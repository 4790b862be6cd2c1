import { amountOf } from '@/contract/money/amount'
import type { SandboxAct } from '@/contract/generated/gateway-types'
import type { Redemption } from '@/sandbox/points/redemption'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>

/** Approves a redemption, or gives its points back. */
export async function reviewRedemption(services: Services, { merchant, id, on, reason }: Act) {
  const { code } = merchantOf(services, merchant)
  const row = await services.redemptions.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no redemption ${id}.`, 404)
  const isDone = await services.redemptions.review(row, on ? 'approved' : 'rejected', on ? null : reason)
  const now = (await services.redemptions.find(code, id)) ?? row
  if (!isDone) throw new PanelError(`${id} has ended: ${now.status}.`, 409)
  return redemptionTold(now)
}

/** As the platform's people see it. */
export const redemptionTold = ({ number, reward, quantity, points, amount, address, status, created }: Redemption) => ({
  ...{ number, reward, quantity, address, status },
  points: amountOf(points),
  amount: amountOf(amount),
  created: new Date(created).toISOString(),
})
