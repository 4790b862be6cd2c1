import { beforeEach, expect, it } from 'vitest'
import { passwordChange } from './password-change'

beforeEach(() => passwordChange.drop())

it('stores nothing of a password or a token, and only that a new password is due', () => {
  passwordChange.hold({ account: 'ann', oldPassword: 'old-secret', token: 'a-token' })
  const stored = JSON.stringify(Object.entries(sessionStorage))
  expect(stored).toContain('cpw')
  expect(stored).not.toContain('old-secret')
  expect(stored).not.toContain('a-token')
})

it('sets no flag for a change that may be put off', () => {
  passwordChange.hold({ account: 'ann', oldPassword: 'old-secret' })
  expect(sessionStorage.getItem('cpw')).toBeNull()
})

it('is left over once, when the page was loaded anew before it was done', () => {
  sessionStorage.setItem('cpw', '1')
  expect(passwordChange.takeLeftOver()).toBe(true)
  expect(passwordChange.takeLeftOver()).toBe(false)
})

it('is not left over while it is under way', () => {
  passwordChange.hold({ account: 'ann', token: 'a-token' })
  expect(passwordChange.takeLeftOver()).toBe(false)
})
