import { afterEach, expect, it, vi } from 'vitest'
import { resetFailedParts } from '@/site/ui/loading/lazy-part'
import { loadWithChunks } from '@/site/ui/loading/load-chunk'
import type { BootData } from '@/contract/site-data/boot-data'
import { SiteLoader } from './site-loader'

const home = { path: '/' }
const first = { menus: { header: {} }, routes: { pages: { home } }, icons: { home: [] } }
const fields = { forms: {} }
const rest = { fields, menus: { account: {} }, routes: { pages: { help: { path: '/help' } } }, icons: { mail: [] } }
const built = { ...first, rest: '/brand/site.0a1b2c3d.json' } as unknown as BootData

const answer = () => Promise.resolve(Response.json(rest))

afterEach(() => vi.unstubAllGlobals())

it('asks once for the rest, and then knows everything', async () => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  const site = new SiteLoader(built)
  expect(site.now.routes.pages).toEqual({ home })
  expect(site.whole).toBeUndefined()
  await Promise.all([site.prefetch(), site.load(), site.load()])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/brand/site.0a1b2c3d.json')
  expect(Object.keys(site.now.routes.pages)).toEqual(['home', 'help'])
  expect(site.whole?.menus).toEqual({ header: {}, account: {} })
  expect([site.iconOf('home'), site.iconOf('mail')]).toEqual([[], []])
})

it('asks twice before it fails like a lost chunk, and anew when somebody tries again', async () => {
  const fetch = vi
    .fn(answer)
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockRejectedValueOnce('lost')
  vi.stubGlobal('fetch', fetch)
  const site = new SiteLoader(built)
  await expect(site.load()).rejects.toThrow('rest-of-site did not arrive')
  await expect(site.load()).rejects.toThrow('rest-of-site did not arrive')
  expect(fetch).toHaveBeenCalledTimes(2)
  resetFailedParts()
  expect(await site.load()).toBe(site.whole)
})

it.each([[[]], ['site'], [{}], [{ fields: {}, routes: 5 }]])('takes %j for no rest, and asks again', async (other) => {
  vi.stubGlobal('fetch', vi.fn(answer).mockResolvedValueOnce(Response.json(other)))
  const site = new SiteLoader(built)
  await expect(site.prefetch()).resolves.toBeUndefined()
  expect(site.whole).toBeUndefined()
  expect(await site.load()).toBe(site.whole)
})

it('knows nothing before the texts are there that a part needs', async () => {
  vi.stubGlobal('fetch', vi.fn(answer))
  let arrive = () => {}
  const texts = new Promise<void>((resolve) => (arrive = resolve))
  loadWithChunks('texts', () => texts)
  const site = new SiteLoader(built)
  const arriving = site.prefetch()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(site.whole).toBeUndefined()
  arrive()
  expect(await arriving).toBe(site.whole)
  loadWithChunks('texts', () => Promise.resolve())
})

it('says nothing of a failure before the rest is needed', async () => {
  vi.stubGlobal('fetch', vi.fn(answer).mockResolvedValueOnce(new Response('', { status: 503 })))
  const site = new SiteLoader(built)
  await expect(site.prefetch()).resolves.toBeUndefined()
  expect(await site.prefetch()).toBe(site.whole)
})

it('asks for nothing where the page holds everything', async () => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  const whole = first as unknown as BootData
  const site = new SiteLoader(whole)
  expect(site.whole).toBe(whole)
  await expect(site.load()).resolves.toBe(whole)
  expect(fetch).not.toHaveBeenCalled()
})
