import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import type { ResolvedMerchant } from '@/merchants/resolved-merchant'
import { allSchemas } from './all-schemas'
import { liveryPlugin } from './livery-plugin'
import { buildPrerender } from './prerender-bundle'
import { siteWriter } from './write-sites'

export interface BuildOptions {
  /** Folder of the project. */
  readonly root: string
  /** Folder to write, as an absolute path. What it held is replaced once everything is built. */
  readonly out: string
  /** Valid merchants. */
  readonly merchants: readonly ResolvedMerchant[]
}

/** Builds the scripts once and a folder for each merchant. A build that fails leaves the last one as it was. */
export async function buildSites({ root, out, merchants }: BuildOptions): Promise<void> {
  const caches = join(root, 'node_modules/.cache/livery')
  await mkdir(caches, { recursive: true })
  const cache = await mkdtemp(join(caches, 'prerender-'))
  const next = `${out}.next`
  const schemas = allSchemas(root)
  try {
    const prerenderHome = await buildPrerender(root, cache)
    await build({
      root,
      logLevel: 'warn',
      plugins: [liveryPlugin(root, siteWriter(merchants, schemas, prerenderHome))],
      build: { outDir: next, emptyOutDir: true },
    })
    await replace(out, next)
  } finally {
    await rm(next, { recursive: true, force: true })
    await rm(cache, { recursive: true, force: true })
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
