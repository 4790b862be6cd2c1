import type { PageConfig } from '@/contract/generated/merchant-types'
import type { ContentPage } from '@/tools/build/pages/page-meta'
import type { SharePictures } from '@/tools/build/pictures/share-pictures'
import { ownDocuments, type PagesSource } from '@/tools/serve/page-addresses'
import {
  contentAddress,
  goneDocument,
  promotionDocument,
  withRoom,
  type ContentDocuments,
} from '@/tools/serve/content-addresses'
import { idsOf, type BrandContent, type ShownPromotion } from './brand-content'

export interface PromotionPage {
  readonly name: string
  readonly page: PageConfig
  readonly addresses: readonly string[]
}

/** The pages that show everybody the promotion that their address names. */
export function promotionPages(routes: PagesSource['routes']): PromotionPage[] {
  return ownDocuments(routes).flatMap(({ addresses, drawn }) => {
    const name = drawn !== undefined && typeof drawn === 'object' && 'page' in drawn ? drawn.page : undefined
    const page = name === undefined ? undefined : routes.pages[name]
    return name !== undefined && page !== undefined && showsPromotion(page) ? [{ name, page, addresses }] : []
  })
}

function showsPromotion({ sections, order }: PageConfig): boolean {
  return order.some((name) => sections[name]?.block === 'promotion-detail' && sections[name].when === undefined)
}

/** The documents of a brand's promotions, and those for the ones that are gone. */
export function contentDocuments(
  routes: PagesSource['routes'],
  content: BrandContent,
  gone: readonly string[],
): ContentDocuments {
  const there = idsOf(content)
  const documents = promotionPages(routes).flatMap(({ name, addresses }) =>
    addresses.flatMap((path) => [
      ...there.map((id) => [contentAddress(path, id), promotionDocument(name, id)] as const),
      ...gone.map((id) => [contentAddress(path, id), goneDocument(name)] as const),
    ]),
  )
  return withRoom(Object.fromEntries(documents))
}

/** A page as one of its promotions is found: with its address, title, description and picture. */
export function promotionPage(
  page: PageConfig,
  { id, title, description, picture }: Pick<ShownPromotion, 'id' | 'title' | 'description' | 'picture'>,
  languages: readonly string[],
  pictures: SharePictures = {},
): ContentPage {
  const ownPicture = page.picture ?? pictures[page.path]
  return {
    ...page,
    ...(ownPicture && { picture: ownPicture }),
    path: promotionPath(page, id),
    content: {
      languages,
      within: page.path,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(picture !== undefined && { picture }),
    },
  }
}

/** The path and query of a promotion; `id` as an address writes it. */
export function promotionPath({ path }: Pick<PageConfig, 'path'>, id: string): string {
  return `${path}?id=${id}`
}
