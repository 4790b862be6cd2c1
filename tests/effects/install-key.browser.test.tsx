import { afterEach, expect, it } from 'vitest'
import { offerInstall } from '@/site/elements/app-guide/testing/offer-install'
import { installStore } from '@/site/session/install-store'

/** `site.install` acts on an event of the browser. tests/effects/seen-in-browser.ts names it. */
const asBrowser = () => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(event)
  return event
}

afterEach(() => dispatchEvent(new Event('appinstalled')))

it('site.install leaves the banner to the browser unless it is true, and offers it in its place then', () => {
  installStore.start({ install: false })
  expect(asBrowser().defaultPrevented).toBe(false)
  expect(installStore.isOffered()).toBe(false)
  expect(offerInstall('accepted').event.defaultPrevented).toBe(true)
  expect(installStore.isOffered()).toBe(true)
})
