import type { PageConfig } from '@/contract/generated/merchant-types'
import type { Prerendered } from '@/site/app/start/prerender'
import { withinLanguage } from '@/contract/site-data/language-bases'
import { pageAddress } from '@/tools/serve/page-addresses'

interface DrawnPage {
  readonly page: Pick<PageConfig, 'path' | 'aliases'>
  readonly shown: Pick<Prerendered, 'html'>
}

/**
 * Paths of the pages that links lead to from home without any script, directly or over other pages. A page for which a
 * brand shows no link, such as a kind of games that none of its vendors has, is not among them. `base` is what
 * addresses of the language begin with.
 */
export function linkedPaths(home: string, pages: readonly DrawnPage[], base: string): ReadonlySet<string> {
  const byPath = new Map(pages.flatMap((each) => [each.page.path, ...each.page.aliases].map((path) => [path, each])))
  const found = new Set<string>()
  const waiting = [home]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const drawn = byPath.get(path)
    if (drawn === undefined || found.has(drawn.page.path)) continue
    found.add(drawn.page.path)
    waiting.push(
      ...linksOf(drawn.shown.html).map((link) => pageAddress(withinLanguage(link, { languageBases: { '': base } }))),
    )
  }
  return found
}

/** Paths of this site that a drawn page leads to; React writes its links in one way. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, path = '']) => path)
}
