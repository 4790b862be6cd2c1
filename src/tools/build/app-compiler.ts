import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { allSchemas } from '@/engine/schema/all-schemas'
import { partPath } from '@/engine/schema/part-path'
import { partNames } from '@/engine/schema/schema-files'
import { chunkGroups } from './chunk-groups'
import { compiledFileName, type CompiledApp } from './compile-app'
import { firstModules } from './first-calls'
import { homeBlocks } from './home-blocks'
import { integrityOf } from './integrity'
import { liveryPlugin } from './livery-plugin'
import { buildPrerender } from './prerender-bundle'

/** The process that `compileApp` starts. */
const [root = '', cache = '', out = ''] = process.argv.slice(2)
const blocks = partNames(allSchemas(root), 'blocks')
const fileOf = (block: string) => join(root, partPath('blocks', block, '.tsx'))
const groups = chunkGroups(join(root, 'src/main.tsx'), homeBlocks(join(root, 'merchants')), fileOf)

await buildPrerender(root, cache)
await build({
  root,
  logLevel: 'warn',
  plugins: [
    liveryPlugin(root, groups, (template, chunks) => {
      const scriptsOf = (block: string) =>
        [partPath('blocks', block, '.tsx'), ...firstModules(block)]
          .flatMap((module) => chunks.filesFor(`/${module}`))
          .map((file) => `/${file}`)
      const app: CompiledApp = {
        template,
        blockScripts: Object.fromEntries(blocks.map((block) => [block, scriptsOf(block)])),
        integrity: integrityOf(out),
      }
      writeFileSync(join(cache, compiledFileName), JSON.stringify(app))
    }),
  ],
  build: { outDir: out, emptyOutDir: true },
})
