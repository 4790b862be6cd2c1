import { useMemo, type ReactNode } from 'react'
import { GatewayProvider } from '@/gateway/gateway-context'
import { LanguageProvider } from '@/i18n/language'
import { BlocksProvider } from '@/render/section-view'
import type { BootData } from '@/site/boot-data'
import { BusyProvider } from '@/site/busy'
import { DialogsProvider } from '@/site/dialogs'
import { IntentProvider } from '@/site/intent'
import { SiteProvider } from '@/site/site-context'
import { BusyVeil } from './busy-veil'
import { DialogHost } from './dialog-host'
import { ErrorPage } from './error-page'
import { blockLoader } from './parts'
import { prepareAction } from './prepare-action'
import { RoutePage } from './route-page'
import { SessionEvents } from './session-events'
import { useMerchantGateway } from './use-merchant-gateway'

/** The site of one merchant, within a router. */
export function App({ boot }: { boot: BootData }) {
  const { name, languages, defaultLanguage } = boot.site
  const prepare = useMemo(() => prepareAction(boot.routes), [boot.routes])
  const language = {
    brand: name,
    languages: languages.items,
    order: languages.order,
    defaultLanguage,
    texts: boot.texts,
    locales: boot.locales,
  }
  return (
    <SiteProvider value={boot}>
      <LanguageProvider settings={language}>
        <ErrorPage>
          <BusyProvider>
            <DialogsProvider>
              <MerchantGateway>
                <BlocksProvider value={blockLoader}>
                  <IntentProvider value={prepare}>
                    <SessionEvents />
                    <RoutePage />
                    <DialogHost />
                    <BusyVeil />
                  </IntentProvider>
                </BlocksProvider>
              </MerchantGateway>
            </DialogsProvider>
          </BusyProvider>
        </ErrorPage>
      </LanguageProvider>
    </SiteProvider>
  )
}

function MerchantGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider gateway={useMerchantGateway()}>{children}</GatewayProvider>
}
