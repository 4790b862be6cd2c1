import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { allSchemas } from '@/engine/schema/all-schemas'
import { readSitesFile, type SitesFile } from '@/tools/serve/sites-file'
import { compileWorker } from './brand-worker'
import { BuildFolder } from './build-folder'
import { appKey, compileApp, prerenderModules, type CompiledApps } from './compile-app'
import { finishBuild } from './finish-build'
import { LastPages } from './last-pages'
import { linkOthers, otherScripts, OtherBuildError, withOthers } from './other-brands'
import { ownersOf } from './own-blocks'
import { startThreads } from './page-thread'
import { PictureStore } from './pictures/picture-store'
import { writeStaticSite } from './static-site'
import { writeSharedFiles } from './shared-files'
import { writeSites } from './write-sites'

export interface BuildOptions {
  /** Folder of the project. */
  readonly root: string
  /**
   * Output folder, as an absolute path. It is replaced once everything is built; scripts and brand files of recent
   * builds are kept for pages that are still open.
   */
  readonly out: string
  /** Valid merchants. */
  readonly merchants: readonly ResolvedMerchant[]
  /** Whether the other brands in the folder are kept unchanged. */
  readonly keepsOthers?: boolean
  /** Codes of merchants that also get a folder for a static host. */
  readonly staticSites?: readonly string[]
  /** The gateway to which a static host forwards calls. */
  readonly gateway?: URL
  /** Called with the progress of the build as text. */
  readonly onProgress?: (text: string) => void
}

/**
 * Builds the scripts once and a folder for each merchant. A failed build leaves the last one unchanged. Throws
 * OtherBuildError when other brands are kept whose pages start different scripts than those of this build.
 */
export async function buildSites(options: BuildOptions): Promise<void> {
  const { root, out, merchants, keepsOthers = false, staticSites = [], gateway, onProgress = () => undefined } = options
  const caches = join(root, 'node_modules/.cache/livery')
  await mkdir(caches, { recursive: true })
  const cache = await mkdtemp(join(caches, 'prerender-'))
  const folder = new BuildFolder(`${out}.next`, out)
  try {
    onProgress('Building: the application')
    const apps = await compileApp({ root, cache, out: folder.path, ownerSets: ownerSetsOf(merchants) })
    if (keepsOthers && otherScripts(apps, out).length > 0) throw new OtherBuildError()
    const sites = await writePages(folder, merchants, { root, cache, caches, last: out, apps, onProgress })
    if (keepsOthers) linkOthers(folder, out, Object.keys(sites.merchants))
    await writeSharedFiles(folder, keepsOthers ? withOthers(sites, readSitesFile(out)) : sites)
    onProgress('Building: compressed copies')
    const shared = apps[appKey([])]?.integrity ?? {}
    await finishBuild(folder, out, { isShared: (name) => `/assets/${name}` in shared })
    await writeStaticSites(folder, staticSites, gateway)
    await replace(out, folder.path)
  } finally {
    remove(folder.path)
    remove(cache)
  }
}

/** The distinct sets of merchants with own blocks that some brand needs together. */
function ownerSetsOf(merchants: readonly ResolvedMerchant[]): string[][] {
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
  readonly onProgress: (text: string) => void
}

async function writePages(
  folder: BuildFolder,
  merchants: readonly ResolvedMerchant[],
  { root, cache, caches, last, apps, onProgress }: Compiled,
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
  const tools = { schemas: allSchemas(root), threads, lastPages, apps, pictures, worker, onWritten }
  try {
    const sites = await writeSites(folder, merchants, tools)
    pictures.tidy()
    return sites
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

async function writeStaticSites(folder: BuildFolder, codes: readonly string[], gateway?: URL): Promise<void> {
  const sites = readSitesFile(folder.path)
  for (const code of codes) {
    const site = sites.merchants[code]
    if (site === undefined) throw new Error(`There is no merchant ${code} to make a static site of.`)
    await writeStaticSite(folder, code, site, gateway)
  }
}

/** Two renames, so that a partial build is never visible. */
async function replace(out: string, next: string): Promise<void> {
  const last = `${out}.last`
  remove(last)
  await mkdir(dirname(out), { recursive: true })
  if (existsSync(out)) await rename(out, last)
  await rename(next, out)
  remove(last)
}

/** Not the asynchronous one, which takes three times as long: a build of many brands has a hundred files of each. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
