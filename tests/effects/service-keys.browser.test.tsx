import { afterEach, expect, it, vi } from 'vitest'
import type { Site } from '@/contract/generated/merchant-types'
import type { Service } from '@/site/app/services/service'
import { startServices, type ServiceName } from '@/site/app/services/start-service'
import { caughtScripts } from '@/site/app/services/testing/caught-scripts'

/** Keys of services that only a page shows. tests/effects/seen-in-browser.ts names them. */
const page = window as { _paq?: unknown[][] }
const nothing = { gtagId: undefined, asked: [], allowed: new Set<string>(), address: 'https://acme.example/' }

/** A service that starts with these settings. */
function started(name: ServiceName, analytics: Site['analytics']): Service {
  const [[, service] = []] = startServices([name], { ...nothing, analytics })
  if (service === undefined) throw new Error(`${name} did not start`)
  return service
}

afterEach(() => {
  delete page._paq
  vi.restoreAllMocks()
})

it('analytics.matomo.address and analytics.matomo.siteId say which Matomo counts, and as which site', () => {
  const caught = caughtScripts()
  const matomo = { address: 'https://stats.example', siteId: 3 }
  const service = started('matomo', { provider: 'matomo', matomo })
  service.showPage('https://acme.example/help')
  expect(caught.map(({ src }) => src)).toEqual(['https://stats.example/matomo.js'])
  expect(page._paq).toEqual([
    ['setTrackerUrl', 'https://stats.example/matomo.php'],
    ['setSiteId', '3'],
    ['setCustomUrl', 'https://acme.example/help'],
    ['setDocumentTitle', document.title],
    ['trackPageView'],
  ])
})

it('analytics.script.address and analytics.script.attributes.* are the script that counts', () => {
  const caught = caughtScripts()
  const script = { address: '/stats/count.js', attributes: { 'data-domain': 'acme.example' } }
  const service = started('script', { provider: 'script', script })
  expect(caught.map((each) => each.getAttribute('src'))).toEqual(['/stats/count.js'])
  expect(caught[0]?.dataset['domain']).toBe('acme.example')
  expect(service.stop(), 'it ends with the page').toBe(false)
})

it('says which settings a service lacks, and starts the others', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  caughtScripts()
  const script = { address: '/stats/count.js', attributes: {} }
  const analytics = { provider: 'script', script } as const
  const services = startServices(['matomo', 'script'], { ...nothing, analytics })
  expect(services.map(([name]) => name)).toEqual(['script'])
  expect(warn).toHaveBeenCalledWith('matomo did not start', new Error('matomo has no settings'))
})
