import { parentPort, workerData } from 'node:worker_threads'
import type { Prerendered } from '@/site/app/start/prerender'
import type { Locale } from '@/contract/generated/merchant-types'
import { frameName, ownDocuments } from '@/tools/serve/page-addresses'
import { BuildFolder } from './build-folder'
import { withIntegrity } from './integrity'
import type { PageAnswer, PageSettings, PageTask } from './page-thread'
import { sitePages } from './site-pages'

/** The thread that `PageThread` starts. */
const { out, last, prerender, app } = workerData as PageSettings
const folder = new BuildFolder(out, last)
const { loadBlocks, prerenderPage, prerenderFrame } = (await import(
  /* @vite-ignore */ prerender
)) as typeof import('@/site/app/start/prerender')

await loadBlocks()

/** Texts that brands share, by address. */
const shared = new Map<string, Locale>()

parentPort?.on('message', (task: PageTask) => void writePages(task))

async function writePages({ code, source: { boot, theme }, base }: PageTask): Promise<void> {
  if (base.texts !== undefined) shared.set(base.byPart, base.texts)
  const source = { theme, boot: { ...boot, texts: { ...shared.get(base.byPart), ...boot.texts } } }
  const home = await prerenderPage(source.boot, 'home')
  const drawn: Record<string, Prerendered> = {}
  for (const { drawn: name } of ownDocuments(source.boot.routes))
    if (name !== undefined)
      drawn[name] ??= await (name === frameName ? prerenderFrame(source.boot) : prerenderPage(source.boot, name))
  const pages = sitePages(app.template, source, { home, drawn }, (block) => app.blockScripts[block] ?? [])
  const { index, app: frame, documents, policy, rest } = pages
  await folder.write(`${code}/index.html`, withIntegrity(index, app.integrity), 'page')
  await folder.write(`${code}/app.html`, withIntegrity(frame, app.integrity), 'page')
  for (const [name, html] of documents)
    await folder.write(`${code}/${name}.html`, withIntegrity(html, app.integrity), 'page')
  await folder.write(`${code}${rest.publicPath}`, rest.text)
  parentPort?.postMessage({ code, policy, rest: rest.publicPath } satisfies PageAnswer)
}
