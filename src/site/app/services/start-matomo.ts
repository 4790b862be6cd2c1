import type { MatomoSettings } from '@/contract/generated/merchant-types'
import { forgetCookies } from './forget-cookies'
import { loadScript } from './load-script'
import type { Service } from './service'

interface MatomoWindow {
  /** Matomo's queue of commands: https://developer.matomo.org/api-reference/tracking-javascript */
  _paq?: { push(command: readonly unknown[]): unknown }
}

export const matomoCookies = /^_pk_/

/** Loads Matomo. It gets the URL of each page without its query. */
export function startMatomo({ address, siteId }: MatomoSettings): Service {
  const page = window as MatomoWindow
  const isLoaded = page._paq !== undefined
  page._paq ??= []
  // Matomo replaces the queue when it has loaded.
  const command = (...words: readonly unknown[]) => void page._paq?.push(words)
  if (!isLoaded) {
    command('setTrackerUrl', `${address}/matomo.php`)
    command('setSiteId', String(siteId))
    loadScript(`${address}/matomo.js`)
  }
  let last: string | undefined
  return {
    showPage(shown) {
      if (last !== undefined) command('setReferrerUrl', last)
      last = shown
      command('setCustomUrl', shown)
      command('setDocumentTitle', document.title)
      command('trackPageView')
    },
    stop() {
      command('deleteCookies')
      forgetCookies(matomoCookies)
      return true
    },
  }
}
