import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const told = (record: Record<string, string | string[]>) =>
  checkBrand({ 'panels.json': { member: { 'profit-loss': record } } }).diagnostics.map(({ code, pointer }) => [
    code,
    pointer.replace('/member/profit-loss/', ''),
  ])

it('tells days to come of a record once, whether it offers them or opens with them', () => {
  expect(told({ presets: ['today', 'next7'], range: 'today' })).toEqual([['range-ahead', 'presets/1']])
  expect(told({ range: 'next30' })).toEqual([['range-ahead', 'range']])
  expect(told({ presets: ['today', 'previous30'], range: 'previous30' })).toEqual([])
})
