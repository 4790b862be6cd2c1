import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Notices } from '@/contract/generated/gateway-types'
import { artAddress } from '@/sandbox/art/art-files'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { htmlOf } from '@/sandbox/texts/article'
import { offeredPromotions } from '@/sandbox/texts/promotions/offered-promotions'
import { promotionArticle } from '@/sandbox/texts/promotions/promotion-article'

type Promotion = Required<Notices['response']>['promotion'][number]

const told = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/** The promotions of a merchant in the language of the call. */
export async function promotionsOf(call: GatewayCall<unknown, SettingsPort>): Promise<Promotion[]> {
  const { merchant, texts } = call
  return (await offeredPromotions(call)).map(({ seed, starts, ends }) => {
    const { title, summary, lines } = promotionArticle(merchant, texts.spoken, seed)
    return {
      id: seed.id,
      category: seed.category,
      title,
      summary,
      image: artAddress(merchant, seed.picture),
      starts: told(starts),
      ends: told(ends),
      content: htmlOf(lines),
    }
  })
}
