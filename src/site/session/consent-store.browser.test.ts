import { beforeEach, expect, it, vi } from 'vitest'
import { consentStore } from './consent-store'

const choice = { version: '1', date: '2026-11-30T00:00:00.000Z', allowed: ['statistics'] }

beforeEach(() => localStorage.removeItem('consent'))

it('keeps a choice on the device, and tells of it', () => {
  const heard = vi.fn()
  const stop = consentStore.subscribe(heard)
  expect(consentStore.get()).toBeUndefined()
  consentStore.choose(choice)
  expect(consentStore.get()).toEqual(choice)
  expect(consentStore.get()).toBe(consentStore.get())
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual(choice)
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

it('hears of a choice in another tab', () => {
  const heard = vi.fn()
  const stop = consentStore.subscribe(heard)
  localStorage.setItem('consent', JSON.stringify(choice))
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }))
  expect(heard).toHaveBeenCalledOnce()
  expect(consentStore.get()).toEqual(choice)
  stop()
})

it.each(['', 'yes', '{}', '{"version":1,"date":"x","allowed":[]}', '{"version":"1","date":"x","allowed":"all"}'])(
  'reads no choice from %j',
  (text) => {
    localStorage.setItem('consent', text)
    expect(consentStore.get()).toBeUndefined()
  },
)
