import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Gateway } from '@/site/gateway/gateway'
import { sessionStore } from '@/site/session/session-store'
import type { SiteData } from '@/contract/site-data/boot-data'
import { takePrefetchedLaunch, prefetchLaunch } from './prefetch-launch'

const site = { code: 'aurora', languages: { order: ['EN'] }, defaultLanguage: 'EN' } as unknown as SiteData['site']
const query = 'vendor=PT&game=g7&node=7&type=RNG'
const answer = { content: 'https://games.example/launch/1' }
const send = vi.fn<(call: object, request: object) => Promise<unknown>>()
const gateway = { send } as unknown as Gateway
const lastRequest = () => send.mock.lastCall?.[1] as Parameters<typeof takePrefetchedLaunch>[0]

let sessions = 0

beforeEach(() => {
  send.mockReset().mockResolvedValue(answer)
  vi.useFakeTimers({ toFake: ['performance'] })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open(`secret ${++sessions}`, { account: 'ann', customerId: '7', accountType: 0 })
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

it('asks at the press, and gives the answer to the page once', async () => {
  prefetchLaunch(gateway, site, query)
  expect(send).toHaveBeenCalledTimes(1)
  await expect(takePrefetchedLaunch(lastRequest())).resolves.toBe(answer)
  expect(takePrefetchedLaunch(lastRequest())).toBeUndefined()
})

it('gives the page of another game nothing, nor one that comes late', () => {
  prefetchLaunch(gateway, site, query)
  expect(takePrefetchedLaunch({ ...lastRequest(), gameId: 'g8' })).toBeUndefined()
  prefetchLaunch(gateway, site, query)
  vi.advanceTimersByTime(10_001)
  expect(takePrefetchedLaunch(lastRequest())).toBeUndefined()
})

it('lets the page hear why it failed', async () => {
  send.mockRejectedValue(new Error('maintenance'))
  prefetchLaunch(gateway, site, query)
  await expect(takePrefetchedLaunch(lastRequest())).rejects.toThrow('maintenance')
})

it('asks nothing more where the page was first', async () => {
  prefetchLaunch(gateway, site, query)
  await takePrefetchedLaunch(lastRequest())
  prefetchLaunch(gateway, site, query)
  expect(send).toHaveBeenCalledTimes(1)
})

it('asks nothing for a visitor', () => {
  sessionStore.close()
  prefetchLaunch(gateway, site, query)
  expect(send).not.toHaveBeenCalled()
})
