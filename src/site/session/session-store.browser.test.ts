import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endingTokens } from './ending-tokens'
import { announceSignOut } from './other-tabs'
import { sessionStore } from './session-store'

const lists = { agent: [41], trial: [4] }
const player = { account: 'ann', customerId: '7', accountType: 0 }

const contentOf = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage))

describe('the session of a tab', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    sessionStore.start('aurora', lists)
  })

  it('is a guest without a token, and the merchant is in both storages', () => {
    expect(sessionStore.get()).toEqual({ status: 'guest', role: 'guest' })
    expect(sessionStorage.getItem('merchant')).toBe('aurora')
    expect(localStorage.getItem('merchant')).toBe('aurora')
  })

  it('is kept under the names of the specification and outlives a reload', () => {
    sessionStore.open('secret', { ...player, accountType: 41 })
    expect(contentOf(sessionStorage)).toMatchObject({ token: 'secret', isAgent: '41', account: 'ann', customerId: '7' })
    sessionStore.start('aurora', lists)
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', role: 'agent', token: 'secret', account: 'ann' })
  })

  it('leaves nothing but the merchant when it is closed, and never puts the token in local storage', () => {
    sessionStore.open('secret', player)
    sessionStorage.setItem('index_notice', '{}')
    sessionStore.close()
    expect(contentOf(sessionStorage)).toEqual({ merchant: 'aurora' })
    expect(JSON.stringify(contentOf(localStorage))).not.toContain('secret')
  })

  it('is a guest when what is stored is not whole', () => {
    sessionStorage.setItem('token', 'secret')
    sessionStore.reload()
    expect(sessionStore.get().status).toBe('guest')
  })

  it('is over at the next start when its customer has signed out elsewhere, and its token is still to be ended', () => {
    sessionStore.open('secret', player)
    expect(sessionStore.isLeft()).toBe(false)
    announceSignOut(player.customerId)
    expect(sessionStore.isLeft()).toBe(true)
    sessionStore.start('aurora', lists)
    expect(sessionStore.get().status).toBe('guest')
    expect([sessionStorage.getItem('token'), endingTokens.all()]).toEqual([null, ['secret']])
  })

  it('stays when somebody else has signed out, and when its customer did before it was opened', () => {
    announceSignOut('8')
    announceSignOut(player.customerId)
    sessionStore.open('secret', player)
    announceSignOut('9')
    sessionStore.start('aurora', lists)
    expect(sessionStore.get().status).toBe('signedIn')
  })

  it('stays where somebody else wrote what this device knows of signing out', () => {
    sessionStore.open('secret', player)
    for (const written of ['{', 'null', '{"7":1}', '[["7"],7,null]']) {
      localStorage.setItem('signedOut', written)
      expect(sessionStore.isLeft()).toBe(false)
    }
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = sessionStore.subscribe(listener)
    sessionStore.open('secret', player)
    leave()
    sessionStore.close()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
