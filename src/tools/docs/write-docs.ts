import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { repository } from '@/engine/schema/repository'
import type { ReferenceData } from './reference-data'
import { referencePage } from './reference-page'

/** Writes the page and what it needs to `out`, which it empties first. `pictures` is the folder with the effects' pictures. */
export async function writeDocs(
  data: ReferenceData,
  { out, pictures }: { out: string; pictures?: string },
): Promise<void> {
  const script = await docsScript()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'pictures'), { recursive: true })
  writeFileSync(join(out, 'index.html'), referencePage(data))
  writeFileSync(join(out, 'docs.css'), readFileSync(join(repository, 'src/tools/docs/docs.css')))
  writeFileSync(join(out, 'docs.js'), script)
  for (const effect of Object.values(data.effects))
    if (effect.kind === 'picture' && pictures !== undefined)
      for (const { file } of effect.pictures) cpSync(join(pictures, file), join(out, 'pictures', file))
}

/** One classic script: a page from a disk may load no modules. */
async function docsScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    resolve: { alias: { '@': join(repository, 'src') } },
    build: {
      write: false,
      copyPublicDir: false,
      lib: {
        entry: join(repository, 'src/tools/docs/browser/docs.ts'),
        formats: ['iife'],
        name: 'docs',
        fileName: 'docs',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const [output] = [built].flat()
  const chunk = output?.output.find((each) => each.type === 'chunk')
  if (chunk === undefined) throw new Error('the script of the page was not built')
  return chunk.code
}
