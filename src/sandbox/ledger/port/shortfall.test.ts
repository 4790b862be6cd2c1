import { expect, it } from 'vitest'
import { shortfall } from './shortfall'

const held = (amounts: Record<string, number>) => new Map(Object.entries(amounts))

it('says what is missing, and that nothing else has it', () => {
  const figures = { required: 5, reached: 1.5, remaining: 3.5 }
  expect(shortfall(held({ main: 150, points: 9000, held: 9000 }), ['main'], 500)).toEqual(figures)
})

it('names the wallet that has what is missing', () => {
  const wallets = held({ main: 150, 'vendor:PT': 100, 'vendor:KY': 900 })
  expect(shortfall(wallets, ['main'], 500).elsewhere).toEqual({ from: 'KY', to: 'MAIN' })
  expect(shortfall(wallets, ['main', 'vendor:KY'], 1100).elsewhere).toEqual({ from: 'PT', to: 'MAIN' })
  expect(shortfall(wallets, ['vendor:PT'], 200).elsewhere).toEqual({ from: 'KY', to: 'PT' })
})

it('takes all of the vendors where none alone has it, for the main wallet', () => {
  const wallets = held({ main: 100, 'vendor:PT': 300, 'vendor:KY': 300 })
  expect(shortfall(wallets, ['main'], 600).elsewhere).toEqual({ from: 'ALL', to: 'MAIN' })
  expect(shortfall(wallets, ['vendor:PT'], 1000).elsewhere).toBeUndefined()
  expect(shortfall(wallets, ['main'], 701).elsewhere).toBeUndefined()
})
