import { basename } from 'node:path'
import type { Prerendered } from '@/app/prerender'
import { bootData } from '@/merchants/boot-data'
import type { ResolvedMerchant } from '@/merchants/resolved-merchant'
import type { BootData } from '@/site/boot-data'
import type { BuildFolder } from './build-folder'
import type { ChunkGraph } from './chunk-graph'
import { hostMap } from './host-map'
import { movedCalls, pageAddresses } from './page-addresses'
import { neutralDocument, neutralPolicy } from './neutral-document'
import type { SchemaFiles } from './schema-files'
import { assertForBrowsers } from './server-only'
import { siteManifest } from './site-manifest'
import { sitePages } from './site-pages'
import { siteRobots } from './site-robots'
import { sitesFileName, type SiteEntry, type SitesFile } from './sites-file'

/** Writes the pages into a build's folder, where the assets already are. */
export type SiteWriter = (folder: BuildFolder, template: string, chunks: ChunkGraph) => Promise<void>

export type PrerenderHome = (boot: BootData) => Promise<Prerendered>

/** Folders of a build that are no merchant's. */
const reserved = new Set(['assets', 'nginx', 'static'])

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
      if (reserved.has(code)) throw new Error(`No merchant can be called ${code}: the build has a folder of that name.`)
      const { boot, localeFiles } = bootData(merchant)
      assertForBrowsers(schemas, boot)
      const source = { boot, theme: config.theme }
      const pages = sitePages(template, source, await prerenderHome(boot), chunksOf)
      await folder.write(`${code}/index.html`, pages.index)
      await folder.write(`${code}/app.html`, pages.app)
      await folder.write(`${code}/manifest.webmanifest`, JSON.stringify(siteManifest(source), null, 2))
      await folder.write(`${code}/robots.txt`, siteRobots(true))
      for (const { publicPath, file } of assets) await folder.copy(`${code}/brand/${basename(publicPath)}`, file)
      for (const { publicPath, text } of localeFiles) await folder.write(`${code}/brand/${basename(publicPath)}`, text)
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
    await writeSharedFiles(folder, sites)
  }
}

/** What a server needs besides the merchants' files. */
export async function writeSharedFiles(folder: BuildFolder, sites: SitesFile): Promise<void> {
  await folder.write(sitesFileName, JSON.stringify(sites, null, 2), 'none')
  await folder.write('neutral.html', neutralDocument)
  await folder.write('robots.txt', siteRobots(false))
}
