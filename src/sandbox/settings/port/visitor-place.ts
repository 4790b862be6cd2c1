import type { SettingsPort } from './settings-port'
import { addressGroup } from '@/sandbox/call/address-group'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { plainVisitorIp } from '@/sandbox/settings/settings'

/** Where a visitor is: the address that the control panel gives them, else the one that the request comes from. */
export async function visitorPlace(
  call: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant' | 'address'>,
): Promise<string> {
  const { visitorIp } = await call.services.settings.of(call.merchant)
  return visitorIp === plainVisitorIp ? call.address : addressGroup(visitorIp)
}
