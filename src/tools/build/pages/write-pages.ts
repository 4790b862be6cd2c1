import { join } from 'node:path'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { allSchemas } from '@/engine/schema/all-schemas'
import type { SitesFile } from '@/tools/serve/sites-file'
import { compileWorker } from '@/tools/build/site-files/brand-worker'
import type { BuildFolder } from '@/tools/build/build-folder'
import { prerenderModules, type CompiledApps } from '@/tools/build/compile/compile-app'
import type { BrandContent } from '@/tools/build/content/brand-content'
import { LastPages } from './last-pages'
import { ownersOf } from '@/tools/build/compile/own-blocks'
import { startThreads } from './page-thread'
import { PictureStore } from '@/tools/build/pictures/picture-store'
import { writeSites } from '@/tools/build/write-sites'

/** The distinct sets of merchants with own blocks that some brand needs together. */
export function ownerSetsOf(merchants: readonly ResolvedMerchant[]): string[][] {
  const sets = merchants.map(ownersOf).filter((owners) => owners.length > 0)
  return [...new Map(sets.map((owners) => [owners.join(' '), owners])).values()]
}

interface Compiled {
  readonly root: string
  readonly cache: string
  /** Folder for what later builds use again. */
  readonly caches: string
  readonly last: string
  readonly apps: CompiledApps
  /** What the gateways have told, by brand. */
  readonly content?: ReadonlyMap<string, BrandContent>
  /** Whether what only the public sees is left out. */
  readonly isDraft?: boolean
  readonly onProgress: (text: string) => void
}

/** Writes what differs between merchants into a folder. Resolves to what a server needs to know about them. */
export async function writePages(
  folder: BuildFolder,
  merchants: readonly ResolvedMerchant[],
  { root, cache, caches, last, apps, content = new Map(), isDraft = false, onProgress }: Compiled,
): Promise<SitesFile> {
  const { worker: pageWorker, prerender } = prerenderModules(cache)
  const threads = startThreads(merchants.length, pageWorker, {
    out: folder.path,
    last,
    prerender: prerender.href,
    apps,
  })
  const onWritten = (count: number) => onProgress(`Building: ${count} of ${merchants.length} brands`)
  const lastPages = new LastPages(last, cache)
  const pictures = new PictureStore(join(caches, 'pictures'))
  const worker = await compileWorker(root)
  const tools = { schemas: allSchemas(root), threads, lastPages, apps, pictures, worker, content, isDraft, onWritten }
  try {
    const sites = await writeSites(folder, merchants, tools)
    pictures.tidy()
    return sites
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}
