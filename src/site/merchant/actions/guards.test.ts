import { describe, expect, it } from 'vitest'
import type { Routes } from '@/contract/generated/merchant-types'
import { isSentToLogin, loginAddress, guardFailure } from './guards'

describe('a guard', () => {
  it('stops nobody on an open page', () => expect(guardFailure('none', 'guest')).toBeUndefined())
  it('asks a guest to sign in', () => {
    expect(guardFailure('login', 'guest')).toBe('login')
    expect(guardFailure('realAccount', 'guest')).toBe('login')
  })
  it('asks a trial account for a real one only where money is real', () => {
    expect(guardFailure('login', 'trial')).toBeUndefined()
    expect(guardFailure('realAccount', 'trial')).toBe('trial')
  })
  it('lets nobody but agents into what is for agents', () => {
    const roles = ['guest', 'trial', 'member', 'agent'] as const
    expect(roles.map((role) => guardFailure('agent', role))).toEqual(['login', 'trial', 'agent', undefined])
  })
  it('lets members and agents pass', () => {
    expect(guardFailure('realAccount', 'member')).toBeUndefined()
    expect(guardFailure('realAccount', 'agent')).toBeUndefined()
  })
})

const page = (path: string, aliases: string[] = [], openToGuests: 'none' | 'all' | 'aliases' = 'none') => ({
  ...{ path, aliases, openToGuests },
  ...{ title: '', guard: 'none', heading: 'hidden', shell: {}, sections: {}, order: [] },
})
const routes = {
  loginFirst: true,
  pages: {
    home: page('/'),
    login: page('/sign-in', ['/enter'], 'all'),
    promo: page('/promotions'),
    register: page('/register', ['/register.html'], 'all'),
    download: page('/down', ['/download'], 'aliases'),
    help: page('/help'),
  },
} as unknown as Pick<Routes, 'pages' | 'loginFirst'>

const paths = { register: '/register', login: '/sign-in', promo: '/promotions', byIframe: '/game' }

describe('signing in first', () => {
  const isSent = (path: string) => isSentToLogin(routes, path, 'guest')
  it('is asked of guests at every address but the open ones', () => {
    const paths = ['/', '/promotions', '/down', '/help', '/nowhere', '/login']
    expect(paths.filter(isSent)).toEqual(paths)
    expect(['/register', '/register.html', '/register/', '/download'].filter(isSent)).toEqual([])
  })
  it('is not asked on the page to sign in on, wherever that is', () =>
    expect(['/sign-in', '/sign-in/', '/enter'].filter(isSent)).toEqual([]))
  it('is asked of nobody who has a session, nor where the merchant does not want it', () => {
    expect(isSentToLogin(routes, '/promotions', 'trial')).toBe(false)
    expect(isSentToLogin({ ...routes, loginFirst: false }, '/promotions', 'guest')).toBe(false)
  })
  it('leads on to the address that was asked for, without a token', () => {
    const asked = { pathname: '/promotions', search: '?id=a&token=t', hash: '#terms' }
    expect(loginAddress({ paths }, asked)).toBe('/sign-in?to=%2Fpromotions%3Fid%3Da%23terms')
    expect(loginAddress({ paths }, { pathname: '/', search: '?token=t', hash: '' })).toBe('/sign-in')
  })
})
