import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Prerendered } from '@/app/prerender'
import { bootData } from '@/merchants/boot-data'
import type { ResolvedMerchant } from '@/merchants/resolved-merchant'
import type { BootData } from '@/site/boot-data'
import type { ChunkGraph } from './chunk-graph'
import { hostMap } from './host-map'
import { movedCalls, pageAddresses } from './page-addresses'
import { neutralDocument, neutralPolicy } from './neutral-document'
import type { SchemaFiles } from './schema-files'
import { assertForBrowsers } from './server-only'
import { sitePages } from './site-pages'
import { sitesFileName, type SiteEntry, type SitesFile } from './sites-file'

/** Writes the pages into `folder`, where the assets already are. */
export type SiteWriter = (folder: string, template: string, chunks: ChunkGraph) => Promise<void>

export type PrerenderHome = (boot: BootData) => Promise<Prerendered>

/** What differs from one merchant to the next: its two pages and its brand files. */
export function siteWriter(
  merchants: readonly ResolvedMerchant[],
  schemas: SchemaFiles,
  prerenderHome: PrerenderHome,
): SiteWriter {
  return async (folder, template, chunks) => {
    const entries: Record<string, SiteEntry> = {}
    const chunksOf = (block: string) => chunks.filesFor(`/src/blocks/${block}/${block}.tsx`).map((file) => `/${file}`)
    for (const merchant of merchants) {
      const { code, config, assets } = merchant
      const { boot, localeFiles } = bootData(merchant)
      assertForBrowsers(schemas, boot)
      const pages = sitePages(template, { boot, theme: config.theme }, await prerenderHome(boot), chunksOf)
      const brand = join(folder, code, 'brand')
      await mkdir(brand, { recursive: true })
      await Promise.all([
        writeFile(join(folder, code, 'index.html'), pages.index),
        writeFile(join(folder, code, 'app.html'), pages.app),
        ...assets.map(({ publicPath, file }) => copyFile(file, join(brand, basename(publicPath)))),
        ...localeFiles.map(({ publicPath, text }) => writeFile(join(brand, basename(publicPath)), text)),
      ])
      entries[code] = {
        name: boot.site.name,
        ...pageAddresses(boot),
        movedCalls: movedCalls(boot),
        policy: pages.policy,
      }
    }
    const sites: SitesFile = {
      hosts: Object.fromEntries(hostMap(merchants)),
      merchants: entries,
      neutral: neutralPolicy,
    }
    await writeFile(join(folder, sitesFileName), JSON.stringify(sites, null, 2))
    await writeFile(join(folder, 'neutral.html'), neutralDocument)
  }
}
