import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generatedFiles, presentGeneratedFiles } from '@/tools/schema/generated-files'

/**
 * `npm run generate` writes src/contract/generated and src/site/generated, and editor schemas of each brand's own
 * files; with --check it only lists generated files that are out of date.
 */
const files = await generatedFiles(process.cwd())
const present = presentGeneratedFiles(process.cwd())
const stale = [...files].filter(([path, text]) => !present.includes(path) || readFileSync(path, 'utf8') !== text)
const leftOver = present.filter((path) => !files.has(path))

if (process.argv.includes('--check')) {
  for (const path of [...stale.map(([path]) => path), ...leftOver])
    console.error(`${path} is out of step: run npm run generate`)
  process.exitCode = stale.length + leftOver.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const path of leftOver) rmSync(path)
  // Imported late, because these modules import the files just written.
  const { SchemasOnDisk } = await import('@/engine/editor/schemas-on-disk')
  const { loadMerchants } = await import('@/engine/folder/load-merchants')
  const { merchantsRoot } = await import('@/engine/folder/merchants-root')
  new SchemasOnDisk().update(loadMerchants(merchantsRoot()))
}
