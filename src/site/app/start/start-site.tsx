import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BlockName } from '@/contract/generated/merchant-types'
import type { StartLanguage } from '@/site/i18n/language'
import { hasStoredAnother, storedLanguage } from '@/site/i18n/stored-language'
import { TextFiles } from '@/site/i18n/text-files'
import { oauthReturnPath } from '@/site/session/oauth-return-path'
import { sessionStore } from '@/site/session/session-store'
import type { BootData } from '@/contract/site-data/boot-data'
import { KnownSite } from '@/site/merchant/known-site'
import { pageAt } from '@/site/merchant/pages/pages'
import { holdDrawnInputs } from '@/site/ui/inputs/drawn-inputs'
import { watchEarlyPress } from '@/site/ui/focus/early-press'
import { loadChunk, needWithChunks, onChunkLost } from '@/site/ui/loading/load-chunk'
import { App, AppWithoutTexts } from '@/site/app/app'
import { prefetchDialogs } from '@/site/app/centres/dialog-host'
import { keepEntryToken } from './entry-token'
import { allBlocksOf, firstBlocksOf } from './page-blocks'
import { blockLoader } from './parts'
import { reloadOnce, watchTyping } from './reload-once'
import { SiteRouter } from '@/site/app/routes/router'

/** Brings the site to life in `root`, which holds the home page rendered in advance, or nothing. */
export async function startSite(root: HTMLElement, boot: BootData): Promise<void> {
  const { site, routes } = boot
  // Before anything else reads the address.
  keepEntryToken()
  if (location.pathname === oauthReturnPath) return (await import('./oauth-return')).showOauthReturn(root, boot)
  watchTyping()
  watchEarlyPress()
  onChunkLost(reloadOnce)
  sessionStore.start(site.code, site.accountTypes)
  const known = new KnownSite(boot)
  const { home } = routes.pages
  // Pages are drawn in the default language: who reads another one sees that until the page is there in theirs.
  const isOther = hasStoredAnother(site.defaultLanguage)
  const isRendered = !isOther && root.hasChildNodes() && pageAt(routes, location.pathname)?.name === 'home'
  // A page that was rendered in advance holds the texts of its blocks.
  const files = new TextFiles(boot.locales, site.defaultLanguage, isRendered ? allBlocksOf(home, boot) : [])
  needWithChunks('texts', (chunk) => files.need(chunk))
  const [had] = await Promise.allSettled([
    isRendered ? haveBlocks(firstBlocksOf(home, routes)) : haveOtherPage(known, files),
  ])
  const app =
    had.status === 'rejected' ? (
      <AppWithoutTexts boot={boot} />
    ) : (
      <SiteRouter>
        <App boot={boot} site={known} files={files} startsIn={had.value ?? undefined} />
      </SiteRouter>
    )
  if (!isRendered) holdDrawnInputs(root)
  await pause()
  // As a transition, so that it lets the browser paint and answer in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app, { onRecoverableError })
    else createRoot(root, { onRecoverableError }).render(app)
  })
  await pause()
  // Whatever comes next needs them; that they cannot be had is met then.
  files.need().catch(() => undefined)
  await pause()
  void known.prefetch()
  await pause()
  prefetchDialogs()
}

/** React has drawn anew what it could not draw at once: what went wrong says more than that it did. */
function onRecoverableError(error: unknown): void {
  reportError(error instanceof Error ? (error.cause ?? error) : error)
}

/** Only home can be shown from what the page holds itself. Resolves to the language that everything is there in. */
async function haveOtherPage(known: KnownSite, texts: TextFiles): Promise<StartLanguage | undefined> {
  const [data] = await Promise.all([known.load(), loadChunk('texts', () => texts.need())])
  const { languages, defaultLanguage } = data.site
  const language = storedLanguage(languages.order, defaultLanguage)
  const page = pageAt(data.routes, location.pathname)?.page ?? data.routes.system.notFound
  const [prepared] = await Promise.allSettled([
    texts.prepare(language, data.locales[language]),
    haveBlocks(allBlocksOf(page, data)),
  ])
  const chosen = languages.items[language]
  return chosen && prepared.status === 'fulfilled' ? { language, ...chosen } : undefined
}

/** A block that does not arrive has its own place to say so, when it is rendered. */
async function haveBlocks(blocks: readonly BlockName[]): Promise<void> {
  await Promise.allSettled(blocks.map((name) => blockLoader.load(name)))
}

/** Ends a task, so that the browser can paint and answer before the next one. */
function pause(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn))
}
