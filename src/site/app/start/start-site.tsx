import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { formatTag } from '@/contract/formats/format-tag'
import { loadFormats } from '@/contract/formats/load-formats'
import type { BlockName, Language } from '@/contract/generated/merchant-types'
import type { StartLanguage } from '@/site/i18n/language'
import { hasStoredOtherLanguage, storedLanguage } from '@/site/i18n/stored-language'
import { TextFiles } from '@/site/i18n/text-files'
import { oauthReturnPath } from '@/site/session/oauth-return-path'
import { installStore } from '@/site/session/install-store'
import { sessionStore } from '@/site/session/session-store'
import { withinLanguage } from '@/contract/site-data/language-bases'
import type { BootData } from '@/contract/site-data/boot-data'
import { SiteLoader } from '@/site/merchant/site-loader'
import { loadChunk, loadWithChunks, onChunkLost } from '@/site/ui/loading/load-chunk'
import { App, AppWithoutTexts } from '@/site/app/app'
import { makeRulesCheap } from '@/site/theme/cheap-rules'
import { prefetchDialogs } from '@/site/app/centres/dialog-host'
import { addDrawnIcons } from './drawn-icons'
import { keepEntryToken } from './entry-token'
import { allBlocksOf, firstBlocksOf } from './page-blocks'
import { blockLoader } from './parts'
import { reloadOnce, watchTyping } from './reload-once'
import { shownPage } from '@/site/app/routes/route-page'
import { SiteRouter } from '@/site/app/routes/router'
import { servedStatus } from '@/site/gateway/content/permission'

/** Starts the site of the merchant whose data the build wrote into the page. */
export function startPage(): void {
  const boot = document.getElementById('livery-boot')?.textContent
  const root = document.getElementById('root')
  if (!boot || root === null) throw new Error('no merchant')
  const data = JSON.parse(boot) as BootData
  addDrawnIcons(root, data.icons)
  void startSite(root, data)
}

/** Hydrates the prerendered home page in `root`, or renders the site there if it is empty. */
async function startSite(root: HTMLElement, boot: BootData): Promise<void> {
  const { site, routes } = boot
  keepEntryToken()
  makeRulesCheap(document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet)
  if (location.pathname === oauthReturnPath) return (await import('./oauth-return')).showOauthReturn(root, boot)
  installStore.start(site)
  watchTyping()
  onChunkLost(reloadOnce)
  sessionStore.start(site.code, site.accountTypes)
  const known = new SiteLoader(boot)
  const { home } = routes.pages
  // Pages are prerendered in the default language. A visitor with another language sees that one until the page has
  // rendered.
  const isOther = hasStoredOtherLanguage(site.defaultLanguage)
  const isRendered = !isOther && window.asServed !== undefined
  // A prerendered page contains the texts of its blocks.
  const files = new TextFiles(boot.locales, site.defaultLanguage, isRendered ? allBlocksOf(home, boot) : [])
  loadWithChunks('texts', (chunk) => files.need(chunk))
  const [had, last] = await Promise.allSettled([
    isRendered ? haveHome(boot) : haveOtherPage(known, files),
    // Keeps what is typed into inputs that are going to be replaced.
    isRendered ? undefined : import('@/site/ui/inputs/prerendered-inputs').then((inputs) => inputs.hold(root)),
  ])
  const app =
    had.status === 'rejected' ? (
      <AppWithoutTexts boot={boot} />
    ) : (
      <SiteRouter>
        <App boot={boot} site={known} files={files} startsIn={had.value ?? undefined} />
      </SiteRouter>
    )
  await pause()
  // What a translator has rewritten would not be hydrated.
  window.asServed?.()
  // As a transition, so that the browser can paint and respond to input in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app, { onRecoverableError })
    else
      createRoot(root, { onRecoverableError }).render(
        <>
          {app}
          {last.status === 'fulfilled' && last.value}
        </>,
      )
  })
  await pause()
  // Loads the remaining texts for later pages. A failure is reported when they are needed.
  files.need().catch(() => undefined)
  await pause()
  void known.prefetch()
  await pause()
  prefetchDialogs()
}

/**
 * React recovered from an error by rendering again on the client: reports the cause, which says more than React's own
 * error. A page that a translator rewrites at that very moment is drawn anew as well, and nobody is to blame.
 */
function onRecoverableError(error: unknown): void {
  if (!window.asServed?.()) reportError((error as Error | undefined)?.cause ?? error)
}

/** Loads what hydrates the home page, in the default language. */
async function haveHome({ site: { languages, defaultLanguage }, routes }: BootData): Promise<undefined> {
  await Promise.all([
    haveFormats(languages.items[defaultLanguage]),
    haveBlocks(firstBlocksOf(routes.pages.home, routes)),
  ])
}

/**
 * Loads the data for a page other than home, because the HTML holds only the data of home. Resolves to the language in
 * which everything is loaded.
 */
async function haveOtherPage(known: SiteLoader, texts: TextFiles): Promise<StartLanguage | undefined> {
  const [data] = await Promise.all([known.load(), loadChunk('texts', () => texts.need())])
  const { languages, defaultLanguage } = data.site
  const language = storedLanguage(languages.order, defaultLanguage)
  const shown = shownPage(servedStatus(), withinLanguage(location.pathname, data), data.routes)
  const chosen = languages.items[language]
  const [prepared] = await Promise.allSettled([
    Promise.all([texts.prepare(language, data.locales[language]), haveFormats(chosen)]),
    shown && haveBlocks(allBlocksOf(shown.page, data)),
  ])
  return chosen && prepared.status === 'fulfilled' ? { language, ...chosen } : undefined
}

async function haveFormats(language: Language | undefined): Promise<void> {
  if (language !== undefined) await loadFormats(formatTag(language))
}

/** A block that fails to load shows its own error when it is rendered. */
async function haveBlocks(blocks: readonly BlockName[]): Promise<void> {
  await Promise.allSettled(blocks.map((name) => blockLoader.load(name)))
}

/** Yields to the browser, so that it can paint and respond to input before the next task. */
function pause(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn))
}
