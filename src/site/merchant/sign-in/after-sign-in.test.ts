import { describe, expect, it } from 'vitest'
import { afterSignIn, type SignInWay } from './after-sign-in'

const next = (way: SignInWay, answer: object, password = 'Demo1234!', forcesChange = true) =>
  afterSignIn({ way, password: way === 'password' ? password : undefined, answer, forcesChange })

describe('what follows a sign-in', () => {
  it('is nothing, as a rule', () => expect(next('password', {})).toBe('nothing'))

  it('is a new password when the present one is the default one, to the letter', () => {
    expect(next('password', {}, '{secret}')).toBe('due')
    expect(next('password', {}, '{Secret}')).toBe('nothing')
    expect(next('password', {}, '{secret}', false)).toBe('due')
  })

  it('is a new password when it has expired and the server forces the change', () => {
    expect(next('password', { passwordExpired: true })).toBe('due')
    expect(next('token', { passwordExpired: true })).toBe('due')
    expect(next('password', { passwordExpired: true }, 'Demo1234!', false)).toBe('nothing')
  })

  it.each(['sms', 'social'] as const)('is no new password after a sign-in by %s', (way) =>
    expect(next(way, { passwordExpired: true })).toBe('nothing'),
  )

  it('is the first-login action at the first sign-in', () => {
    expect(next('password', { firstTimeLogin: true })).toBe('first')
    expect(next('sms', { firstTimeLogin: true })).toBe('first')
    expect(next('social', { firstTimeLogin: true })).toBe('nothing')
  })

  it('is the password that is due before the first-login action', () =>
    expect(next('password', { firstTimeLogin: true }, '{secret}')).toBe('due'))
})
