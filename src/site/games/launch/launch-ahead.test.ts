import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Gateway } from '@/site/gateway/gateway'
import { sessionStore } from '@/site/session/session-store'
import type { SiteData } from '@/contract/site-data/boot-data'
import { answerAhead, launchAhead } from './launch-ahead'

const site = { code: 'aurora', languages: { order: ['EN'] }, defaultLanguage: 'EN' } as unknown as SiteData['site']
const query = 'vendor=PT&game=g7&node=7&type=RNG'
const answer = { content: 'https://games.example/launch/1' }
const send = vi.fn<(call: object, request: object) => Promise<unknown>>()
const gateway = { send } as unknown as Gateway
const lastRequest = () => send.mock.lastCall?.[1] as Parameters<typeof answerAhead>[0]

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
  launchAhead(gateway, site, query)
  expect(send).toHaveBeenCalledTimes(1)
  await expect(answerAhead(lastRequest())).resolves.toBe(answer)
  expect(answerAhead(lastRequest())).toBeUndefined()
})

it('gives the page of another game nothing, nor one that comes late', () => {
  launchAhead(gateway, site, query)
  expect(answerAhead({ ...lastRequest(), gameId: 'g8' })).toBeUndefined()
  launchAhead(gateway, site, query)
  vi.advanceTimersByTime(10_001)
  expect(answerAhead(lastRequest())).toBeUndefined()
})

it('lets the page hear why it failed', async () => {
  send.mockRejectedValue(new Error('maintenance'))
  launchAhead(gateway, site, query)
  await expect(answerAhead(lastRequest())).rejects.toThrow('maintenance')
})

it('asks nothing more where the page was first', async () => {
  launchAhead(gateway, site, query)
  await answerAhead(lastRequest())
  launchAhead(gateway, site, query)
  expect(send).toHaveBeenCalledTimes(1)
})

it('asks nothing for a visitor', () => {
  sessionStore.close()
  launchAhead(gateway, site, query)
  expect(send).not.toHaveBeenCalled()
})
