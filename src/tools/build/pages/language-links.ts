import type { WholeBootData } from '@/contract/site-data/boot-data'
import { addressIn, contentOf, originOf, type DocumentLink, type DocumentPage } from './page-meta'

/**
 * The address by which search engines know a page, and the same page in the other languages. Aliases and queries that
 * only filter lead to one address. None without a host, and none for a document that several pages share or that search
 * engines do not list.
 */
export function languageLinks(boot: WholeBootData, page: DocumentPage): DocumentLink[] {
  const origin = originOf(boot)
  if (origin === undefined || page === undefined || !('path' in page) || page.indexed === false) return []
  const { languages, defaultLanguage } = boot.site
  const urlIn = (language: string) => origin + addressIn(boot, language, page.path)
  const canonical = { rel: 'canonical', href: urlIn(defaultLanguage) }
  if (Object.keys(boot.languageBases).length === 0) return [canonical]
  const { languages: offered = languages.order } = contentOf(page) ?? {}
  const alternate = (hreflang: string, href: string) => ({ rel: 'alternate', hreflang, href })
  return [
    canonical,
    ...offered.map((code) => alternate(languages.items[code]?.locale ?? code, urlIn(code))),
    // What the server has in other languages alone has no address for everybody.
    ...(offered.some((code) => !(code in boot.languageBases)) ? [alternate('x-default', origin + page.path)] : []),
  ]
}
