import { expect, it } from 'vitest'
import { payDocument } from './pay-document'

const payment = { spoken: 'en', amount: '200,000 VND', payee: 'Derby', number: 'D1', back: 'http://derby/' } as const

it.each([
  [true, '>Back without paying<'],
  [false, '>Back<'],
])('where a payment is open (%s) the way back says %s', (isOpen, back) => {
  expect(payDocument({ ...payment, isOpen })).toContain(back)
})
