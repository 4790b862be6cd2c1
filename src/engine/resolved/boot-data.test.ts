import { expect, it } from 'vitest'
import { bootData, suppliedCategories } from './boot-data'
import type { ResolvedMerchant } from './resolved-merchant'
import { wholeTexts } from './site-texts'
import type { Files } from '@/engine/testing/write-files'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const brand = acme['site.json'] as object

function bootOfBrand(files: Files = {}) {
  const merchant = checkBrand(files).merchants[0] as ResolvedMerchant
  return bootData(merchant, wholeTexts(merchant))
}

it('keeps what is not for browsers to itself', () => {
  const boot = bootOfBrand()
  expect(boot.site).not.toHaveProperty('sandbox')
  expect(boot.site).not.toHaveProperty('extends')
  expect(boot.features.flags['PTSYS3']).toEqual({ default: true, locked: false })
  expect(boot.theme).not.toHaveProperty('tokens')
})

it('carries the texts that it is given', () => {
  const boot = bootOfBrand()
  expect(boot.texts['nav.home']).toBe('nav.home of {{brand}}')
  expect(boot.locales).toEqual({ TY: { whole: expect.stringMatching(/^\/brand\/TY\.[0-9a-f]{8}\.json$/) as string } })
})

it('names a vendor as the languages of the brand ask for (2 §9)', () => {
  const bti = { 'vendors.json': { items: { BTI: { name: 'BTI', categories: ['SPORTS'] } }, order: ['BTI'] } }
  const nameIn = (files: Files) => bootOfBrand({ ...bti, ...files }).vendors.items['BTI']?.name
  expect(nameIn({})).toBe('123BET')
  expect(nameIn({ 'site.json': { ...brand, languages: { order: ['EN'] } } })).toBe('BTI')
})

it('has dollars where a brand names no currency (2 §3)', () => {
  expect(bootOfBrand({ 'site.json': { ...brand, currency: null } }).site.currency).toEqual({ code: 'USD', symbol: '$' })
})

it('has a kind of games where a vendor that is shown supplies it', () => {
  const vendor = (...categories: ('LIVE' | 'RNG')[]) => ({ name: 'A vendor', categories })
  const items = { ONE: vendor('LIVE'), TWO: vendor('RNG'), THREE: vendor('LIVE') }
  expect(suppliedCategories({ items, order: ['ONE', 'THREE', 'GONE'] })).toEqual(['LIVE'])
})

it('leaves the entry for cookie settings out of menus where nobody is asked', () => {
  const statistics = { title: 'page.title', text: 'page.text', providers: ['gtag'] }
  const asking = (provider: string) => ({
    'site.json': {
      ...brand,
      analytics: { provider },
      consent: { categories: { items: { statistics }, order: ['statistics'] } },
    },
    'menus.json': {
      footer: {
        items: { cookies: { label: 'nav.help', action: { action: 'dialog', dialog: 'cookie-settings' } } },
        order: ['home', 'cookies'],
      },
    },
  })
  expect(bootOfBrand(asking('gtag')).menus.footer.order).toEqual(['home', 'cookies'])
  const { footer } = bootOfBrand(asking('none')).menus
  expect(footer.order).toEqual(['home'])
  expect(footer.items).not.toHaveProperty('cookies')
})
