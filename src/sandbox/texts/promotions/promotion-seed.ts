import type { sandboxPromotions } from '@/contract/catalogue/sandbox-promotions'
import type { ArtName } from '@/sandbox/art/art-files'
import type { Article } from '@/sandbox/texts/article'
import type { Subject } from '@/sandbox/texts/subject'
import type { PromotionPlan } from './promotion-plan'
import type { Spoken } from '@/sandbox/texts/spoken'

/** Figures stand in it as placeholders of the plan's: `{{rate}}`. The terms follow from the plan. */
interface PromotionText extends Article {
  /** One sentence. */
  readonly summary: string
  /** Terms that no figure of the plan says. */
  readonly terms?: readonly string[]
}

/** A promotion that every merchant starts with. */
export interface PromotionSeed extends Spoken<PromotionText> {
  readonly id: (typeof sandboxPromotions)[number]
  /** `new_player` is the specification's (1 §3), the others are ours. */
  readonly category: string
  readonly picture: ArtName
  readonly plan: PromotionPlan
  /** Days from today; null if there is no start or end. */
  readonly starts: number | null
  readonly ends: number | null
  /** Off unless the merchant's settings switch it on (1 §6). */
  readonly isSwitched?: true
  /** Omitted for merchants without this feature. */
  readonly about?: Subject
}

/** In the order of display on a site: promotions for new players first. */
