import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { LanguageProvider, type LanguageSettings } from '@/site/i18n/language'
import type { BootData, FirstView } from '@/contract/site-data/boot-data'
import { BusyProvider } from './busy'
import { DialogsProvider } from './dialogs'
import type { SiteLoader } from './site-loader'
import { SiteProvider } from './site-context'
import { ActionDispatcher } from './actions/action-dispatcher'
import { useMerchantGateway } from './use-merchant-gateway'

interface SiteProvidersProps {
  readonly boot: BootData
  /** The merchant's data, where the caller has already created it. */
  readonly site?: SiteLoader
  /** Language settings in addition to those of the boot data. */
  readonly language?: Partial<LanguageSettings>
  /** Replaces the merchant's gateway. */
  readonly gateway?: Gateway
  /** Error boundary below the texts. */
  readonly boundary?: ComponentType<{ children: ReactNode }>
  readonly children: ReactNode
}

/** All providers that the parts of a site need, to be rendered within a router. Further providers are added here. */
export function SiteProviders({
  boot,
  site,
  language,
  gateway,
  boundary: Boundary = Fragment,
  children,
}: SiteProvidersProps) {
  const parts = <ActionDispatcher>{children}</ActionDispatcher>
  return (
    <SiteProvider value={boot} site={site}>
      <LanguageProvider settings={{ ...languageSettings(boot), ...language }}>
        <Boundary>
          <BusyProvider>
            <DialogsProvider>
              {gateway === undefined ? (
                <MerchantGateway>{parts}</MerchantGateway>
              ) : (
                <GatewayProvider gateway={gateway}>{parts}</GatewayProvider>
              )}
            </DialogsProvider>
          </BusyProvider>
        </Boundary>
      </LanguageProvider>
    </SiteProvider>
  )
}

/** The languages and texts of a merchant. */
export function languageSettings({ site, texts, locales }: BootData): LanguageSettings {
  const { name, defaultLanguage } = site
  return { brand: name, age: site.responsiblePlay.age, defaultLanguage, texts, ...languagesOf({ site, locales }) }
}

/** The languages of a merchant that are known so far. */
export function languagesOf({ site: { languages }, locales }: Pick<FirstView, 'site' | 'locales'>) {
  return { languages: languages.items, locales }
}

function MerchantGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider gateway={useMerchantGateway()}>{children}</GatewayProvider>
}
