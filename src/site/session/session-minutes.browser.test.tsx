import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSessionMinutes } from './session-minutes'
import { sessionStore } from './session-store'

const player = { account: 'ann', customerId: '7', accountType: 0 }
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 31, 12, 0) })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', player)
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

async function count() {
  const hook = await renderHook(() => useSessionMinutes())
  return {
    minutes: () => hook.result.current,
    pass: (milliseconds: number) => hook.act(() => void vi.advanceTimersByTime(milliseconds)),
  }
}

it('counts each whole minute since the sign-in', async () => {
  const { minutes, pass } = await count()
  await pass(minute - 1)
  expect(minutes()).toBe(0)
  await pass(1)
  expect(minutes()).toBe(1)
  await pass(64 * minute)
  expect(minutes()).toBe(65)
})

it('goes on where it was when the page is loaded anew, and starts anew with the next sign-in', async () => {
  vi.advanceTimersByTime(90.5 * minute)
  sessionStore.start('aurora', { agent: [], trial: [] })
  const { minutes, pass } = await count()
  expect(minutes()).toBe(90)
  await pass(minute / 2)
  expect(minutes()).toBe(91)
  sessionStore.close()
  sessionStore.open('another', player)
  expect((await count()).minutes()).toBe(0)
})

it('tells the time that passed while the device slept, as soon as the tab is looked at', async () => {
  const { minutes, pass } = await count()
  vi.setSystemTime(Date.now() + 30 * minute)
  expect(minutes()).toBe(0)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(minutes()).toBe(30)
})

it('is nothing when the clock was set back', async () => {
  vi.setSystemTime(Date.now() - 30 * minute)
  expect((await count()).minutes()).toBe(0)
})
