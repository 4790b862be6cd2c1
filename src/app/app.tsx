import { useCallback, useMemo, type ReactNode } from 'react'
import { GatewayProvider } from '@/gateway/gateway-context'
import { LanguageProvider, type LanguageSettings } from '@/i18n/language'
import { ActionDispatcher } from '@/flows/action-dispatcher'
import { BlocksProvider } from '@/render/section-view'
import type { BootData, FirstView } from '@/site/boot-data'
import { BusyProvider } from '@/site/busy'
import { DialogsProvider } from '@/site/dialogs'
import { IntentProvider } from '@/site/intent'
import { KnownSite } from '@/site/known-site'
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

interface AppProps extends Pick<LanguageSettings, 'rest' | 'onText'> {
  readonly boot: BootData
  /** The same, where somebody outside has it loaded. */
  readonly site?: KnownSite | undefined
}

/** The site of one merchant, within a router. */
export function App({ boot, site, rest, onText }: AppProps) {
  const known = useMemo(() => site ?? new KnownSite(boot), [site, boot])
  const prepare = useMemo(() => prepareAction(known), [known])
  const loadLanguages = useCallback(async () => languagesOf(await known.load()), [known])
  return (
    <SiteProvider value={boot} site={known}>
      <LanguageProvider settings={{ ...languageOf(boot), loadLanguages, rest, onText }}>
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
  const { name, defaultLanguage } = site
  return { brand: name, defaultLanguage, texts, ...languagesOf({ site, locales }) }
}

function languagesOf({ site: { languages }, locales }: Pick<FirstView, 'site' | 'locales'>) {
  return { languages: languages.items, order: languages.order, locales }
}

function MerchantGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider gateway={useMerchantGateway()}>{children}</GatewayProvider>
}
