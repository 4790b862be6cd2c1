import { describe, expect, it } from 'vitest'
import { obstacle } from './guards'

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
  it('lets members and agents pass', () => {
    expect(obstacle('realAccount', 'member')).toBeUndefined()
    expect(obstacle('realAccount', 'agent')).toBeUndefined()
  })
})
