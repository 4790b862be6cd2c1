import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mayAskMonitoring } from '@/contract/site-data/consent-asked'
import type { SiteData } from '@/contract/site-data/boot-data'
import { pageRelease } from '@/site/app/events/use-newer-release'
import { useLanguage } from '@/site/i18n/language'
import { takeSignals } from '@/site/lib/heard-signals'
import { allowedProviders, useConsent } from '@/site/merchant/consent'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt } from '@/site/merchant/pages/pages'
import { useSiteLoader } from '@/site/merchant/site-context'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import type { Monitor } from './monitor'

/** Reports what goes wrong and how well it goes, where the brand names an endpoint for it. */
export function Monitoring() {
  const loader = useSiteLoader()
  const [site, setSite] = useState<SiteData>()
  useEffect(() => {
    loader.load().then(
      (whole) => {
        // Nobody reports: nothing is kept.
        if (whole.site.monitoring.endpoint === '') takeSignals()
        else setSite(whole)
      },
      (error: unknown) => console.warn('monitoring did not start', error),
    )
  }, [loader])
  return site !== undefined && <Reporting site={site} />
}

function Reporting({ site }: { site: SiteData }) {
  const { language } = useLanguage()
  const { asked, allowed } = useConsent(site)
  const isAllowed = !mayAskMonitoring(site.site) || allowedProviders(asked, { allowed }).includes('monitoring')
  const running = useRef<Monitor>(undefined)
  const { pathname } = useLocation()
  // An address that is none of the brand's may hold anything: analytics get this name of its page, too.
  const pageNow = useEffectEvent(() => pageAt(site.routes, pathname)?.page.path ?? '/notFound')
  const languageNow = useEffectEvent(() => language)
  const isAllowedNow = useEffectEvent(() => isAllowed)

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const { monitoring, code } = site.site
    loadChunk('monitoring', () => import('./start-monitoring')).then(
      ({ startMonitoring }) => {
        if (isOver) return
        const origin = { brand: code, release: pageRelease() ?? '' }
        const place = () => ({ page: pageNow(), language: languageNow() })
        const settings = { monitoring, origin, place, isAllowed: () => isAllowedNow() }
        const started = startMonitoring(settings)
        running.current = started.monitor
        stop = started.stop
      },
      (error: unknown) => console.warn('monitoring did not start', error),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [site])

  useEffect(() => running.current?.followConsent(), [isAllowed])
  return null
}
