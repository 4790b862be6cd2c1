import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { TextFiles } from '@/i18n/text-files'
import { oauthReturnPath } from '@/session/oauth-return-path'
import { sessionStore } from '@/session/session-store'
import type { BootData } from '@/site/boot-data'
import { pageAt } from '@/site/pages'
import { loadChunk, needWithChunks, onChunkLost } from '@/ui/load-chunk'
import { App, AppWithoutTexts } from './app'
import { prefetchDialogs } from './dialog-host'
import { allBlocksOf, firstBlocksOf } from './page-blocks'
import { blockLoader } from './parts'
import { reloadOnce, watchTyping } from './reload-once'
import { SiteRouter } from './router'

/** Brings the site to life in `root`, which holds the home page rendered in advance, or nothing. */
export async function startSite(root: HTMLElement, boot: BootData): Promise<void> {
  const { site, routes } = boot
  if (location.pathname === oauthReturnPath) return (await import('./oauth-return')).showOauthReturn(root, boot)
  watchTyping()
  onChunkLost(reloadOnce)
  sessionStore.start(site.code, site.accountTypes)
  const page = pageAt(routes, location.pathname)?.page ?? routes.system.notFound
  const isRendered = root.hasChildNodes() && page === routes.pages.home
  // A page that was rendered in advance holds the texts of its blocks.
  const files = new TextFiles(boot.locales, site.defaultLanguage, isRendered ? allBlocksOf(page, boot) : [])
  needWithChunks('texts', (chunk) => files.need(chunk))
  const texts = isRendered ? Promise.resolve() : loadChunk('texts', () => files.need())
  const blocks = isRendered ? firstBlocksOf(page, routes) : allBlocksOf(page, boot)
  // A block that does not arrive has its own place to say so, when it is rendered.
  const [{ status }] = await Promise.allSettled([texts, ...blocks.map((name) => blockLoader.load(name))])
  const app =
    status === 'rejected' ? (
      <AppWithoutTexts boot={boot} />
    ) : (
      <SiteRouter>
        <App boot={boot} files={files} />
      </SiteRouter>
    )
  // As a transition, so that it lets the browser paint and answer in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  // Whatever comes next needs them; that they cannot be had is met then.
  files.need().catch(() => undefined)
  prefetchDialogs()
}
