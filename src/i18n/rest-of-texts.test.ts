import { afterEach, expect, it, vi } from 'vitest'
import { RestOfTexts } from './rest-of-texts'

const answer = (texts: object) => Promise.resolve(Response.json(texts))

afterEach(() => vi.unstubAllGlobals())

it('asks once for the texts, and hands them to whoever comes before or after', async () => {
  const fetch = vi.fn(() => answer({ hi: 'Hello' }))
  vi.stubGlobal('fetch', fetch)
  const rest = new RestOfTexts('/brand/EN.json')
  const [early, late] = [vi.fn(), vi.fn()]
  rest.giveTo(early)
  await Promise.all([rest.load(), rest.load()])
  rest.giveTo(late)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/brand/EN.json')
  expect(early).toHaveBeenCalledExactlyOnceWith({ hi: 'Hello' })
  expect(late).toHaveBeenCalledExactlyOnceWith({ hi: 'Hello' })
})

it('asks again after a failure', async () => {
  const fetch = vi.fn(() => answer({ hi: 'Hello' })).mockResolvedValueOnce(new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  const rest = new RestOfTexts('/brand/EN.json')
  await expect(rest.load()).rejects.toThrow('/brand/EN.json was answered with 503')
  await expect(rest.load()).resolves.toBeUndefined()
})

it('asks for nothing where the page holds all texts', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await new RestOfTexts().load()
  expect(fetch).not.toHaveBeenCalled()
})
