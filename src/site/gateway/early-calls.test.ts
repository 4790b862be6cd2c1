import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { earlyCallsScript, earlyStill, takeEarlyAnswer, type EarlyCall } from './early-calls'

const call: EarlyCall = {
  address: '/wps/notices',
  headers: { merchant: 'north', language: 'EN', 'module-id': 'notices' },
  timeout: 1000,
  keptAs: 'kept',
  pictures: { list: ['value', 'promotion'], image: ['image'], count: 3, unless: ['id'] },
}

/** Runs the inline script as a document does. */
function begin(
  stored: Readonly<Record<string, string>>,
  answer: () => Promise<Response>,
  { address = 'https://north.example/promo', setProperty = vi.fn(), calls = [call] } = {},
) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('sessionStorage', stored)
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('Image', vi.fn())
  // A page that was opened a moment ago.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal('document', {
    currentScript: { dataset: { calls: JSON.stringify(calls) } },
    documentElement: { style: { setProperty } },
  })
  runInThisContext(earlyCallsScript)
  return fetched
}

const taken = (headers: EarlyCall['headers']) => takeEarlyAnswer(call.address, new Headers(headers))

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

describe('the first pictures of a list', () => {
  const answerOf = (...images: (string | null)[]) =>
    JSON.stringify({ value: { promotion: images.map((image) => ({ image })) } })

  /** The pictures that the page shows once the answer has arrived. */
  async function shown(answer: string, address?: string) {
    const setProperty = vi.fn()
    begin({}, () => Promise.resolve(new Response(answer)), { setProperty, ...(address !== undefined && { address }) })
    const taken = await takeEarlyAnswer(call.address, new Headers(call.headers))
    // The page reads a copy of its own.
    expect(await taken?.text()).toBe(answer)
    await new Promise(setImmediate)
    return setProperty.mock.calls.filter(([name]) => name !== earlyStill)
  }

  it('are shown from the answer, those of this site alone', async () => {
    expect(await shown(answerOf('/art/a.svg', 'https://elsewhere.example/b.svg', null, '/art/d.svg'))).toEqual([
      ['--early-picture-0', 'url("https://north.example/art/a.svg")'],
    ])
    expect(await shown(answerOf(null, '/art/"b".svg'))).toEqual([
      ['--early-picture-1', 'url("https://north.example/art/%22b%22.svg")'],
    ])
  })

  it('are not shown where the address opens one of them', async () => {
    expect(await shown(answerOf('/art/a.svg'), 'https://north.example/promo?id=7')).toEqual([])
    expect(await shown(answerOf('/art/a.svg'), 'https://north.example/promo?utm_source=mail')).toHaveLength(1)
  })

  it('are nothing where the answer is another than was expected', async () => {
    for (const answer of ['<html>', 'null', '{"value":null}', '{"value":{"promotion":[null]}}'])
      expect(await shown(answer)).toEqual([])
  })
})

describe('a call that needs the first vendor of an answer', () => {
  const games: EarlyCall = { address: '/wps/games?vassalage=-vendor-&pageNo=1', headers: call.headers, timeout: 1000 }
  const vendors: EarlyCall = {
    address: '/wps/vendors',
    headers: call.headers,
    timeout: 1000,
    unless: ['q'],
    following: { ...games, unless: ['page'], gameType: 'RNG', vendors: ['AG', 'PT'] },
  }
  const lanes = (...cards: readonly (readonly [gameType: string, vassalage: string])[]) =>
    JSON.stringify({
      value: { data: { lanes: cards.map(([gameType, vassalage]) => ({ cards: [{ gameType, vassalage }] })) } },
    })

  /** The addresses that are asked, once nothing more is on its way. */
  async function asked(answer: string, address?: string) {
    const fetched = begin({}, () => Promise.resolve(new Response(answer)), { address, calls: [vendors] })
    await takeEarlyAnswer(vendors.address, new Headers(call.headers))
    await new Promise(setImmediate)
    return fetched.mock.calls.map(([first]: unknown[]) => first)
  }

  it('follows it, with the first that the brand has of its kind of games', async () => {
    const answer = lanes(['LIVE', 'PT'], ['RNG', 'ZZ'], ['RNG', 'PT'], ['RNG', 'AG'])
    expect(await asked(answer)).toEqual(['/wps/vendors', '/wps/games?vassalage=PT&pageNo=1'])
    expect(await takeEarlyAnswer('/wps/games?vassalage=PT&pageNo=1', new Headers(call.headers))).toBeDefined()
  })

  it('is not made where the address names another vendor, and neither is where it looks for something', async () => {
    expect(await asked(lanes(['RNG', 'AG']), 'https://north.example/rng?page=PT')).toEqual(['/wps/vendors'])
    expect(await asked(lanes(['RNG', 'AG']), 'https://north.example/rng?q=lion')).toEqual([])
  })

  it('is not made where there is no such vendor, or the answer is another than was expected', async () => {
    for (const answer of [lanes(['RNG', 'ZZ']), '<html>', 'null', '{"value":{"data":{"lanes":[null]}}}'])
      expect(await asked(answer)).toEqual(['/wps/vendors'])
  })
})
