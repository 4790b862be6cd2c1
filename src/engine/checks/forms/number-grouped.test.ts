import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const told = (presets: string) =>
  checkBrand({ 'panels.json': `{ "member": { "deposit": { "presets": ${presets} } } }` }).diagnostics.map(
    ({ code, pointer, suggestions }) => [code, pointer, suggestions],
  )

it('tells a number that is grouped as in Vietnamese, and what it may mean', () => {
  const pointer = '/member/deposit/presets/1'
  expect(told('[20, 50.000]')).toEqual([['number-grouped', pointer, ['50000', '50']]])
  expect(told('[1, 1.500]')).toEqual([['number-grouped', pointer, ['1500', '1.5']]])
  expect(told('[0.50, 50.25, 5000, 50000.00]')).toEqual([])
})
