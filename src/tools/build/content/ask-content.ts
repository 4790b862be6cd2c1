import { languageBases } from '@/contract/site-data/language-bases'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { originOf } from '@/tools/build/pages/page-meta'
import { askNotices } from './ask-gateway'
import type { BrandContent, ShownPromotion } from './brand-content'
import { cutText } from './cut-text'
import { showPromotions } from './show-promotions'

interface ContentOptions {
  /** The gateway of brands that name none in their site.json. */
  readonly gateway: URL
  /** Takes what an operator has to know, a sentence that names the brand. */
  readonly onMessage: (text: string) => void
}

const longestReason = 300

/** Brands that are asked for at once. */
const atOnce = 8

/**
 * Asks the gateway of each brand, once for each language that has documents, for what they can show. A brand whose
 * gateway does not answer in one of them has a message in place of its content.
 */
export async function askContent(
  merchants: readonly ResolvedMerchant[],
  options: ContentOptions,
): Promise<ReadonlyMap<string, BrandContent>> {
  const found = new Map<string, BrandContent>()
  const rest = merchants.values()
  const lane = async () => {
    for (const merchant of rest) found.set(merchant.code, await contentOf(merchant, options))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return found
}

async function contentOf({ code, config: { site } }: ResolvedMerchant, options: ContentOptions): Promise<BrandContent> {
  const base = site.gateway.baseUrl === '' ? options.gateway.href.replace(/\/$/, '') : site.gateway.baseUrl
  const origin = originOf({ site }) ?? ''
  // No build without content needs a document to parse HTML in.
  const { HtmlCleaner } = await import('./html-cleaner')
  const cleaner = new HtmlCleaner(site.allowedHosts, origin)
  const promotions: Record<string, readonly ShownPromotion[]> = {}
  for (const language of [site.defaultLanguage, ...Object.keys(languageBases(site))]) {
    const onMessage = (text: string) => options.onMessage(`${code}, ${language}: ${text}.`)
    try {
      const { promotion } = await askNotices(site, base, language)
      if (promotion === undefined) throw new Error('its answer has no list of promotions')
      const locale = site.languages.items[language]?.locale ?? 'und'
      promotions[language] = showPromotions(promotion, { cleaner, origin, locale, onMessage })
    } catch (error) {
      onMessage(`the gateway ${base} has told nothing (${reasonOf(error)}); the brand is built without promotions`)
      return {}
    }
  }
  return { promotions }
}

/** On one line, without what a terminal would obey: a gateway may have written it. */
function reasonOf(error: unknown): string {
  return cutText(messageOf(error), longestReason, 'en')
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // What fetch throws says only that it failed.
  const { cause, message } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
