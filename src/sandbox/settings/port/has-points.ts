import type { SettingsPort } from './settings-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'

/** Whether the merchant has the points system (1 §5 PTSYS3). */
export async function hasPoints({ services, merchant }: GatewayCall<unknown, SettingsPort>): Promise<boolean> {
  return (await services.settings.of(merchant)).features['PTSYS3'] === 1
}
