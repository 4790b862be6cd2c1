import { expect, test } from 'vitest'
import { shownVendors } from './shown-vendors'

const vendors = {
  items: {
    AG: { name: 'AG', categories: ['LIVE', 'RNG'] },
    IBC: { name: 'IBC', categories: ['SPORTS'] },
    TF: { name: 'TF', categories: ['ESPORTS'] },
  } as const,
  order: ['TF', 'AG', 'GONE'],
}
const merchant = vendors as unknown as Parameters<typeof shownVendors>[0]
const codes = (wanted: Parameters<typeof shownVendors>[1]) => shownVendors(merchant, wanted).map(({ code }) => code)

test('vendors stand in the order of the merchant, and those that are not listed do not show', () => {
  expect(codes(undefined)).toEqual(['TF', 'AG'])
})

test('only vendors of the wanted categories show', () => {
  expect(codes(['LIVE', 'SPORTS'])).toEqual(['AG'])
})

test('a vendor names the wanted ones of its categories', () => {
  expect(shownVendors(merchant, ['RNG'])[0]?.categories).toEqual(['RNG'])
})
