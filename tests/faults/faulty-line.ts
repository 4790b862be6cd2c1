import { vi } from 'vitest'
import type { TestGateway } from '@/sandbox/test-gateway'
import type { Fault } from './faults'

/** A page's `fetch`, connected to the sandbox without a network. */
export function faultyLine(sandbox: TestGateway) {
  let onTheWay: Fault['onTheWay']

  async function answerTo(address: string, init: RequestInit): Promise<Response> {
    // A stand-in for the connection of a real server.
    const outgoing = { isDropped: false, destroy: () => void (outgoing.isDropped = true) }
    const connection: object = { outgoing }
    const answer = await sandbox.app.request(address, init, connection)
    if (outgoing.isDropped) throw new TypeError('Failed to fetch')
    return onTheWay === undefined ? answer : onTheWay(answer, await answer.text())
  }

  return {
    fetch: (address: string, { signal, ...init }: RequestInit): Promise<Response> =>
      Promise.race([answerTo(address, init), aborted(signal ?? undefined)]),
    /** Applies a fault to the next answer to a call. */
    async spoil(call: string, fault: Fault): Promise<void> {
      onTheWay = fault.onTheWay
      if (fault.sandbox !== undefined) await sandbox.panel('faults', 'POST', { ...fault.sandbox, call, times: 1 })
    },
    mend: () => void (onTheWay = undefined),
  }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** Fakes timers, including timeouts of AbortSignal, which the platform sets and not the page. */
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
    return controller.signal
  })
}

/** Advances the time by an answer's delay, up to the timeout of the call, once both timers are set. */
export async function passTime(timeout: number, delay: number | undefined): Promise<void> {
  if (delay === undefined) return
  while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(Math.min(delay, timeout))
}
