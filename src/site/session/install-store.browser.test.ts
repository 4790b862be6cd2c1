import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerInstall } from '@/site/elements/app-guide/testing/offer-install'
import { installStore } from './install-store'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

afterEach(() => {
  dispatchEvent(new Event('appinstalled'))
  localStorage.removeItem('installDeclined')
  Reflect.deleteProperty(navigator, 'standalone')
  vi.restoreAllMocks()
})

describe('a browser that can install the site', () => {
  it('shows no banner of its own, and offers it until it is installed', () => {
    const heard = vi.fn()
    const stop = installStore.subscribe(heard)
    expect(offerInstall('accepted').event.defaultPrevented).toBe(true)
    expect([installStore.way(), installStore.isOffered()]).toEqual(['prompt', true])
    dispatchEvent(new Event('appinstalled'))
    expect([installStore.way(), installStore.isOffered()]).toEqual([undefined, false])
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('asks once for each event', async () => {
    const { asked } = offerInstall('accepted')
    await expect(installStore.ask()).resolves.toBe(true)
    await expect(installStore.ask()).resolves.toBe(false)
    expect(asked()).toBe(1)
    expect(installStore.way()).toBeUndefined()
  })

  it('is offered by no menu again to who said no to the browser, and still where the app is looked for', async () => {
    offerInstall('dismissed')
    await expect(installStore.ask()).resolves.toBe(false)
    offerInstall('accepted')
    expect([installStore.way(), installStore.isOffered()]).toEqual(['prompt', false])
    expect(localStorage.getItem('installDeclined')).toBe('1')
  })

  it('keeps the event that came while the one before was answered', async () => {
    const { event } = offerInstall('dismissed')
    Object.assign(event, { prompt: () => Promise.resolve(offerInstall('accepted')) })
    await installStore.ask()
    expect(installStore.way()).toBe('prompt')
  })

  it('that refuses to ask is no longer offered', async () => {
    const { event } = offerInstall('accepted')
    Object.assign(event, { prompt: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')) })
    await expect(installStore.ask()).resolves.toBe(false)
    expect(installStore.way()).toBeUndefined()
  })
})

describe('a browser without the event', () => {
  it.each([
    ['Safari', `${phone} Version/18.5 Mobile/15E148 Safari/604.1`, false, 'steps'],
    ['Chrome of iOS', `${phone} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, false, 'steps'],
    ['the installed site', `${phone} Version/18.5 Mobile/15E148 Safari/604.1`, true, undefined],
    ['a web view of Facebook', `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/515.0]`, false, undefined],
    ['a web view of Instagram', `${phone} Mobile/15E148 Instagram 389.0.0.39`, false, undefined],
    ['a web view of Snapchat', `${phone} Mobile/15E148 Snapchat/13.4 (like Safari/604.1)`, false, undefined],
    ['a web view of Line', `${phone} Mobile/15E148 Safari Line/15.9.0`, false, undefined],
    ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0', undefined, undefined],
  ])('is offered the steps of iOS where there are some: %s', (_, userAgent, standalone, way) => {
    installStore.start({ install: true })
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    if (standalone !== undefined)
      Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
    expect(installStore.way()).toBe(way)
    expect(installStore.isOffered()).toBe(way !== undefined)
  })
})
