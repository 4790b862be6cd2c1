import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

it.each([
  [0, 'more than 0'],
  [0.005, 'a multiple of 0.01'],
])('refuses an amount of %d to choose: it must be %s', (amount, expected) => {
  const { diagnostics } = checkBrand({ 'panels.json': { member: { deposit: { presets: [amount] } } } })
  expect(diagnostics.map(({ code, pointer, ...said }) => [code, pointer, said.expected])).toEqual([
    ['wrong-value', '/member/deposit/presets/0', expected],
  ])
})
