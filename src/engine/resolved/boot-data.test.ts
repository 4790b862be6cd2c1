import { expect, it } from 'vitest'
import { bootData, suppliedCategories } from './boot-data'
import type { ResolvedMerchant } from './resolved-merchant'
import { wholeTexts } from './site-texts'
import { checkBrand } from '@/engine/testing/write-merchants'

function bootOfBrand() {
  const merchant = checkBrand({}).merchants[0] as ResolvedMerchant
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

it('has a kind of games where a vendor that is shown supplies it', () => {
  const vendor = (...categories: ('LIVE' | 'RNG')[]) => ({ name: 'A vendor', categories })
  const items = { ONE: vendor('LIVE'), TWO: vendor('RNG'), THREE: vendor('LIVE') }
  expect(suppliedCategories({ items, order: ['ONE', 'THREE', 'GONE'] })).toEqual(['LIVE'])
})
