import { describe, expect, it } from 'vitest'
import { isSentToLogin, loginAddress, obstacle } from './guards'

describe('a guard', () => {
  it('stops nobody on an open page', () => expect(obstacle('none', 'guest')).toBeUndefined())
  it('asks a guest to sign in', () => {
    expect(obstacle('login', 'guest')).toBe('login')
    expect(obstacle('realAccount', 'guest')).toBe('login')
  })
  it('asks a trial account for a real one only where money is real', () => {
    expect(obstacle('login', 'trial')).toBeUndefined()
    expect(obstacle('realAccount', 'trial')).toBe('trial')
  })
  it('lets nobody but agents into what is for agents', () => {
    const roles = ['guest', 'trial', 'member', 'agent'] as const
    expect(roles.map((role) => obstacle('agent', role))).toEqual(['login', 'trial', 'agent', undefined])
  })
  it('lets members and agents pass', () => {
    expect(obstacle('realAccount', 'member')).toBeUndefined()
    expect(obstacle('realAccount', 'agent')).toBeUndefined()
  })
})

describe('signing in first', () => {
  it('is asked of guests on every page but the open ones', () => {
    const paths = ['/', '/promotions', '/down', '/help', '/login', '/login/', '/register', '/register.html', '/helpmc']
    expect(paths.filter((path) => isSentToLogin(true, path, 'guest'))).toEqual(['/', '/promotions', '/down', '/help'])
    expect(isSentToLogin(true, '/download', 'guest')).toBe(false)
  })
  it('is asked of nobody who has a session, nor where the merchant does not want it', () => {
    expect(isSentToLogin(true, '/promotions', 'trial')).toBe(false)
    expect(isSentToLogin(false, '/promotions', 'guest')).toBe(false)
  })
  it('leads on to the address that was asked for, without a token', () => {
    const asked = { pathname: '/promotions', search: '?id=a&token=t', hash: '#terms' }
    expect(loginAddress(asked)).toBe('/login?to=%2Fpromotions%3Fid%3Da%23terms')
    expect(loginAddress({ pathname: '/', search: '?token=t', hash: '' })).toBe('/login')
  })
})
