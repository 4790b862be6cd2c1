import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Prerendered } from '@/site/app/start/prerender'
import type { Locale } from '@/contract/generated/merchant-types'
import { frameName, ownDocuments } from '@/tools/serve/page-addresses'
import { BuildFolder } from './build-folder'
import { withIntegrity } from './integrity'
import type { PageAnswer, PageSettings, PageTask } from './page-thread'
import { sitePages } from './site-pages'

/** Entry point of the worker thread that `PageThread` starts. */
const { out, last, prerender, apps } = workerData as PageSettings
const folder = new BuildFolder(out, last)
const { loadBlocks, prerenderPage, prerenderFrame } = (await import(
  /* @vite-ignore */ prerender
)) as typeof import('@/site/app/start/prerender')

await loadBlocks()

/** Texts that brands share, by path. */
const shared = new Map<string, Locale>()

parentPort?.on('message', (task: PageTask) => void writePages(task))

async function writePages({ folder: place, app: key, source: { boot, theme }, base }: PageTask): Promise<void> {
  const app = apps[key]
  if (app === undefined) throw new Error(`there is no application ${key}`)
  if (base.texts !== undefined) shared.set(base.byPart, base.texts)
  const source = { theme, boot: { ...boot, texts: { ...shared.get(base.byPart), ...boot.texts } } }
  const home = await prerenderPage(source.boot, 'home')
  const drawn: Record<string, Prerendered> = {}
  for (const { drawn: name } of ownDocuments(source.boot.routes))
    if (name !== undefined)
      drawn[name] ??= await (name === frameName ? prerenderFrame(source.boot) : prerenderPage(source.boot, name))
  const pages = sitePages(app.template, source, { home, drawn }, (block) => app.blockScripts[block] ?? [])
  const { index, app: frame, documents, policy, rest } = pages
  const hash = createHash('sha256')
  for (const [name, html] of [['index', index] as const, ['app', frame] as const, ...documents]) {
    const document = withIntegrity(html, app.integrity)
    hash.update(`${name} ${document.length} ${document}`)
    await folder.write(`${place}/${name}.html`, document, 'page')
  }
  const written = { policy, rest, documentsHash: hash.digest('hex') }
  parentPort?.postMessage({ folder: place, ...written } satisfies PageAnswer)
}
