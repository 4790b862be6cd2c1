import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCloseAfter } from './use-close-after'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it calls back once when the time is up', async () => {
  const onTimeUp = vi.fn()
  await renderHook(() => useCloseAfter(4000, onTimeUp))
  vi.advanceTimersByTime(3999)
  expect(onTimeUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onTimeUp).toHaveBeenCalledTimes(1)
})

test('with no time it stays', async () => {
  const onTimeUp = vi.fn()
  await renderHook(() => useCloseAfter(0, onTimeUp))
  vi.advanceTimersByTime(600_000)
  expect(onTimeUp).not.toHaveBeenCalled()
})

test('a dialog that was closed before does not call back', async () => {
  const onTimeUp = vi.fn()
  const { unmount } = await renderHook(() => useCloseAfter(4000, onTimeUp))
  await unmount()
  vi.advanceTimersByTime(10_000)
  expect(onTimeUp).not.toHaveBeenCalled()
})
