import { afterEach, expect, it, vi } from 'vitest'
import { startGtag } from './start-gtag'

type Page = { dataLayer?: ArrayLike<unknown>[] }

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')]

afterEach(() => {
  scripts().forEach((script) => script.remove())
  delete (window as Page).dataLayer
  vi.restoreAllMocks()
})

/** Intercepts the script element, so that no test sends a request to Google. */
function catchScript() {
  const caught: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => void caught.push(node as HTMLScriptElement))
  return caught
}

it('asks Google for its tag, once, and tells it the page without the query', () => {
  const caught = catchScript()
  history.replaceState(null, '', '?token=secret')
  startGtag('G-SAMPLE1')
  startGtag('G-SAMPLE1')
  expect(caught.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1'])
  const told = JSON.stringify((window as Page).dataLayer?.map((command) => Array.from(command)))
  expect(told).toContain('"config","G-SAMPLE1"')
  expect(told).not.toContain('secret')
})

it.each(['', 'G-', 'javascript:alert(1)', 'G-SAMPLE1&x=1'])('starts nothing for what is no id: %s', (id) => {
  const caught = catchScript()
  expect(() => startGtag(id)).toThrow('not the id')
  expect(caught).toEqual([])
  expect((window as Page).dataLayer).toBeUndefined()
})
