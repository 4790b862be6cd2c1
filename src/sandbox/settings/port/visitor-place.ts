import type { SettingsPort } from './settings-port'
import { addressGroup } from '@/sandbox/call/address-group'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { plainVisitorIp } from '@/sandbox/settings/settings'

/** A visitor's location: the address set in the control panel, else the address of the request. */
export async function visitorPlace(
  call: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant' | 'address'>,
): Promise<string> {
  const { visitorIp } = await call.services.settings.of(call.merchant)
  return visitorIp === plainVisitorIp ? call.address : addressGroup(visitorIp)
}
