import { addressGroup } from '@/sandbox/address-group'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { plainVisitorIp } from '@/sandbox/stores/settings'

/** Where a visitor is: the address that the control panel gives them, else the one that the request comes from. */
export async function visitorPlace(
  call: Pick<GatewayCall<unknown>, 'services' | 'merchant' | 'address'>,
): Promise<string> {
  const { visitorIp } = await call.services.settings.of(call.merchant)
  return visitorIp === plainVisitorIp ? call.address : addressGroup(visitorIp)
}
