import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { subjectsOf } from '@/sandbox/texts/subject'
import type { PromotionSeed } from './promotion-seed'
import { promotionSeedsOf } from './promotion-seeds'

/** A promotion that a merchant has, with its period in milliseconds since 1970; null where it has no such end. */
export interface OfferedPromotion {
  readonly seed: PromotionSeed
  readonly starts: number | null
  readonly ends: number | null
}

/**
 * Promotions that are running, have recently ended, or will soon start. One that the settings list by id exists only
 * while it is switched on there.
 */
export async function offeredPromotions(
  call: Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant'>,
): Promise<OfferedPromotion[]> {
  const { services, merchant } = call
  const { timeZone } = merchant
  const { promotions } = await services.settings.of(merchant)
  const has = await subjectsOf(call)
  const today = dayIn(timeZone, services.movableClock.unmoved())
  const startOf = (days: number) => startOfDay(timeZone, addDays(today, days))
  return promotionSeedsOf(merchant)
    .filter((seed) => has(seed) && (promotions[seed.id] ?? !seed.isSwitched))
    .map((seed) => ({
      seed,
      // Whole days in the merchant's time zone: the last day counts up to its last second.
      starts: seed.starts === null ? null : startOf(seed.starts),
      ends: seed.ends === null ? null : startOf(seed.ends + 1) - 1000,
    }))
}
