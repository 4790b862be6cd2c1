import { expect, it } from 'vitest'
import { GatewayError } from '@/site/gateway/gateway-error'
import { isRefusal, isWrongSecret } from './money-outcome'

const tooMany = new GatewayError({
  ...{ kind: 'refused', call: 'requestWithdrawal', status: 429, code: 'too_many_tries', message: 'too many' },
  value: { field: 'paymentPassword' },
})

it('a password that is looked at no more, because too many were wrong, is a clear no of a first try', () => {
  expect(isRefusal(tooMany, true, 'paymentPassword')).toBe(true)
})

it('and says nothing about an act that was sent before: the password is asked for again', () => {
  expect(isRefusal(tooMany, false, 'paymentPassword')).toBe(false)
  expect(isWrongSecret(tooMany, 'paymentPassword')).toBe(true)
})

it('429 about anything else is no answer', () => {
  expect(isRefusal(tooMany, true)).toBe(false)
})
