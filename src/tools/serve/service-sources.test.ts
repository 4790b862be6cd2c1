import { expect, test } from 'vitest'
import type { ConsentCategory, Site } from '@/contract/generated/merchant-types'
import { serviceSources } from './service-sources'

const category = (signals: ConsentCategory['signals'], ...providers: ConsentCategory['providers']) =>
  ({ providers, signals }) as unknown as ConsentCategory
const site = (analytics: Site['analytics'], ...categories: ConsentCategory[]) => {
  const items = Object.fromEntries(categories.map((each, at) => [`c${at}`, each]))
  const monitoring = { endpoint: '/reports' } as Site['monitoring']
  return { analytics, monitoring, consent: { version: '1', days: 1, categories: { items, order: Object.keys(items) } } }
}

test('Google’s tag may load and send where visitors may agree to it, and to its advertising hosts only with that', () => {
  const counted = serviceSources(site({ provider: 'gtag' }, category(['analytics_storage'], 'gtag')))
  expect(counted?.scripts).toEqual(['https://*.googletagmanager.com'])
  expect(counted?.calls).toContain('https://*.google-analytics.com')
  expect(JSON.stringify(counted)).not.toContain('doubleclick')
  const advertised = serviceSources(site({ provider: 'gtag' }, category(['ad_storage'], 'gtag')))
  expect(advertised?.calls).toContain('https://*.g.doubleclick.net')
  expect(advertised?.scripts).toEqual(counted?.scripts)
})

test('a service of an own host needs no source, and one elsewhere its origin alone', () => {
  const own = { provider: 'matomo', matomo: { address: '/stats', siteId: 1 } } as const
  expect(serviceSources(site(own, category([], 'matomo')))).toEqual({ scripts: [], pictures: [], calls: [] })
  const other = { provider: 'script', script: { address: 'https://s.example/a/b.js', attributes: {} } } as const
  const origin = ['https://s.example']
  expect(serviceSources(site(other, category([], 'script')))).toEqual({
    scripts: origin,
    pictures: origin,
    calls: origin,
  })
})

test('what no visitor can agree to has no source', () => {
  expect(serviceSources(site({ provider: 'gtag' }, category([], 'matomo')))).toBeUndefined()
  expect(serviceSources(site({ provider: 'none' }, category([], 'gtag')))).toBeUndefined()
})
