import { readFileSync } from 'node:fs'
import { siteManifest } from '@/tools/build/site-files/site-manifest'
import { sitePages } from '@/tools/build/pages/site-pages'
import { listMerchants } from '@/engine/list/list-merchants'
import { hostMap } from '@/tools/serve/host-map'
import { movedCalls, pageAddresses } from '@/tools/serve/page-addresses'
import { securityHeaders } from '@/tools/serve/security-headers'
import { documentCss } from '@/site/theme/document-css'
import type { StagedSite } from './staged-site'

const template = readFileSync('index.html', 'utf8')

/** The document around a page: its language, title, links and colours, without the boot data; and the manifest. */
export function observeDocument(site: StagedSite): string {
  const { index, documents } = pagesOf(site)
  const html =
    [index, ...documents.flat()].join('') +
    JSON.stringify(siteManifest({ boot: site.boot, theme: site.merchant.config.theme }))
  return withoutDataNames(html.replace(/<script type="application\/json"[^]*?<\/script>|<style[^]*?<\/style>/g, ''))
}

/** The name of a file of data is the hash of all that the brand says: any key would be seen in it. */
function withoutDataNames(html: string): string {
  return html.replace(/(\/brand\/[^"&]+)\.[0-9a-f]{8}\.json/g, '$1.json')
}

/** The style sheet of the merchant's documents. */
export function observeStyle({ merchant }: StagedSite): string {
  return documentCss(merchant.config.theme, merchant.config.site.languages)
}

/** What a server needs to know to serve the merchant: hosts, paths, headers. */
export function observeServing(site: StagedSite): string {
  const { policy } = pagesOf(site)
  const served = {
    // A template is never served.
    hosts: site.merchant.isTemplate ? [] : [...hostMap([site.merchant])],
    pages: pageAddresses(site.boot),
    calls: movedCalls(site.boot),
    headers: securityHeaders({ ...policy, styleHashes: [] }, { secure: true }),
  }
  return JSON.stringify(served)
}

/** What the command line prints about the merchants: the list, and problems. */
export function observeVerbs({ set, diagnostics }: StagedSite): string {
  return JSON.stringify([listMerchants(set), diagnostics])
}

const none: ReadonlySet<string> = new Set()

function pagesOf({ boot, merchant }: StagedSite) {
  return sitePages(
    template,
    { boot, theme: merchant.config.theme },
    {
      home: { html: '', css: '', blocks: [], allBlocks: [], texts: none, menus: none, bannerGroups: none, icons: none },
      drawn: {},
      legal: {},
    },
    { chunks: () => [], article: [] },
  )
}
