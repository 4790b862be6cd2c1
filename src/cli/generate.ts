import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFiles, generatedNames } from '@/schema/generated-files'

/**
 * `npm run generate` writes src/generated, and for editors the schemas of each brand's own files; with --check it only
 * says which files of src/generated are out of step.
 */
const folder = join(process.cwd(), 'src/generated')
const files = await generatedFiles(process.cwd())
mkdirSync(folder, { recursive: true })
const present = generatedNames(folder)
const stale = [...files].filter(
  ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
)
const leftOver = present.filter((name) => !files.has(name))

if (process.argv.includes('--check')) {
  for (const name of [...stale.map(([name]) => name), ...leftOver])
    console.error(`src/generated/${name} is out of step: run npm run generate`)
  process.exitCode = stale.length + leftOver.length > 0 ? 1 : 0
} else {
  for (const [name, text] of stale) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of leftOver) rmSync(join(folder, name))
  // What reads merchants reads what has just been written.
  const { SchemasOnDisk } = await import('@/engine/editor/schemas-on-disk')
  const { loadMerchants } = await import('@/engine/load-merchants')
  const { merchantsRoot } = await import('@/engine/merchants-root')
  new SchemasOnDisk().update(loadMerchants(merchantsRoot()))
}
