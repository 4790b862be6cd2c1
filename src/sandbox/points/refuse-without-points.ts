import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { hasPoints } from '@/sandbox/rewards/has-points'

/** Nothing is shown, redeemed or converted where the points system is off (1 §5 PTSYS3). Throws a Refusal. */
export async function refuseWithoutPoints(call: GatewayCall<unknown>): Promise<void> {
  if (!(await hasPoints(call))) throw new Refusal('points_off', call.texts.say('points_off'))
}
