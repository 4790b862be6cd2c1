import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { ContentDocuments } from '@/tools/serve/content-addresses'
import { idsOf, type BrandContent, type ShownPromotion } from './brand-content'
import { nextKnown, type KnownPromotions } from './known-promotions'
import { contentDocuments } from './promotion-page'

/** What a build does with a brand's content. */
export interface SiteContent {
  readonly documents: ContentDocuments
  /** To be kept for the next build. */
  readonly known: KnownPromotions
  /** For the documents in a language. */
  readonly inLanguage: (language: string) => LanguageContent
}

/** What the documents in a language are drawn with. */
export interface LanguageContent {
  readonly promotions: readonly ShownPromotion[]
  /** Languages that have each promotion, in the brand's order, by its id as an address writes it. */
  readonly languages: Readonly<Record<string, readonly string[]>>
}

export function siteContent(
  { routes, site }: Pick<WholeBootData, 'routes' | 'site'>,
  content: BrandContent,
  last: KnownPromotions | undefined,
): SiteContent {
  const known = nextKnown(last, content)
  const { promotions = {} } = content
  const hasIt = (id: string) => (code: string) => promotions[code]?.some((each) => each.id === id) === true
  const languages = Object.fromEntries(idsOf(content).map((id) => [id, site.languages.order.filter(hasIt(id))]))
  return {
    documents: contentDocuments(routes, content, known.gone),
    known,
    inLanguage: (language) => ({ promotions: promotions[language] ?? [], languages }),
  }
}
