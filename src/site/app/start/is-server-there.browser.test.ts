import { afterEach, expect, it, vi } from 'vitest'
import { isServerThere } from './is-server-there'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  [200, true],
  [404, true],
  [503, false],
])('knows by %i whether the server answers', async (status, isThere) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  expect(await isServerThere()).toBe(isThere)
})

it('asks once for all who ask meanwhile, and anew later', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetch)
  expect(await Promise.all([isServerThere(), isServerThere()])).toEqual([true, true])
  expect(fetch).toHaveBeenCalledTimes(1)
  await isServerThere()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('gives up on a line that swallows what is sent', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(new DOMException('in time', 'TimeoutError')) : new Promise(() => {}),
  )
  expect(await isServerThere()).toBe(false)
})
