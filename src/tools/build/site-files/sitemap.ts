import type { WholeBootData } from '@/contract/site-data/boot-data'
import { escapeHtml } from '@/contract/text/html-text'
import { indexedPages } from '@/tools/serve/page-addresses'
import { idsOf, type BrandContent } from '@/tools/build/content/brand-content'
import { promotionPages, promotionPath } from '@/tools/build/content/promotion-page'
import type { PageChanges } from './page-changes'
import { addressIn, originOf } from '@/tools/build/pages/page-meta'

/**
 * sitemap.xml of a brand, as sitemaps.org describes it: every page in `changes`, in each language that has addresses of
 * its own, with the same page in the others; so is each promotion that a build has asked for. Undefined for a brand
 * without a host, whose addresses nobody knows.
 */
export function sitemap(boot: WholeBootData, changes: PageChanges, content: BrandContent = {}): string | undefined {
  const origin = originOf(boot)
  if (origin === undefined) return undefined
  const { languages, defaultLanguage } = boot.site
  const hasAddresses = Object.keys(boot.languageBases).length > 0
  const codes = hasAddresses ? languages.order : [defaultLanguage]
  const pages = [...indexedPages(boot.routes).map(([, { path }]) => path), ...promotionPaths(boot, content)]
  const entries = pages.flatMap((path) => {
    const link = (hreflang: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + address)}"/>`
    // A promotion may be there in some languages alone.
    const offered = codes.filter((code) => changes[addressIn(boot, code, path)] !== undefined || !path.includes('?'))
    const everybodys = offered.includes(defaultLanguage) ? [link('x-default', path)] : []
    const links = hasAddresses
      ? [
          ...offered.map((code) => link(languages.items[code]?.locale ?? code, addressIn(boot, code, path))),
          ...everybodys,
        ]
      : []
    return codes.flatMap((code) => {
      const address = addressIn(boot, code, path)
      const change = changes[address]
      if (change === undefined) return []
      return `<url><loc>${escapeHtml(origin + address)}</loc><lastmod>${change.since}</lastmod>${links.join('')}</url>`
    })
  })
  const more = hasAddresses ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

function promotionPaths({ routes }: WholeBootData, content: BrandContent): string[] {
  const pages = promotionPages(routes).filter(({ page }) => page.indexed !== false)
  return pages.flatMap(({ page }) => idsOf(content).map((id) => promotionPath(page, id)))
}
