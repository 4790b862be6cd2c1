import { createHash } from 'node:crypto'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { allSchemas } from '@/engine/schema/all-schemas'
import { isOwnBlock, partPath } from '@/engine/schema/part-path'
import { partNames } from '@/engine/schema/schema-files'
import type { ChunkGraph } from './chunk-graph'
import { chunkGroups } from './chunk-groups'
import { appKey, compiledFileName, type CompiledApp, type CompileOptions } from './compile-app'
import { firstModules } from '@/tools/build/pages/first-calls'
import { homeBlocks } from '@/tools/build/pages/home-blocks'
import { integrityOf } from './integrity'
import { liveryPlugin } from './livery-plugin'
import { ownBlocksPlugin, withOwnBlocks } from './own-blocks'
import { buildPrerender } from './prerender-bundle'

/** Entry point of the child process that `compileApp` starts. */
const { root, cache, out, ownerSets } = JSON.parse(process.argv[2] ?? '') as CompileOptions
const blocks = partNames(allSchemas(root), 'blocks')
const home = homeBlocks(join(root, 'merchants'))
const fileOf = (block: string) => join(root, partPath('blocks', block, '.tsx'))

await buildPrerender(root, cache)
const apps: Record<string, CompiledApp> = { [appKey([])]: await compile(out, []) }
for (const owners of ownerSets) {
  const own = blocks.filter((name) => owners.some((code) => name.startsWith(`${code}/`)))
  // Built separately: the modules that the blocks share may be divided into other chunks there, without changing those
  // of the other brands.
  const beside = join(cache, 'own', appKey(owners))
  apps[appKey(owners)] = await compile(beside, own)
  // Identical files have the same name, so existing ones are kept.
  cpSync(join(beside, 'assets'), join(out, 'assets'), { recursive: true, force: false })
}
writeFileSync(join(cache, compiledFileName), JSON.stringify(apps))

/** Builds the site with these own blocks of merchants. */
async function compile(outDir: string, own: readonly string[]): Promise<CompiledApp> {
  let app: Omit<CompiledApp, 'hash'> | undefined
  const keep = (template: string, chunks: ChunkGraph) => (app = compiledApp(template, chunks, own, outDir))
  await build({
    root,
    logLevel: 'warn',
    plugins: [
      liveryPlugin(root, chunkGroups(join(root, 'src/main.tsx'), home, fileOf), keep),
      ownBlocksPlugin(root, own),
    ],
    build: { outDir, emptyOutDir: true },
  })
  if (app === undefined) throw new Error('The build has kept nothing')
  return { ...app, hash: createHash('sha256').update(JSON.stringify(app)).digest('hex') }
}

function compiledApp(template: string, chunks: ChunkGraph, own: readonly string[], outDir: string) {
  const addressesOf = (module: string) => chunks.filesFor(`/${module}`).map((file) => `/${file}`)
  const scriptsOf = (block: string) => [partPath('blocks', block, '.tsx'), ...firstModules(block)].flatMap(addressesOf)
  const shown = [...blocks.filter((name) => !isOwnBlock(name)), ...own]
  const addresses = own.map((name) => [name, `/${chunks.fileOf(`own-block:${name}`)}`] as const)
  return {
    template: withOwnBlocks(template, Object.fromEntries(addresses)),
    blockScripts: Object.fromEntries(shown.map((block) => [block, scriptsOf(block)])),
    articleScripts: addressesOf('src/site/ui/sanitise-html.ts'),
    integrity: integrityOf(outDir),
  }
}
