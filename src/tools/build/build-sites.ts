import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { readSitesFile } from '@/tools/serve/sites-file'
import { BuildFolder } from './build-folder'
import { appKey, compileApp } from './compile/compile-app'
import type { BrandContent } from './content/brand-content'
import { finishBuild } from './finish-build'
import { linkOthers, otherScripts, OtherBuildError, withOthers } from './other-brands'
import { writeStaticSite } from './site-files/static-site'
import { writeSharedFiles } from './site-files/shared-files'
import { ownerSetsOf, writePages } from './pages/write-pages'

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
  /** What the merchants' gateways have told, by merchant; left out, pages are drawn without it. */
  readonly content?: ReadonlyMap<string, BrandContent>
  /** Called with the progress of the build as text. */
  readonly onProgress?: (text: string) => void
}

/**
 * Builds the scripts once and a folder for each merchant. A failed build leaves the last one unchanged. Throws
 * OtherBuildError when other brands are kept whose pages start different scripts than those of this build.
 */
export async function buildSites(options: BuildOptions): Promise<void> {
  const { root, out, merchants, keepsOthers = false, staticSites = [], gateway, onProgress = () => undefined } = options
  const content = options.content ?? new Map<string, BrandContent>()
  const caches = join(root, 'node_modules/.cache/livery')
  await mkdir(caches, { recursive: true })
  const cache = await mkdtemp(join(caches, 'prerender-'))
  const folder = new BuildFolder(`${out}.next`, out)
  try {
    onProgress('Building: the application')
    const apps = await compileApp({ root, cache, out: folder.path, ownerSets: ownerSetsOf(merchants) })
    if (keepsOthers && otherScripts(apps, out).length > 0) throw new OtherBuildError()
    const sites = await writePages(folder, merchants, { root, cache, caches, last: out, apps, content, onProgress })
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
