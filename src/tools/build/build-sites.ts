import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { allSchemas } from '@/engine/schema/all-schemas'
import { readSitesFile } from '@/tools/serve/sites-file'
import { BuildFolder } from './build-folder'
import { compileApp, prerenderModules, type CompiledApp } from './compile-app'
import { finishBuild } from './finish-build'
import { LastPages } from './last-pages'
import { startThreads } from './page-thread'
import { writeStaticSite } from './static-site'
import { writeSites } from './write-sites'

export interface BuildOptions {
  /** Folder of the project. */
  readonly root: string
  /**
   * Folder to write, as an absolute path. What it held is replaced once everything is built; scripts and brand
   * files of its last builds stay for the pages that are open.
   */
  readonly out: string
  /** Valid merchants. */
  readonly merchants: readonly ResolvedMerchant[]
  /** Codes of merchants that get a folder for a static host too. */
  readonly staticSites?: readonly string[]
  /** Where a static host passes calls on to. */
  readonly gateway?: URL
  /** Told how far the build is, in words. */
  readonly onProgress?: (text: string) => void
}

/** Builds the scripts once and a folder for each merchant. A build that fails leaves the last one as it was. */
export async function buildSites(options: BuildOptions): Promise<void> {
  const { root, out, merchants, staticSites = [], gateway, onProgress = () => undefined } = options
  const caches = join(root, 'node_modules/.cache/livery')
  await mkdir(caches, { recursive: true })
  const cache = await mkdtemp(join(caches, 'prerender-'))
  const folder = new BuildFolder(`${out}.next`, out)
  try {
    onProgress('Building: the application')
    const app = await compileApp(root, cache, folder.path)
    await writePages(folder, merchants, { root, cache, last: out, app, onProgress })
    onProgress('Building: compressed copies')
    await finishBuild(folder, out)
    const sites = readSitesFile(folder.path)
    for (const code of staticSites) {
      const site = sites.merchants[code]
      if (site === undefined) throw new Error(`There is no merchant ${code} to make a static site of.`)
      await writeStaticSite(folder, code, site, gateway)
    }
    await replace(out, folder.path)
  } finally {
    await rm(folder.path, { recursive: true, force: true })
    await rm(cache, { recursive: true, force: true })
  }
}

interface Compiled {
  readonly root: string
  readonly cache: string
  readonly last: string
  readonly app: CompiledApp
  readonly onProgress: (text: string) => void
}

async function writePages(
  folder: BuildFolder,
  merchants: readonly ResolvedMerchant[],
  { root, cache, last, app, onProgress }: Compiled,
): Promise<void> {
  const { worker, prerender } = prerenderModules(cache)
  const threads = startThreads(merchants.length, worker, { out: folder.path, last, prerender: prerender.href, app })
  const onWritten = (count: number) => onProgress(`Building: ${count} of ${merchants.length} brands`)
  try {
    await writeSites(
      folder,
      merchants,
      allSchemas(root),
      threads,
      new LastPages(last, cache, JSON.stringify(app)),
      onWritten,
    )
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

/** Two renames, so that no moment sees half of a build. */
async function replace(out: string, next: string): Promise<void> {
  const last = `${out}.last`
  await rm(last, { recursive: true, force: true })
  await mkdir(dirname(out), { recursive: true })
  if (existsSync(out)) await rename(out, last)
  await rename(next, out)
  await rm(last, { recursive: true, force: true })
}
