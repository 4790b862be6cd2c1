import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'

/** Features that not every merchant has. Texts about a missing feature are omitted. */
export type Subject = 'agents' | 'fishing' | 'freePlay' | 'lottery' | 'points'

/**
 * Returns a predicate: whether the merchant has the feature that a text is about, by its account types, its vendors
 * and its current settings.
 */
export async function subjectsOf({
  services,
  merchant,
}: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant'>): Promise<
  (seed: { readonly about?: Subject }) => boolean
> {
  const { features } = await services.settings.of(merchant)
  const plays = (...wanted: string[]) =>
    merchant.vendors.some(({ categories }) => categories.some((category) => wanted.includes(category)))
  const has: Readonly<Record<Subject, boolean>> = {
    agents: merchant.accountTypes.agent.length > 0,
    fishing: plays('FISH'),
    freePlay: features['FREEPLAY3'] !== 0,
    lottery: plays('ELOTT', 'LOTT'),
    points: features['PTSYS3'] === 1,
  }
  return ({ about }) => about === undefined || has[about]
}
