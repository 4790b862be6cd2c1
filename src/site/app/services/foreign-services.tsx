import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SiteData } from '@/contract/site-data/boot-data'
import { mayAskConsent } from '@/contract/site-data/consent-asked'
import { allowedProviders, useConsent } from '@/site/merchant/consent'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt } from '@/site/merchant/pages/pages'
import { useSite, useSiteLoader } from '@/site/merchant/site-context'
import { BlockBoundary } from '@/site/render/block-boundary'
import { focusPageIfLost } from '@/site/ui/focus/focus-page-if-lost'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import type { Service } from './service'
import type { ServiceName } from './start-service'

/** Lazy-loaded, because most visitors have answered already. */
const ConsentBanner = lazyPart('consent-banner', () => import('./consent-banner').then((part) => part.ConsentBanner))

/** Services of others, each from the moment on in which the visitor agrees to it (1 §1). */
export function ForeignServices() {
  const loader = useSiteLoader()
  const [site, setSite] = useState<SiteData>()
  useEffect(() => {
    loader.load().then(setSite, (error: unknown) => console.warn('services did not start', error))
  }, [loader])
  return site !== undefined && mayAskConsent(site.site) && <AskedServices site={site} />
}

function AskedServices({ site }: { site: SiteData }) {
  const consent = useConsent(site)
  const { paths } = useSite().routes
  const { pathname } = useLocation()
  useServices(site, consent)
  // A game has the whole screen, and nothing starts unless somebody agrees.
  const isAsked = consent.isOpen && consent.asked.length > 0 && pathname !== paths.byIframe
  // The button that was pressed is gone with the question.
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current && !isAsked) focusPageIfLost()
    wasAsked.current = isAsked
  }, [isAsked])
  return (
    isAsked && (
      <BlockBoundary name="consent-banner" fallback={() => null}>
        <Suspense>
          <ConsentBanner asked={consent.asked} onChoose={consent.choose} />
        </Suspense>
      </BlockBoundary>
    )
  )
}

/** Starts and stops the services as the visitor's choice says, and tells them each page. */
function useServices({ site, routes }: SiteData, { asked, allowed, gtagId }: ReturnType<typeof useConsent>): void {
  const running = useRef(new Map<ServiceName, Service>())
  const { pathname } = useLocation()
  const address = useRef(pathname)
  const shownAddress = useEffectEvent(() => addressToTell(pageAt(routes, pathname) !== undefined))
  const wanted = allowedProviders(asked, { allowed })
  const isAnyWanted = wanted.length > 0

  useEffect(() => {
    const services = running.current
    const isIn = new Set(allowedProviders(asked, { allowed }).filter((name) => name !== 'monitoring'))
    let hasStopped = true
    for (const [name, service] of services) {
      if (isIn.has(name)) service.allow?.(allowed)
      else {
        services.delete(name)
        hasStopped = service.stop() && hasStopped
      }
    }
    if (!hasStopped) location.reload()
    const missing = [...isIn].filter((name) => !services.has(name))
    if (missing.length === 0) return
    let isOver = false
    loadChunk('services', () => import('./start-service'))
      .then(({ startServices }) => {
        if (isOver) return
        const settings = { analytics: site.analytics, gtagId, asked, allowed, address: shownAddress() }
        for (const [name, service] of startServices(missing, settings)) {
          services.set(name, service)
          service.showPage(settings.address)
        }
      })
      .catch((error: unknown) => console.warn('services did not start', error))
    return () => void (isOver = true)
  }, [site, asked, allowed, gtagId])

  useEffect(() => {
    if (address.current === pathname) return
    address.current = pathname
    if (isAnyWanted) running.current.forEach((service) => service.showPage(shownAddress()))
  }, [pathname, isAnyWanted])
}

/**
 * Without the query, which may contain codes and ids. An address that no page has may be anything that somebody wrote,
 * or that a broken link made of what he typed: its page is told by name.
 */
function addressToTell(isPage: boolean): string {
  return location.origin + (isPage ? location.pathname : '/notFound')
}
