import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { SiteRouter } from '@/app/router'
import type { Gateway } from '@/gateway/gateway'
import { ActionDispatcher } from '@/flows/action-dispatcher'
import { GatewayProvider } from '@/gateway/gateway-context'
import { LanguageProvider } from '@/i18n/language'
import type { WholeBootData } from '@/site/boot-data'
import { BusyProvider } from '@/site/busy'
import { DialogsProvider } from '@/site/dialogs'
import { SiteProvider } from '@/site/site-context'

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
  const { name, languages, defaultLanguage } = boot.site
  const { texts, locales } = boot
  const language = { brand: name, languages: languages.items, order: languages.order, defaultLanguage, texts, locales }
  const site = (
    <SiteProvider value={boot}>
      <LanguageProvider settings={language}>
        <SiteRouter>
          <BusyProvider>
            <DialogsProvider>
              <GatewayProvider gateway={silentGateway}>
                <ActionDispatcher>{page}</ActionDispatcher>
              </GatewayProvider>
            </DialogsProvider>
          </BusyProvider>
        </SiteRouter>
      </LanguageProvider>
    </SiteProvider>
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
