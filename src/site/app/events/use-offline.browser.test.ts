import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { signals } from '@/site/lib/signals'
import { useOffline } from './use-offline'

const ask = vi.fn<() => Promise<Response>>()
const isThere = () => Promise.resolve(new Response())
const isLost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function loseCall() {
  const { result, act } = await renderHook(() => useOffline())
  await act(async () => {
    signals.push(['calls', 'permission', new GatewayError({ kind: 'network', call: 'permission', message: 'lost' })])
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  })
  return { result, act }
}

it('knows a line that is lost and that the browser believes in, and says once that it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ask.mockImplementation(isLost)
  const { result, act } = await loseCall()
  expect(result.current).toBe(true)
  const onOnline = vi.fn()
  addEventListener('online', onOnline)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([result.current, onOnline.mock.calls.length]).toEqual([true, 0])
  ask.mockImplementation(isThere)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect([result.current, onOnline.mock.calls.length]).toEqual([false, 1])
  removeEventListener('online', onOnline)
})

it('takes a call that is lost alone for no lost line', async () => {
  ask.mockImplementation(isThere)
  const { result } = await loseCall()
  expect(result.current).toBe(false)
})
