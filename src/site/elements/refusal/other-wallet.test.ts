import { expect, it } from 'vitest'
import { stepToOtherWallet } from './other-wallet'

const queryOf = (value: object) => {
  const way = stepToOtherWallet({ ...value })
  return way?.action.action === 'memberCentre' ? [way.label, way.action.panel, way.action.query] : way
}

it('is the transfer from the wallet that has it, filled in', () => {
  expect(queryOf({ remaining: 30.5, elsewhere: { from: 'PT', to: 'MAIN' } })).toEqual([
    ...['refusal.next.transfer', 'wallet-transfer'],
    { from: 'PT', to: 'MAIN', amount: '30.5' },
  ])
})

it('is the recall where it takes several', () => {
  const value = { remaining: 30.5, elsewhere: { from: 'ALL', to: 'MAIN' } }
  expect(queryOf(value)).toEqual(['refusal.next.recall', 'wallet-transfer', {}])
})

it('is none where no other wallet has it', () => {
  expect(queryOf({ remaining: 30.5 })).toBeUndefined()
  expect(queryOf({ remaining: 30.5, elsewhere: 'PT' })).toBeUndefined()
})
