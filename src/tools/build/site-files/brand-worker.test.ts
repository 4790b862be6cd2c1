import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { WorkerSettings } from '@/site/worker/worker-settings'
import { brandWorker } from './brand-worker'

const gateway = { baseUrl: '', calls: {} }

const boot = (site: object) =>
  ({
    site: {
      code: 'north',
      name: 'North',
      defaultLanguage: 'EN',
      ...{ offline: true, push: { provider: 'none' } },
      gateway,
      ...site,
    },
    theme: { assets: { icons: { touch: '/brand/touch.png' } } },
    locales: { EN: { byPart: '/assets/texts-EN-1-', own: '/brand/EN.2.json' }, VI: { whole: '/brand/VI.3.json' } },
  }) as unknown as WholeBootData

const settingsOf = (worker: string) => JSON.parse(/^self\.livery=(.*);$/m.exec(worker)?.[1] ?? '') as WorkerSettings
const callsOf = (worker: string) => settingsOf(worker).offline?.calls

test('keeps the answers of calls that never carry a token, at the addresses of the brand’s gateway', () => {
  const calls = callsOf(brandWorker('', boot({}), '1', {}))
  expect(calls).toContain('/wps/relay/GCSGAME_gameList')
  const withToken = Object.values(endpoints).filter(({ token, tokenIfAny }) => token || tokenIfAny)
  expect(withToken.filter(({ path }) => calls?.includes(path)).map(({ name }) => name)).toEqual([])

  const own = { baseUrl: 'https://api.north.example', calls: { gameList: { path: '/games' } } }
  expect(callsOf(brandWorker('', boot({ gateway: own }), '1', {}))).toContain('https://api.north.example/games')
})

test('keeps the texts of the document that can show any page, whichever language is read', () => {
  expect(settingsOf(brandWorker('', boot({}), '1', {})).offline?.texts).toEqual([
    '/assets/texts-EN-1-shared.json',
    '/brand/EN.2.json',
  ])
})

test('is another one with every release, so that browsers take it', () => {
  expect(brandWorker('', boot({}), '1', {})).not.toBe(brandWorker('', boot({}), '2', {}))
})

test('of a brand that keeps nothing and sends notifications does that alone', () => {
  const own = { baseUrl: '', calls: { renewPush: { path: '/push/renewed' } } }
  const site = { offline: false, push: { provider: 'webPush' }, gateway: own }
  const { offline, push } = settingsOf(brandWorker('', boot(site), '1', { en: 'A message' }))
  expect(offline).toBeUndefined()
  expect(push).toEqual({
    name: 'North',
    icon: '/brand/touch.png',
    unread: { en: 'A message' },
    renew: { address: '/push/renewed', headers: { merchant: 'north', language: 'EN', 'module-id': 'renewPush' } },
  })
  expect(settingsOf(brandWorker('', boot({}), '1', {})).push).toBeUndefined()
})

test('of a brand that wants none removes itself and what an earlier one has kept, and nothing else', async () => {
  const kept = new Set(['livery-pages-1', 'livery-parts-1', 'other'])
  const gone: unknown[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    skipWaiting: () => gone.push('waiting'),
    registration: { unregister: () => Promise.resolve(gone.push('worker')) },
  }
  const caches = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  }
  runInNewContext(brandWorker('', boot({ offline: false }), '1', {}), { self, caches })
  listeners['install']?.({})
  await new Promise<void>((done) => listeners['activate']?.({ waitUntil: (all: Promise<void>) => void all.then(done) }))
  expect([...kept]).toEqual(['other'])
  expect(gone).toEqual(['waiting', 'worker'])
  expect(listeners['fetch']).toBeUndefined()
})
