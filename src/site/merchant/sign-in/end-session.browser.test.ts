import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'
import { endingTokens } from '@/site/session/ending-tokens'
import { resumeLogouts, endSession } from './end-session'

const failure = (kind: GatewayError['kind'], status?: number) =>
  new GatewayError({ kind, call: 'logout', message: kind, status })

/** A gateway whose logout fails in these ways, and then succeeds. */
function gatewayWith(...failures: Error[]) {
  const send = vi.fn((): Promise<null> => {
    const next = failures.shift()
    return next === undefined ? Promise.resolve(null) : Promise.reject(next)
  })
  return { gateway: { send } as unknown as Gateway, send }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('sends a logout that fails again and again, until the server has ended the token', async () => {
  const { gateway, send } = gatewayWith(failure('network'), failure('timeout'), failure('http', 503))
  await endSession(gateway, 't')
  expect([send.mock.calls.length, endingTokens.all()]).toEqual([1, ['t']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([send.mock.calls.length, endingTokens.all()]).toEqual([4, []])
})

it('sends it at once when the line is back', async () => {
  const { gateway, send } = gatewayWith(failure('network'))
  await endSession(gateway, 't')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([send.mock.calls.length, endingTokens.all()]).toEqual([2, []])
})

it.each([failure('session', 401), failure('http', 401)])(
  'is done where the server does not know the token',
  async (gone) => {
    const { gateway } = gatewayWith(gone)
    await endSession(gateway, 't')
    expect(endingTokens.all()).toEqual([])
  },
)

it('keeps the token while the call is on its way, for a page that is loaded anew before it was answered', () => {
  void endSession({ send: () => new Promise(() => {}) }, 't')
  expect(endingTokens.all()).toEqual(['t'])
})

it('goes on in a page that is loaded anew', async () => {
  await endSession(gatewayWith(failure('network')).gateway, 't')
  const { gateway, send } = gatewayWith()
  resumeLogouts(gateway)
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledWith(expect.anything(), {}, { token: 't', keepalive: true })
  expect(endingTokens.all()).toEqual([])
})
