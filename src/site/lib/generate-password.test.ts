import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generatePassword } from './generate-password'

it('has a capital first, a small letter, a digit, and a length that the rule allows', () =>
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 20 }), fc.integer({ min: 0, max: 20 }), (minLength, more) => {
      const maxLength = minLength + more
      const password = generatePassword({ minLength, maxLength })
      expect(password.length).toBeGreaterThanOrEqual(minLength)
      expect(password.length).toBeLessThanOrEqual(maxLength)
      expect(password).toMatch(/^[A-Z](?=.*[a-z])(?=.*\d)[A-Za-z\d]+$/)
    }),
  ))

it('is another one each time', () => {
  const rule = { minLength: 6, maxLength: 20 }
  expect(new Set(Array.from({ length: 100 }, () => generatePassword(rule))).size).toBe(100)
})
