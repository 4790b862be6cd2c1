import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Notices } from '@/contract/generated/gateway-types'
import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import { artAddress } from '@/sandbox/art/art-files'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { htmlOf } from '@/sandbox/texts/article'
import { promotionSeeds } from '@/sandbox/texts/promotions/promotion-seeds'
import { subjectsOf } from '@/sandbox/texts/subject'

type Promotion = Required<Notices['response']>['promotion'][number]

/**
 * Promotions that are running, have recently ended, or will soon start. One that the settings list by id exists only
 * while it is switched on there.
 */
export async function promotionsOf(call: GatewayCall<unknown, SettingsPort>): Promise<Promotion[]> {
  const { services, merchant, texts } = call
  const { promotions } = await services.settings.of(merchant)
  const has = await subjectsOf(call)
  const now = services.movableClock.unmoved()
  const { timeZone } = merchant
  const startOf = (days: number) => startOfDay(timeZone, addDays(dayIn(timeZone, now), days))
  const told = (time: number) => new Date(time).toISOString()
  return promotionSeeds
    .filter((seed) => has(seed) && (promotions[seed.id] ?? !seed.isSwitched))
    .map((seed) => {
      const { title, summary, lines } = texts.article(seed)
      const { id, category } = seed
      // Whole days in the merchant's time zone: the last day counts up to its last second.
      const period = {
        starts: seed.starts === null ? null : told(startOf(seed.starts)),
        ends: seed.ends === null ? null : told(startOf(seed.ends + 1) - 1000),
      }
      return {
        id,
        category,
        title,
        summary,
        image: artAddress(merchant, seed.picture),
        ...period,
        content: htmlOf(lines),
      }
    })
}
