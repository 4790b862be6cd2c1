import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BlockName } from '@/generated/merchant-types'
import { RestOfTexts } from '@/i18n/rest-of-texts'
import { oauthReturnPath } from '@/session/oauth-return-path'
import { sessionStore } from '@/session/session-store'
import type { BootData } from '@/site/boot-data'
import { KnownSite } from '@/site/known-site'
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
  const rest = new RestOfTexts(boot.allTexts)
  watchTyping()
  onChunkLost(reloadOnce)
  sessionStore.start(site.code, site.accountTypes)
  const known = new KnownSite(boot)
  const isRendered = root.hasChildNodes() && pageAt(routes, location.pathname)?.name === 'home'
  const [{ status }] = await Promise.allSettled([
    isRendered ? haveBlocks(firstBlocksOf(routes.pages.home, routes)) : haveOtherPage(known, rest),
  ])
  needWithChunks(() => rest.load())
  const app =
    status === 'rejected' ? (
      <AppWithoutTexts boot={boot} />
    ) : (
      <SiteRouter>
        <App boot={boot} site={known} rest={rest} />
      </SiteRouter>
    )
  // As a transition, so that it lets the browser paint and answer in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  // Whatever comes next needs them; that they cannot be had is met then.
  rest.load().catch(() => undefined)
  void known.prefetch()
  prefetchDialogs()
}

/** Only home can be shown from what the page holds itself. */
async function haveOtherPage(known: KnownSite, texts: RestOfTexts): Promise<void> {
  const [data] = await Promise.all([known.load(), loadChunk('texts', () => texts.load())])
  const page = pageAt(data.routes, location.pathname)?.page ?? data.routes.system.notFound
  await haveBlocks(allBlocksOf(page, data))
}

/** A block that does not arrive has its own place to say so, when it is rendered. */
async function haveBlocks(blocks: readonly BlockName[]): Promise<void> {
  await Promise.allSettled(blocks.map((name) => blockLoader.load(name)))
}
