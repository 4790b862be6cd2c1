import { useMemo, type ReactNode } from 'react'
import { GatewayProvider } from '@/gateway/gateway-context'
import { LanguageProvider, type LanguageSettings } from '@/i18n/language'
import { ActionDispatcher } from '@/flows/action-dispatcher'
import { BlocksProvider } from '@/render/section-view'
import type { BootData } from '@/site/boot-data'
import { BusyProvider } from '@/site/busy'
import { DialogsProvider } from '@/site/dialogs'
import { IntentProvider } from '@/site/intent'
import { SiteProvider } from '@/site/site-context'
import { Analytics } from './analytics'
import { BusyVeil } from './busy-veil'
import { DialogHost } from './dialog-host'
import { ErrorPage, SiteFailed } from './error-page'
import { blockLoader } from './parts'
import { prepareAction } from './prepare-action'
import { RoutePage } from './route-page'
import { SessionEvents } from './session-events'
import { useMerchantGateway } from './use-merchant-gateway'

interface AppProps extends Pick<LanguageSettings, 'files' | 'onText'> {
  readonly boot: BootData
}

/** The site of one merchant, within a router. */
export function App({ boot, files, onText }: AppProps) {
  const prepare = useMemo(() => prepareAction(boot.routes), [boot.routes])
  return (
    <SiteProvider value={boot}>
      <LanguageProvider settings={{ ...languageOf(boot), files, onText }}>
        <ErrorPage>
          <BusyProvider>
            <DialogsProvider>
              <MerchantGateway>
                <BlocksProvider value={blockLoader}>
                  <IntentProvider value={prepare}>
                    <ActionDispatcher>
                      <Analytics />
                      <SessionEvents />
                      <RoutePage />
                      <DialogHost />
                      <BusyVeil />
                    </ActionDispatcher>
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

/** What is left of a site whose texts did not arrive. */
export function AppWithoutTexts({ boot }: Pick<AppProps, 'boot'>) {
  return (
    <LanguageProvider settings={languageOf(boot)}>
      <SiteFailed />
    </LanguageProvider>
  )
}

function languageOf({ site, texts, locales }: BootData): LanguageSettings {
  const { name, languages, defaultLanguage } = site
  return { brand: name, languages: languages.items, order: languages.order, defaultLanguage, texts, locales }
}

function MerchantGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider gateway={useMerchantGateway()}>{children}</GatewayProvider>
}
