import { expect, it } from 'vitest'
import { askedCategories, mayAskConsent, providersInUse } from '@/contract/site-data/consent-asked'
import type { ConsentCategory, Monitoring } from '@/contract/generated/merchant-types'
import { allowedProviders, consentNow } from './consent'

const now = Date.UTC(2026, 10, 30)
const settings = { version: '2', days: 30 }
const chosen = (days: number, version = '2') => ({
  version,
  date: new Date(now - days * 86_400_000).toISOString(),
  allowed: ['statistics'],
})
const asked = (isRefused = false) => ({ isRefused, now })

it('asks whoever has not chosen, and lets nothing in meanwhile', () => {
  expect(consentNow(undefined, settings, asked())).toEqual({ allowed: new Set(), date: undefined, isOpen: true })
})

it('keeps a choice for its days and its version', () => {
  expect(consentNow(chosen(29), settings, asked())).toMatchObject({ allowed: new Set(['statistics']), isOpen: false })
  expect(consentNow(chosen(30), settings, asked())).toMatchObject({ allowed: new Set(), isOpen: true })
  expect(consentNow(chosen(1, '1'), settings, asked())).toMatchObject({ allowed: new Set(), isOpen: true })
  expect(consentNow({ ...chosen(1), date: 'yesterday' }, settings, asked())).toMatchObject({ isOpen: true })
})

it('takes the browser’s wish not to be tracked as a no, until its owner chooses otherwise here', () => {
  expect(consentNow(undefined, settings, asked(true))).toMatchObject({ allowed: new Set(), isOpen: false })
  expect(consentNow(chosen(1), settings, asked(true))).toMatchObject({ allowed: new Set(['statistics']) })
})

const category = (...providers: ConsentCategory['providers']) =>
  ({ title: 'page.title', text: 'page.text', providers, signals: [] }) as unknown as ConsentCategory
const site = (provider: 'none' | 'gtag' | 'matomo') => ({
  analytics: { provider },
  monitoring: { endpoint: '' } as Monitoring,
  consent: {
    ...settings,
    categories: {
      items: { statistics: category('gtag', 'matomo'), marketing: category('gtag'), unlisted: category('matomo') },
      order: ['statistics', 'marketing'],
    },
  },
})

it('asks for the categories with a service in use, and for none where nothing is used', () => {
  const names = (provider: 'none' | 'gtag' | 'matomo') =>
    askedCategories(site(provider), providersInUse(site(provider))).map(({ name }) => name)
  expect(names('gtag')).toEqual(['statistics', 'marketing'])
  expect(names('matomo')).toEqual(['statistics'])
  expect(names('none')).toEqual([])
  expect([mayAskConsent(site('gtag')), mayAskConsent(site('none'))]).toEqual([true, false])
})

it('lets a service in by any category that names it', () => {
  const all = askedCategories(site('gtag'), ['gtag'])
  expect(allowedProviders(all, { allowed: new Set(['statistics']) }), 'none that is not used').toEqual(['gtag'])
  expect(allowedProviders(all, { allowed: new Set(['marketing']) })).toEqual(['gtag'])
  expect(allowedProviders(all, { allowed: new Set() })).toEqual([])
})
