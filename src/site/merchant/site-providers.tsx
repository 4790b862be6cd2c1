import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { LanguageProvider, type LanguageSettings } from '@/site/i18n/language'
import type { BootData, FirstView } from '@/contract/site-data/boot-data'
import { BusyProvider } from './busy'
import { DialogsProvider } from './dialogs'
import type { KnownSite } from './known-site'
import { SiteProvider } from './site-context'
import { ActionDispatcher } from './actions/action-dispatcher'
import { useMerchantGateway } from './use-merchant-gateway'

interface SiteProvidersProps {
  readonly boot: BootData
  /** The same, where somebody outside has it loaded. */
  readonly site?: KnownSite
  /** What the texts have besides those of the boot data. */
  readonly language?: Partial<LanguageSettings>
  /** Answers in place of the merchant's gateway. */
  readonly gateway?: Gateway
  /** Catches what fails below the texts. */
  readonly boundary?: ComponentType<{ children: ReactNode }>
  readonly children: ReactNode
}

/** What every part of a site finds around it, within a router: the one place that a further provider is added to. */
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
  return { brand: name, defaultLanguage, texts, ...languagesOf({ site, locales }) }
}

/** The languages that are known of a merchant. */
export function languagesOf({ site: { languages }, locales }: Pick<FirstView, 'site' | 'locales'>) {
  return { languages: languages.items, locales }
}

function MerchantGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider gateway={useMerchantGateway()}>{children}</GatewayProvider>
}
