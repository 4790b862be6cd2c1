import { Suspense, useCallback, useMemo } from 'react'
import { languagesOf, languageSettings, SiteProviders } from '@/site/merchant/site-providers'
import { LanguageProvider, type LanguageSettings } from '@/site/i18n/language'
import { BlockBoundary } from '@/site/render/block-boundary'
import { BlocksProvider } from '@/site/render/section-view'
import type { BootData } from '@/contract/site-data/boot-data'
import { IntentProvider } from '@/site/merchant/actions/intent'
import { SiteLoader } from '@/site/merchant/site-loader'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useHydratedLater } from '@/site/ui/view/use-hydrated'
import { RetryOnline } from './events/retry-online'
import { BusyVeil } from './events/busy-veil'
import { DialogHost } from './centres/dialog-host'
import { ErrorPage, SiteFailed } from './routes/error-page'
import { blockLoader } from './start/parts'
import { prepareAction } from './centres/prepare-action'
import { RoutePage } from './routes/route-page'

interface AppProps extends Pick<LanguageSettings, 'files' | 'onText' | 'startsIn'> {
  readonly boot: BootData
  /** The loader of the site's data, if the caller already has one. */
  readonly site?: SiteLoader | undefined
}

/** The site of one merchant. Must be rendered within a router. */
export function App({ boot, site, files, startsIn, onText }: AppProps) {
  const known = useMemo(() => site ?? new SiteLoader(boot), [site, boot])
  const prepare = useMemo(() => prepareAction(known), [known])
  const loadLanguages = useCallback(async () => languagesOf(await known.load()), [known])
  return (
    <SiteProviders boot={boot} site={known} language={{ loadLanguages, files, startsIn, onText }} boundary={ErrorPage}>
      <BlocksProvider value={blockLoader}>
        <IntentProvider value={prepare}>
          <RoutePage />
          <DialogHost />
          <BusyVeil />
          <EventsOfLivingPage />
        </IntentProvider>
      </BlocksProvider>
    </SiteProviders>
  )
}

const PageEvents = lazyPart('page-events', () => import('./events/page-events').then((part) => part.PageEvents))

/** Rendered only on the client, not when prerendering. The page still works if they fail to load. */
function EventsOfLivingPage() {
  return (
    useHydratedLater() && (
      <BlockBoundary name="page-events" fallback={(onRetry) => <RetryOnline onRetry={onRetry} />}>
        <Suspense>
          <PageEvents />
        </Suspense>
      </BlockBoundary>
    )
  )
}

/** Shown when the texts of the site failed to load. */
export function AppWithoutTexts({ boot }: Pick<AppProps, 'boot'>) {
  return (
    <LanguageProvider settings={languageSettings(boot)}>
      <SiteFailed />
    </LanguageProvider>
  )
}
