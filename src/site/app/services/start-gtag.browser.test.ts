import { afterEach, expect, it, vi } from 'vitest'
import type { AskedCategory } from '@/contract/site-data/consent-asked'
import { caughtScripts } from './testing/caught-scripts'
import { startGtag } from './start-gtag'

type Page = { dataLayer?: ArrayLike<unknown>[] }

const asked = [
  { name: 'statistics', signals: ['analytics_storage'] },
  { name: 'marketing', signals: ['ad_storage', 'ad_user_data'] },
] as unknown as AskedCategory[]
const told = () => (window as Page).dataLayer?.map((command) => Array.from(command)) ?? []
const statistics = new Set(['statistics'])
const address = 'https://acme.example/'

afterEach(() => {
  delete (window as Page).dataLayer
  vi.restoreAllMocks()
})

it('asks Google for its tag, once, with everything denied but what is agreed to', () => {
  const caught = caughtScripts()
  startGtag('G-SAMPLE1', asked, statistics, address)
  startGtag('G-SAMPLE1', asked, statistics, address)
  expect(caught.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1'])
  const [first, , second] = told()
  expect(told()).toContainEqual(['config', 'G-SAMPLE1', { send_page_view: false, page_location: address }])
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  expect(first).toEqual(['consent', 'default', { analytics_storage: 'denied', ...denied }])
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted', ...denied }])
})

it('tells the tag each page without its query', () => {
  caughtScripts()
  history.replaceState(null, '', '?token=secret')
  const service = startGtag('G-SAMPLE1', asked, statistics, address)
  service.showPage('https://acme.example/help')
  expect(told()).toContainEqual(['event', 'page_view', { page_location: 'https://acme.example/help' }])
  expect(JSON.stringify(told())).not.toContain('secret')
})

it('grants what is agreed to later, and takes everything back with the cookies', () => {
  caughtScripts()
  document.cookie = '_ga=1; path=/'
  document.cookie = '_gat_kept=1; path=/'
  document.cookie = '_game=1; path=/'
  const service = startGtag('G-SAMPLE1', asked, statistics, address)
  service.allow?.(new Set(['marketing']))
  expect(told().at(-1)?.[2]).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
  })
  expect(service.stop()).toBe(true)
  expect(JSON.stringify(told().at(-1))).not.toContain('granted')
  expect(document.cookie).toContain('_game=')
  expect(document.cookie).not.toContain('_ga=')
  expect(document.cookie).not.toContain('_gat_kept=')
  document.cookie = '_game=; path=/; max-age=0'
})

it('sends nothing after a no, not even without cookies, and counts again after a yes', () => {
  caughtScripts()
  const isDisabled = () => (window as unknown as Record<string, boolean>)['ga-disable-G-SAMPLE1']
  const service = startGtag('G-SAMPLE1', asked, statistics, address)
  expect(isDisabled()).toBe(false)
  const atCommands: (boolean | undefined)[] = []
  vi.spyOn((window as Page).dataLayer!, 'push').mockImplementation(() => atCommands.push(isDisabled()))
  service.stop()
  expect(atCommands).toEqual([true])
  startGtag('G-SAMPLE1', asked, statistics, address)
  expect(isDisabled()).toBe(false)
})

it.each(['', 'G-', 'javascript:alert(1)', 'G-SAMPLE1&x=1'])('starts nothing for what is no id: %s', (id) => {
  const caught = caughtScripts()
  expect(() => startGtag(id, asked, statistics, address)).toThrow('not the id')
  expect(caught).toEqual([])
  expect((window as Page).dataLayer).toBeUndefined()
})
