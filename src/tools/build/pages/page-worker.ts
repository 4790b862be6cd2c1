import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Prerendered } from '@/site/app/start/prerender'
import type { Locale } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { frameName, indexedPages, ownDocuments, pageDocument, type OwnDocument } from '@/tools/serve/page-addresses'
import { BuildFolder } from '@/tools/build/build-folder'
import { drawPromotions, type QueryDocument } from '@/tools/build/content/draw-promotions'
import { withIntegrity } from '@/tools/build/compile/integrity'
import { linkedPaths } from '@/tools/build/site-files/linked-paths'
import { contentHash } from '@/tools/build/site-files/page-changes'
import { pageMeta } from './page-meta'
import type { PageAnswer, PageSettings, PageTask } from './page-thread'
import { sitePages } from './site-pages'

/** Entry point of the worker thread that `PageThread` starts. */
const { out, last, prerender, apps } = workerData as PageSettings
const folder = new BuildFolder(out, last)
const { keepLegalTexts, loadBlocks, prerenderPage, prerenderFrame, prerenderSystemPage, prerenderPromotions } =
  (await import(/* @vite-ignore */ prerender)) as typeof import('@/site/app/start/prerender')

await loadBlocks()

/** Texts that brands share, by path. */
const shared = new Map<string, Locale>()

parentPort?.on('message', (task: PageTask) => void writePages(task))

function draw(boot: WholeBootData, what: NonNullable<OwnDocument['drawn']>): Promise<Prerendered> {
  if (what === frameName) return prerenderFrame(boot)
  return 'page' in what ? prerenderPage(boot, what.page) : prerenderSystemPage(boot, what.system)
}

/** Hash of what each page shows that search engines may list and links lead to from home. */
function contentsOf(
  boot: WholeBootData,
  drawn: Readonly<Record<string, Prerendered>>,
  queryDocuments: readonly QueryDocument[],
): Record<string, string> {
  const pages = indexedPages(boot.routes).flatMap(([name, page]) => {
    const shown = drawn[name === 'home' ? name : pageDocument(name)]
    return shown === undefined ? [] : [{ page, shown }]
  })
  const base = boot.languageBases[boot.site.defaultLanguage] ?? ''
  const linked = linkedPaths(boot.routes.pages.home.path, pages, base)
  const promotions = queryDocuments.flatMap(({ page, shown }) =>
    page !== undefined && 'content' in page && page.indexed !== false ? [{ page, shown }] : [],
  )
  return Object.fromEntries(
    [
      ...pages.filter(({ page }) => linked.has(page.path)),
      ...promotions.filter(({ page }) => linked.has(page.content.within)),
    ].map(({ page, shown }) => [page.path, contentHash(shown, pageMeta(boot, page))]),
  )
}

async function writePages({ folder: place, app: key, source: asked, base, legal, content }: PageTask): Promise<void> {
  const app = apps[key]
  if (app === undefined) throw new Error(`there is no application ${key}`)
  if (base.texts !== undefined) shared.set(base.byPart, base.texts)
  const { boot } = asked
  const source = { ...asked, boot: { ...boot, texts: { ...shared.get(base.byPart), ...boot.texts } } }
  keepLegalTexts(legal)
  const home = await prerenderPage(source.boot, 'home')
  const drawn: Record<string, Prerendered> = {}
  for (const { file, drawn: what } of ownDocuments(source.boot.routes))
    if (what !== undefined) drawn[file] = await draw(source.boot, what)
  const queryDocuments =
    content === undefined ? [] : await drawPromotions(source, { content, draw: prerenderPromotions, drawn })
  const shown = { home, drawn, legal, queryDocuments }
  const scripts = { chunks: (block: string) => app.blockScripts[block] ?? [], article: app.articleScripts }
  const pages = sitePages(app.template, source, shown, scripts)
  const { index, app: frame, documents, policy, rest } = pages
  const hash = createHash('sha256')
  for (const [name, html] of [['index', index] as const, ['app', frame] as const, ...documents]) {
    const document = withIntegrity(html, app.integrity)
    hash.update(`${name} ${document.length} ${document}`)
    await folder.write(`${place}/${name}.html`, document, 'page')
  }
  const written = {
    policy,
    rest,
    documentsHash: hash.digest('hex'),
    contents: contentsOf(source.boot, { ...drawn, home }, queryDocuments),
  }
  parentPort?.postMessage({ folder: place, ...written } satisfies PageAnswer)
}
