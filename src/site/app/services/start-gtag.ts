import type { ConsentCategory } from '@/contract/generated/merchant-types'
import type { AskedCategory } from '@/contract/site-data/consent-asked'
import { forgetCookies } from './forget-cookies'
import { loadScript } from './load-script'
import type { Service } from './service'

const loader = 'https://www.googletagmanager.com/gtag/js'

/** Format of Google's ids, such as G-AB12CD34. */
const gtagIds = /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/

type Signal = ConsentCategory['signals'][number]

const signals: readonly Signal[] = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization']

/** Cookies of Google's tag: https://support.google.com/analytics/answer/11397207 */
export const gtagCookies = /^_(ga|gid|gat|gcl|gac)(_|$)/

interface GtagWindow {
  dataLayer?: IArguments[]
  /** https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics */
  [disabled: `ga-disable-${string}`]: boolean
}

/**
 * Loads Google's tag, with consent mode (https://developers.google.com/tag-platform/security/guides/consent): everything
 * is denied before it loads, and what the visitor's categories stand for is granted. It gets the URL of each page
 * without its query; `first` is that of the page that is shown now.
 */
export function startGtag(
  id: string,
  asked: readonly AskedCategory[],
  allowed: ReadonlySet<string>,
  first: string,
): Service {
  if (!gtagIds.test(id)) throw new Error(`not the id of a Google tag: ${id}`)
  const page = window as unknown as GtagWindow
  const isLoaded = page.dataLayer !== undefined
  const queue = (page.dataLayer ??= [])
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script reads the arguments object itself, and no array
    queue.push(arguments)
  }
  const grant = (categories: ReadonlySet<string>) => {
    gtag('consent', 'update', grantedStates(asked, categories))
  }
  page[`ga-disable-${id}`] = false
  if (!isLoaded) gtag('consent', 'default', grantedStates([], allowed))
  gtag('set', 'ads_data_redaction', true)
  grant(allowed)
  // Whoever agrees again has the tag already.
  if (!isLoaded) {
    gtag('js', new Date())
    // The tag would send the address with its query, and only of the first page.
    gtag('config', id, { send_page_view: false, page_location: first })
    loadScript(`${loader}?id=${encodeURIComponent(id)}`)
  }
  return {
    showPage(address) {
      // What the tag sends by itself, such as scrolling, names this page too.
      gtag('set', { page_location: address })
      gtag('event', 'page_view', { page_location: address })
    },
    allow: grant,
    stop() {
      // Consent mode alone only takes the cookies away: the tag would go on to send what it counts by itself.
      page[`ga-disable-${id}`] = true
      grant(new Set())
      forgetCookies(gtagCookies)
      return true
    },
  }
}

/** What the tag is told of each of its signals when these categories are agreed to. */
export function grantedStates(
  asked: readonly AskedCategory[],
  allowed: ReadonlySet<string>,
): Record<string, 'granted' | 'denied'> {
  const granted = new Set(asked.flatMap((each) => (allowed.has(each.name) ? each.signals : [])))
  return Object.fromEntries(signals.map((signal) => [signal, granted.has(signal) ? 'granted' : 'denied']))
}
