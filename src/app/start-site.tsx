import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { sessionStore } from '@/session/session-store'
import type { BootData } from '@/site/boot-data'
import { pageAt } from '@/site/pages'
import { onChunkLost } from '@/ui/load-chunk'
import { App } from './app'
import { blocksOf } from './page-blocks'
import { blockLoader } from './parts'
import { reloadOnce, watchTyping } from './reload-once'
import { SiteRouter } from './router'

/** Brings the site to life in `root`, which holds the home page rendered in advance, or nothing. */
export async function startSite(root: HTMLElement, boot: BootData): Promise<void> {
  const { site, routes } = boot
  watchTyping()
  onChunkLost(reloadOnce)
  sessionStore.start(site.code, site.accountTypes)
  const page = pageAt(routes, location.pathname)?.page ?? routes.system.notFound
  // A block that does not arrive has its own place to say so, when it is rendered.
  await Promise.allSettled(blocksOf(page, routes).map((name) => blockLoader.load(name)))
  const app = (
    <SiteRouter>
      <App boot={boot} />
    </SiteRouter>
  )
  // As a transition, so that it lets the browser paint and answer in between.
  startTransition(() => {
    if (root.hasChildNodes() && page === routes.pages.home) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
