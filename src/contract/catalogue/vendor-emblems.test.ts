import { expect, test } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { vendorEmblems } from './vendor-emblems'

test('no two vendors of a brand have the same emblem', () => {
  for (const { config } of checkMerchants('merchants').merchants) {
    const { order } = config.vendors
    expect(new Set(vendorEmblems(order).values()).size).toBe(order.length)
  }
})

test('a vendor has the same emblem, wherever it stands in the order', () => {
  expect(vendorEmblems(['AG', 'PT', 'MG']).get('PT')).toBe(vendorEmblems(['PT', 'MG', 'AG']).get('PT'))
})

test('a path is all that an emblem is', () => {
  for (const path of vendorEmblems(['AG', 'IBC', 'CQ9']).values()) expect(path).toMatch(/^M[\d LaMZ.-]+Z$/)
})

test('more vendors than there are emblems share some', () => {
  const codes = Array.from({ length: 200 }, (_, index) => `V${index}`)
  expect(vendorEmblems(codes).size).toBe(200)
})
