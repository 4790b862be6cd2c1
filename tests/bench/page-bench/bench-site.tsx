import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { SiteRouter } from '@/site/app/routes/router'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { Gateway } from '@/site/gateway/gateway'
import type { WholeBootData } from '@/contract/site-data/boot-data'

/** A gateway that never answers: both pages are measured without the server's part. */
const silentGateway: Gateway = { send: () => new Promise(() => {}) }

declare global {
  interface Window {
    /** Mounts the page and unmounts it. */
    mountOnce(): void
    /** Number of elements, which is the same on both pages. */
    countElements(): number
  }
}

/** Lets the benchmark mount the page, inside everything that both pages share. */
export function offerPage(boot: WholeBootData, page: ReactNode): void {
  const site = (
    <SiteRouter>
      <SiteProviders boot={boot} gateway={silentGateway}>
        {page}
      </SiteProviders>
    </SiteRouter>
  )
  function mount<Seen>(look: (place: HTMLElement) => Seen): Seen {
    const place = document.body.appendChild(document.createElement('div'))
    const root: Root = createRoot(place)
    flushSync(() => root.render(site))
    const seen = look(place)
    flushSync(() => root.unmount())
    place.remove()
    return seen
  }
  window.mountOnce = () => void mount((place) => place.getBoundingClientRect())
  window.countElements = () => mount((place) => place.querySelectorAll('*').length)
}
