import type { Prerendered, prerenderPromotions } from '@/site/app/start/prerender'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { goneDocument, promotionDocument } from '@/tools/serve/content-addresses'
import { pageDocument } from '@/tools/serve/page-addresses'
import type { DocumentPage } from '@/tools/build/pages/page-meta'
import type { PageSource } from '@/tools/build/pages/site-document'
import { promotionPage, promotionPages, type PromotionPage } from './promotion-page'
import type { LanguageContent } from './site-content'

/** A document that an address chooses by its query. */
export interface QueryDocument {
  /** Name of its file, without extension. */
  readonly file: string
  readonly page: DocumentPage
  readonly shown: Prerendered
  /** The promotions that it brings along; none for one that says that a promotion is over. */
  readonly promotions?: readonly Promotion[]
}

interface Drawing {
  readonly content: LanguageContent
  readonly draw: typeof prerenderPromotions
  /** The pages without a promotion, by the name of their file. */
  readonly drawn: Readonly<Record<string, Prerendered>>
}

/** Draws each page of promotions with each of them, and as it is for one that is over. */
export async function drawPromotions(source: PageSource, drawing: Drawing): Promise<QueryDocument[]> {
  const documents: QueryDocument[] = []
  for (const page of promotionPages(source.boot.routes)) documents.push(...(await drawPage(source, page, drawing)))
  return documents
}

async function drawPage(
  { boot, pictures }: PageSource,
  { name, page }: PromotionPage,
  { content: { promotions, languages }, draw, drawn }: Drawing,
): Promise<QueryDocument[]> {
  const shown = await draw(
    boot,
    name,
    promotions.map(({ promotion }) => promotion),
  )
  const own = promotions.flatMap((each, index) => {
    const { [index]: drawing } = shown
    if (drawing === undefined) return []
    const file = promotionDocument(name, each.id)
    const of = promotionPage(page, each, languages[each.id] ?? [], pictures)
    return [{ file, page: of, shown: drawing, promotions: [each.promotion] }]
  })
  const over = shown.at(-1)
  const gone =
    over === undefined
      ? []
      : [{ file: goneDocument(name), page: { ...page, indexed: false }, shown: over, promotions: [] }]
  // One that only other languages have: its address is answered with the page.
  const ids = new Set(promotions.map(({ id }) => id))
  const general = drawn[pageDocument(name)]
  const elsewhere = Object.keys(languages).flatMap((id) =>
    ids.has(id) || general === undefined ? [] : [{ file: promotionDocument(name, id), page, shown: general }],
  )
  return [...own, ...gone, ...elsewhere]
}
