import { cpSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { BuildFolder } from './build-folder'
import { compileApp } from './compile/compile-app'
import { ownerSetsOf, writePages } from './pages/write-pages'
import { writeSharedFiles } from './site-files/shared-files'

/** A state of merchants, and where its sites are built. */
export interface Draft {
  /** Absolute path of a folder that does not exist yet. */
  readonly out: string
  /** Valid merchants. */
  readonly merchants: readonly ResolvedMerchant[]
}

/**
 * Builds sites to be looked at and thrown away, several states of merchants with scripts that are compiled once.
 * Leaves out what no page shows: compressed copies, preview pictures, files for web servers. `root` is the folder of
 * the project.
 */
export async function buildDrafts(root: string, drafts: readonly Draft[]): Promise<void> {
  const caches = join(root, 'node_modules/.cache/livery')
  await mkdir(caches, { recursive: true })
  const cache = await mkdtemp(join(caches, 'draft-'))
  try {
    const scripts = join(cache, 'scripts')
    const ownerSets = ownerSetsOf(drafts.flatMap(({ merchants }) => merchants))
    const apps = await compileApp({ root, cache, out: scripts, ownerSets })
    for (const { out, merchants } of drafts) {
      cpSync(join(scripts, 'assets'), join(out, 'assets'), { recursive: true })
      const folder = new BuildFolder(out, `${out}.last`, false)
      const compiled = { root, cache, caches, last: `${out}.last`, apps, isDraft: true, onProgress: () => undefined }
      await writeSharedFiles(folder, await writePages(folder, merchants, compiled))
      await folder.settled()
    }
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}
