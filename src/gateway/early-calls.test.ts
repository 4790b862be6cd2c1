import { runInThisContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { earlyCallsScript, takeEarly, type EarlyCall } from './early-calls'

const call: EarlyCall = {
  address: '/wps/notices',
  headers: { merchant: 'north', language: 'EN', 'module-id': 'notices' },
  timeout: 1000,
  keptAs: 'kept',
}

/** Runs the script as a document does. */
function begin(stored: Readonly<Record<string, string>>, answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('sessionStorage', stored)
  // A page that was opened a moment ago.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal('document', { currentScript: { dataset: { calls: JSON.stringify([call]) } } })
  runInThisContext(earlyCallsScript)
  return fetched
}

const taken = (headers: EarlyCall['headers']) => takeEarly(call.address, new Headers(headers))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  globalThis.earlyCalls = undefined
})

it('gives its answer to the first that makes the same call', async () => {
  const answer = new Response('{}')
  const fetched = begin({}, () => Promise.resolve(answer))
  expect(fetched).toHaveBeenCalledWith(call.address, expect.objectContaining({ headers: call.headers }))
  expect(await taken(call.headers)).toBe(answer)
  expect(await taken(call.headers)).toBeUndefined()
})

it('is nothing to a call in another language or with a token', async () => {
  for (const more of [{ language: 'VI' }, { token: 't1' }]) {
    begin({}, () => Promise.resolve(new Response('{}')))
    expect(await taken({ ...call.headers, ...more })).toBeUndefined()
  }
})

it('is not made where the visitor reads another language, or the tab has the answer', () => {
  const answer = () => Promise.resolve(new Response('{}'))
  expect(begin({ hisLang: 'VI' }, answer)).not.toHaveBeenCalled()
  expect(begin({ kept: '[]' }, answer)).not.toHaveBeenCalled()
  expect(begin({ hisLang: 'EN' }, answer)).toHaveBeenCalledOnce()
})

it('is made again where it failed', async () => {
  begin({}, () => Promise.reject(new TypeError('no line')))
  expect(await taken(call.headers)).toBeUndefined()
})

it('is nothing to a call of a page that has been open for a while', async () => {
  begin({}, () => Promise.resolve(new Response('{}')))
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(await taken(call.headers)).toBeUndefined()
})
