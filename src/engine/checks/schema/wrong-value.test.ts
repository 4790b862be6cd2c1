import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

it('says what a text should look like by an example where there is one, and not by a pattern', () => {
  const items = { welcome: { from: '2027-02-01' } }
  const { diagnostics } = checkBrand({ 'banners.json': { groups: { w_home: { items } } } })
  expect(diagnostics.map(({ code, expected }) => [code, expected])).toContainEqual([
    'wrong-value',
    'a text such as 2027-02-01T00:00:00+07:00',
  ])
})
