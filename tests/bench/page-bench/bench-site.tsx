import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { SiteRouter } from '@/app/router'
import { SiteProviders } from '@/flows/site-providers'
import type { Gateway } from '@/gateway/gateway'
import type { WholeBootData } from '@/site/boot-data'

/** A gateway that never answers: both pages are measured without the server's part. */
const silentGateway: Gateway = { send: () => new Promise(() => {}) }

declare global {
  interface Window {
    /** Mounts the page and takes it away again. */
    mountOnce(): void
  }
}

/** Offers the page to the benchmark, with everything around it that both pages share. */
export function offerPage(boot: WholeBootData, page: ReactNode): void {
  const site = (
    <SiteRouter>
      <SiteProviders boot={boot} gateway={silentGateway}>
        {page}
      </SiteProviders>
    </SiteRouter>
  )
  window.mountOnce = () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root: Root = createRoot(place)
    flushSync(() => root.render(site))
    place.getBoundingClientRect()
    flushSync(() => root.unmount())
    place.remove()
  }
}
