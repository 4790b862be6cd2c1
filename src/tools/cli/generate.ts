import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generatedFiles, presentGeneratedFiles } from '@/tools/schema/generated-files'

/**
 * `npm run generate` writes src/contract/generated and src/site/generated, the day of each new key to
 * schemas/since.json, and editor schemas of each brand's own files; with --check it only lists generated files that are
 * out of date.
 */
const root = process.cwd()
const files = await generatedFiles(root)
const present = presentGeneratedFiles(root)
const stale = [...files].filter(([path, text]) => !present.includes(path) || readFileSync(path, 'utf8') !== text)
const leftOver = present.filter((path) => !files.has(path))

if (process.argv.includes('--check')) {
  const { isSinceInStep, sincePath } = await import('@/tools/schema/since-file')
  const since = isSinceInStep(root) ? [] : [sincePath]
  const outOfStep = [...stale.map(([path]) => path), ...leftOver, ...since]
  for (const path of outOfStep) console.error(`${path} is out of step: run npm run generate`)
  process.exitCode = outOfStep.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const path of leftOver) rmSync(path)
  // Imported late, because these modules import or read the files just written.
  const { writeSince } = await import('@/tools/schema/since-file')
  writeSince(root)
  const { SchemasOnDisk } = await import('@/engine/editor/schemas-on-disk')
  const { loadMerchants } = await import('@/engine/folder/load-merchants')
  const { merchantsRoot } = await import('@/engine/folder/merchants-root')
  new SchemasOnDisk().update(loadMerchants(merchantsRoot()))
}
