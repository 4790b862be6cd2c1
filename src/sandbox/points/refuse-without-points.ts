import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { hasPoints } from '@/sandbox/settings/port/has-points'

/** Points must not be shown, redeemed or converted if the points system is off (1 §5 PTSYS3). Throws a Refusal. */
export async function refuseWithoutPoints(call: GatewayCall<unknown, SettingsPort>): Promise<void> {
  if (!(await hasPoints(call))) throw new Refusal('points_off', call.texts.say('points_off'))
}
