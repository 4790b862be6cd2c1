import { afterEach, describe, expect, it, vi } from 'vitest'
import { pingTime } from './domain-routes'

afterEach(() => vi.restoreAllMocks())

function answering(answer: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

describe('a ping', () => {
  it('is a GET past every cache, without credentials and without a header', async () => {
    const fetched = answering(() => Promise.resolve(new Response('ok')))
    await pingTime('https://other.example')
    const [address, request] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://other.example/wps/ping')
    expect(request).toMatchObject({ cache: 'no-store', credentials: 'omit' })
    expect(request).not.toHaveProperty('headers')
    expect(request).not.toHaveProperty('method')
  })

  it('takes as long as the answer', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1123.4)
    answering(() => Promise.resolve(new Response('ok')))
    expect(await pingTime('')).toBe(123)
  })

  it('counts as 9999 ms when it fails, and is given up after as long', async () => {
    const waited = vi.spyOn(AbortSignal, 'timeout')
    vi.spyOn(console, 'warn').mockReturnValue()
    answering(() => Promise.reject(new TypeError('no line')))
    expect(await pingTime('https://other.example')).toBe(9999)
    expect(waited).toHaveBeenCalledWith(9999)
    answering(() => Promise.resolve(new Response('', { status: 502 })))
    expect(await pingTime('https://other.example')).toBe(9999)
  })
})
