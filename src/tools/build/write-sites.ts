import { basename, join } from 'node:path'
import { bootData } from '@/engine/resolved/boot-data'
import { namesIn } from '@/engine/resolved/names-in'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { shippedTexts } from '@/engine/resolved/site-texts'
import type { SchemaFiles } from '@/engine/schema/schema-files'
import { ownBlockTexts } from '@/contract/generated/text-parts'
import { hostMap } from '@/tools/serve/host-map'
import { movedCalls, pageAddresses } from '@/tools/serve/page-addresses'
import { sitesFileName, type SiteEntry, type SitesFile } from '@/tools/serve/sites-file'
import type { BuildFolder } from './build-folder'
import type { LastPages } from './last-pages'
import { neutralDocument, neutralPolicy } from './neutral-document'
import type { PageThread } from './page-thread'
import { assertForBrowsers } from './server-only'
import { SharedTexts } from './shared-texts'
import { siteManifest } from './site-manifest'
import { siteRobots } from './site-robots'

/** Merchants whose data wait for a thread: one at work, and one so that it need not wait for the next. */
const mostPerThread = 2

/** Writes what differs from one merchant to the next into a build's folder: its documents and its brand files. */
export async function writeSites(
  folder: BuildFolder,
  merchants: readonly ResolvedMerchant[],
  schemas: SchemaFiles,
  threads: readonly PageThread[],
  lastPages: LastPages,
  onWritten: (count: number) => void,
): Promise<void> {
  const entries = new Map<string, SiteEntry>()
  const rest = merchants.values()
  const sharedTexts = new SharedTexts()
  const lane = async (thread: PageThread) => {
    for (const merchant of rest) {
      entries.set(merchant.code, await writeSite(folder, merchant, { schemas, thread, lastPages, sharedTexts }))
      onWritten(entries.size)
    }
  }
  await Promise.all(threads.flatMap((thread) => Array.from({ length: mostPerThread }, () => lane(thread))))
  await writeSharedFiles(folder, {
    hosts: Object.fromEntries(hostMap(merchants)),
    // In the merchants' order, whichever was ready first.
    merchants: Object.fromEntries(merchants.flatMap(({ code }) => [[code, entries.get(code) as SiteEntry]])),
    neutral: neutralPolicy,
  })
}

interface SiteTools {
  readonly schemas: SchemaFiles
  readonly thread: PageThread
  readonly lastPages: LastPages
  readonly sharedTexts: SharedTexts
}

async function writeSite(
  folder: BuildFolder,
  merchant: ResolvedMerchant,
  { schemas, thread, lastPages, sharedTexts }: SiteTools,
): Promise<SiteEntry> {
  const { code, config, assets } = merchant
  const { locales, own, base, shared, files } = shippedTexts(merchant, neededTexts(merchant))
  const boot = bootData(merchant, { texts: own, locales })
  assertForBrowsers(schemas, boot)
  const source = { boot, theme: config.theme }
  await sharedTexts.write(folder, shared)
  const writeBrandFiles = async () => {
    await folder.write(`${code}/manifest.webmanifest`, JSON.stringify(siteManifest(source), null, 2))
    await folder.write(`${code}/robots.txt`, siteRobots(true))
    for (const { publicPath, file } of assets) await folder.copy(`${code}/brand/${basename(publicPath)}`, file)
    for (const { publicPath, text } of files) await folder.write(`${code}/brand/${basename(publicPath)}`, text, 'small')
  }
  const key = lastPages.keyOf(source)
  const last = lastPages.find(code, key)
  const addresses = pageAddresses(boot)
  const documents = [...new Set(Object.values(addresses.documents ?? {}))].map((name) => `${name}.html`)
  for (const file of last ? ['index.html', 'app.html', ...documents, last.entry.rest] : [])
    folder.link(join(code, file), join(last?.folder ?? '', file))
  const [{ policy, rest }] = await Promise.all([last?.entry ?? thread.write({ code, source, base }), writeBrandFiles()])
  return { name: boot.site.name, ...addresses, movedCalls: movedCalls(boot), policy, rest, key }
}

/** Text keys that the merchant's JSON names, which any part may be given, and those that its own blocks may need. */
function neededTexts({ config, layers }: ResolvedMerchant): Set<string> {
  const ofBlocks = Object.entries(ownBlockTexts).filter(([name]) =>
    layers.some(({ code }) => name.startsWith(`${code}/`)),
  )
  return new Set([...namesIn(config, 'textKey'), ...ofBlocks.flatMap(([, keys]) => keys)])
}

/** What a server needs besides the merchants' files. */
export async function writeSharedFiles(folder: BuildFolder, sites: SitesFile): Promise<void> {
  await folder.write(sitesFileName, JSON.stringify(sites, null, 2), 'none')
  await folder.write('neutral.html', neutralDocument)
  await folder.write('robots.txt', siteRobots(false))
}
