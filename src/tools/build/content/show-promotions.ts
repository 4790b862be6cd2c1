import type { Promotion } from '@/site/gateway/rewards/promotions'
import { idInAddress } from '@/tools/serve/content-addresses'
import type { ShownPromotion } from './brand-content'
import { cutText } from './cut-text'
import type { HtmlCleaner } from './html-cleaner'

/** Search engines show some 60 and 160 characters. */
const longestTitle = 110
const longestDescription = 160

/** More than a site has; each is a document a language and page. */
export const mostPromotions = 200

/** Promotions of one kind that are told one by one. */
const mostTold = 5

interface Place {
  readonly cleaner: HtmlCleaner
  readonly origin: string
  readonly locale: string
  readonly onMessage: (text: string) => void
}

/**
 * The promotions of an answer that get a document each: the first ones, without those whose id no address can name. A
 * page shows the first of two with one id, too.
 */
export function showPromotions(answer: readonly Promotion[], place: Place): ShownPromotion[] {
  const byId = new Map<string, Promotion>()
  const unnamed: string[] = []
  for (const promotion of answer) {
    const id = idInAddress(promotion.id)
    if (id === undefined) unnamed.push(promotion.id)
    else if (!byId.has(id)) byId.set(id, promotion)
  }
  for (const id of unnamed.slice(0, mostTold))
    place.onMessage(`no address can name the promotion ${JSON.stringify(id.slice(0, 60))}`)
  if (unnamed.length > mostTold) place.onMessage(`nor ${unnamed.length - mostTold} more`)
  if (byId.size > mostPromotions)
    place.onMessage(`only the first ${mostPromotions} of ${byId.size} promotions get a document of their own`)
  return [...byId].slice(0, mostPromotions).map(([id, promotion]) => shown(id, promotion, place))
}

function shown(id: string, promotion: Promotion, { cleaner, origin, locale, onMessage }: Place): ShownPromotion {
  const { title, summary = '', content, image, category, starts, ends } = promotion
  const picture = image == null ? undefined : cleaner.check(image)
  const article = content === undefined ? undefined : cleaner.clean(content)
  if (content !== undefined && article === undefined)
    onMessage(`the article of the promotion ${id} is too long to be drawn in advance`)
  const description = cutText(summary.trim() === '' ? (article?.words ?? '') : summary, longestDescription, locale)
  const shortTitle = cutText(title, longestTitle, locale)
  const preview = picture === undefined || picture.kind === 'refused' ? undefined : previewOf(picture.href, origin)
  return {
    // What else the server adds stays with it.
    promotion: {
      id: promotion.id,
      title,
      ...(promotion.summary !== undefined && { summary }),
      ...(category !== undefined && { category }),
      ...(starts !== undefined && { starts }),
      ...(ends !== undefined && { ends }),
      image: picture === undefined || picture.kind === 'refused' ? null : picture.href,
      ...(article !== undefined && { content: article.html }),
    },
    id,
    ...(shortTitle !== '' && { title: shortTitle }),
    ...(description !== '' && { description }),
    ...(preview !== undefined && { picture: preview }),
  }
}

/** Previews load a picture from anywhere, by https, and show no SVG. */
function previewOf(href: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin === '' ? undefined : origin)) return undefined
  const url = new URL(href, origin === '' ? undefined : origin)
  return url.protocol === 'https:' && !url.pathname.endsWith('.svg') ? url.href : undefined
}
