import type { Promotion } from '@/site/gateway/rewards/promotions'

/** A promotion as a document shows it. */
export interface ShownPromotion {
  /** As the server tells it, with its HTML sanitised and the address of its picture checked. */
  readonly promotion: Promotion
  /** Its id as an address writes it. */
  readonly id: string
  /** Title and description for search engines and previews; the page's, where it says nothing. */
  readonly title?: string
  readonly description?: string
  /** The whole address of its picture, where previews can show that. */
  readonly picture?: string
}

/** What a brand's gateway has told a build. */
export interface BrandContent {
  /** The promotions in each language that has documents; undefined where the gateway did not answer. */
  readonly promotions?: Readonly<Record<string, readonly ShownPromotion[]>>
}

/** The ids of the promotions in any language, each once, those of the first language first. */
export function idsOf({ promotions = {} }: BrandContent): string[] {
  return [...new Set(Object.values(promotions).flatMap((each) => each.map(({ id }) => id)))]
}
