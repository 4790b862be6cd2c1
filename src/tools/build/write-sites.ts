import { basename, join } from 'node:path'
import { bootData } from '@/engine/resolved/boot-data'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import { namesIn } from '@/engine/resolved/names-in'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { shippedTexts } from '@/engine/resolved/site-texts'
import type { SchemaFiles } from '@/engine/schema/schema-files'
import { ownBlockTexts } from '@/contract/generated/text-parts'
import { hostMap } from '@/tools/serve/host-map'
import { releaseMaps } from '@/tools/serve/nginx/nginx-maps'
import { workerPath } from '@/tools/serve/security-headers'
import {
  movedCalls,
  pageAddresses,
  systemDocument,
  systemPages,
  type PageAddresses,
} from '@/tools/serve/page-addresses'
import { statusCall } from '@/tools/serve/system-status'
import type { SiteEntry, SitesFile } from '@/tools/serve/sites-file'
import { textFor } from '@/engine/resolved/complete-texts'
import { brandWorker } from './site-files/brand-worker'
import { brandManifests, manifestPath } from './site-files/brand-manifests'
import type { BuildFolder } from './build-folder'
import { appKey, type CompiledApps } from './compile/compile-app'
import type { LastPages } from './pages/last-pages'
import type { BrandContent } from './content/brand-content'
import { knownFileName } from './content/known-promotions'
import { siteContent } from './content/site-content'
import { neutralPolicy } from './pages/neutral-document'
import { ownersOf } from './compile/own-blocks'
import { buildDay, changesFileName, nextChanges } from './site-files/page-changes'
import type { PageThread } from './pages/page-thread'
import { releaseName } from './release-name'
import type { PictureStore } from './pictures/picture-store'
import { BrandPictures } from './pictures/share-pictures'
import { assertForBrowsers } from './pages/server-only'
import { SharedTexts } from './pages/shared-texts'
import { siteRobots } from './site-files/site-robots'
import { sitemap } from './site-files/sitemap'
import { writeLanguages } from './write-languages'

/** Merchants queued for a thread: one in progress, and one so that the thread need not wait for the next. */
const mostPerThread = 2

export interface SiteTools {
  readonly schemas: SchemaFiles
  readonly threads: readonly PageThread[]
  readonly lastPages: LastPages
  readonly apps: CompiledApps
  readonly pictures: PictureStore
  /** Code of the service worker. */
  readonly worker: string
  /** Whether the pictures that messengers show of pages are left out: they stand on no page. */
  readonly isDraft?: boolean
  /** By brand, in a build with content. */
  readonly content: ReadonlyMap<string, BrandContent>
  readonly onWritten: (count: number) => void
}

/**
 * Writes what differs between merchants into a build's folder: documents and brand files. Resolves to what a server
 * needs to know about them.
 */
export async function writeSites(
  folder: BuildFolder,
  merchants: readonly ResolvedMerchant[],
  { schemas, threads, lastPages, apps, pictures, worker, isDraft = false, content, onWritten }: SiteTools,
): Promise<SitesFile> {
  const entries = new Map<string, SiteEntry>()
  const rest = merchants.values()
  const hosts = [...hostMap(merchants)]
  const sharedTexts = new SharedTexts()
  const lane = async (thread: PageThread) => {
    for (const merchant of rest) {
      const app = appKey(ownersOf(merchant))
      const tools = {
        schemas,
        thread,
        lastPages,
        sharedTexts,
        pictures,
        worker,
        isDraft,
        asked: content.get(merchant.code),
        app,
        appHash: apps[app]?.hash ?? '',
        hosts,
      }
      entries.set(merchant.code, await writeSite(folder, merchant, tools))
      onWritten(entries.size)
    }
  }
  await Promise.all(threads.flatMap((thread) => Array.from({ length: mostPerThread }, () => lane(thread))))
  return {
    hosts: Object.fromEntries(hosts),
    // In the merchants' order, whichever finished first.
    merchants: Object.fromEntries(merchants.flatMap(({ code }) => [[code, entries.get(code) as SiteEntry]])),
    neutral: neutralPolicy,
  }
}

interface OneSiteTools {
  readonly schemas: SchemaFiles
  readonly thread: PageThread
  readonly lastPages: LastPages
  readonly sharedTexts: SharedTexts
  readonly pictures: PictureStore
  readonly worker: string
  readonly isDraft: boolean
  readonly asked: BrandContent | undefined
  /** Key and hash of the application that the merchant's pages start. */
  readonly app: string
  readonly appHash: string
  /** Merchant codes by host. */
  readonly hosts: readonly (readonly [string, string])[]
}

async function writeSite(
  folder: BuildFolder,
  merchant: ResolvedMerchant,
  { schemas, thread, lastPages, sharedTexts, pictures, worker, isDraft, asked, app, appHash, hosts }: OneSiteTools,
): Promise<SiteEntry> {
  const { code, config, assets } = merchant
  const { locales, languages, shared, files: ownTexts } = shippedTexts(merchant, neededTexts(merchant))
  const legal = shippedLegal(merchant)
  const files = [...ownTexts, ...legal.texts]
  const boot = bootData(merchant, { texts: languages[0].own, locales })
  assertForBrowsers(schemas, boot)
  const [first, ...others] = languages
  const addressed = [first, ...others.filter(({ language }) => boot.languageBases[language])] as const
  const brandPictures = new BrandPictures(merchant, boot)
  const manifests = brandManifests(merchant, boot, addressed)
  const extras = new Map(
    addressed.map((each) => {
      const manifest = manifests.others.get(each.language)?.publicPath ?? manifestPath
      return [each.language, { pictures: brandPictures.picturesIn(each), manifest }]
    }),
  )
  const source = { boot, theme: config.theme, ...extras.get(first.language) }
  await sharedTexts.write(folder, shared)
  const writeBrandFiles = async () => {
    await folder.write(`${code}${manifestPath}`, manifests.first)
    await folder.write(`${code}/robots.txt`, siteRobots(boot))
    for (const { publicPath, file } of assets) await folder.copy(`${code}/brand/${basename(publicPath)}`, file)
    if (!isDraft) await brandPictures.draw(pictures, (name, file) => folder.linkOne(`${code}/brand/${name}`, file))
    const { favicon } = manifests.icons
    await manifests.icons.draw(pictures, (name, file) =>
      folder.linkOne(name === favicon ? `${code}/favicon.ico` : `${code}/brand/${name}`, file),
    )
    for (const { publicPath, text } of [...files, ...manifests.others.values()])
      await folder.write(`${code}/brand/${basename(publicPath)}`, text, 'small')
  }
  const key = lastPages.keyOf(source, appHash, asked)
  const last = lastPages.find(code, key)
  const addresses = pageAddresses(boot)
  const content = asked && siteContent(boot, asked, lastPages.knownOf(code))
  const query = content === undefined ? {} : { content: content.documents }
  if (last) linkDocuments(folder, code, last, { ...addresses, ...query })
  // Not of the code that draws pages, which another brand's own block changes.
  const pageRelease = releaseName([appHash, JSON.stringify(source)]).slice(0, 8)
  const pages =
    last?.entry ??
    writeLanguages(folder, merchant, { boot, languages, extras, legal, app, thread, release: pageRelease, content })
  const [{ policy, rest, documentsHash, ...written }] = await Promise.all([pages, writeBrandFiles()])
  const before = lastPages.changesOf(code)
  const changes = 'contents' in written ? nextChanges(before, written.contents, buildDay()) : before
  await folder.write(`${code}/${changesFileName}`, JSON.stringify(changes), 'none')
  // A build without content keeps it for the next one with it.
  const known = content?.known ?? lastPages.knownOf(code)
  if (known !== undefined) await folder.write(`${code}/${knownFileName}`, JSON.stringify(known), 'none')
  const map = sitemap(boot, changes, asked)
  if (map !== undefined) await folder.write(`${code}/sitemap.xml`, map)
  const ownHosts = hosts.flatMap(([host, owner]) => (owner === code ? [host] : []))
  const names = [...assets, ...files].map(({ publicPath }) => publicPath)
  const serviceWorker = brandWorker(worker, boot, documentsHash, unreadTexts(merchant))
  await folder.write(`${code}${workerPath}`, serviceWorker)
  const status = statusCall(boot.site)
  const around = releaseName([
    documentsHash,
    serviceWorker,
    rest,
    manifests.first,
    JSON.stringify([policy, { ...addresses, ...query }, ownHosts, names, status]),
  ])
  // Pages name the first half: they cannot contain a hash of themselves.
  const release = `${pageRelease}-${around.slice(0, 6)}`
  const calls = movedCalls(boot)
  const entry = {
    ...{ name: boot.site.name, ...addresses, ...query, movedCalls: calls, policy, statusCall: status },
    ...{ rest, key, documentsHash, release },
  }
  await writeRelease(folder, code, ownHosts, entry)
  return entry
}

/** What is said of a notification that cannot be read, by BCP 47 locale, the default language first. */
function unreadTexts({ config, texts }: ResolvedMerchant): Record<string, string> {
  const { languages, defaultLanguage } = config.site
  const inOrder = [defaultLanguage, ...languages.order.filter((each) => each !== defaultLanguage)]
  return Object.fromEntries(
    inOrder.flatMap((language) => {
      const text = textFor(texts, language, defaultLanguage, 'push.message')
      const locale = languages.items[language]?.locale
      return text === undefined || locale === undefined ? [] : [[locale, text] as const]
    }),
  )
}

function linkDocuments(
  folder: BuildFolder,
  code: string,
  last: NonNullable<ReturnType<LastPages['find']>>,
  { documents = {}, languages = [], content = {} }: PageAddresses & Pick<SiteEntry, 'content'>,
): void {
  const own = [documents, content].flatMap((each) => Object.values(each))
  const all = ['index', 'app', ...own, ...systemPages.map(systemDocument)]
  const names = new Set(all.map((name) => `${name}.html`))
  folder.linkAll(code, last.folder, names)
  for (const language of languages) folder.linkAll(join(code, language), join(last.folder, language), names)
  folder.link(join(code, last.entry.rest), join(last.folder, last.entry.rest))
}

/** Writes what turns a brand's folder into a release: its name, and what nginx must know to serve it. */
export async function writeRelease(
  folder: BuildFolder,
  code: string,
  hosts: readonly string[],
  entry: SiteEntry,
): Promise<void> {
  await folder.write(`${code}/release.txt`, `${entry.release}\n`, 'none')
  for (const [name, lines] of Object.entries(releaseMaps(code, hosts, entry)))
    if (lines !== '') await folder.write(`${code}/nginx/${name}`, lines, 'none')
}

/** Text keys in the merchant's JSON, which any component may receive, and those that its own blocks may need. */
function neededTexts({ config, layers }: ResolvedMerchant): Set<string> {
  const ofBlocks = Object.entries(ownBlockTexts).filter(([name]) =>
    layers.some(({ code }) => name.startsWith(`${code}/`)),
  )
  return new Set([...namesIn(config, 'textKey'), ...ofBlocks.flatMap(([, keys]) => keys)])
}
