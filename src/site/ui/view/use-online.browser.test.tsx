import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useOnline } from './use-online'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function Waiting({ onOnline }: { onOnline: () => void }) {
  useOnline(onOnline)
  return null
}

it('calls when the line is back, and for what failed right after it once more', async () => {
  const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()]
  const { unmount } = await render(<Waiting onOnline={first} />)
  vi.advanceTimersByTime(60_000)
  expect(first).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(first).toHaveBeenCalledOnce()
  await unmount()

  await render(<Waiting onOnline={second} />)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(second).toHaveBeenCalledOnce()

  vi.advanceTimersByTime(60_000)
  await render(<Waiting onOnline={late} />)
  vi.advanceTimersByTime(60_000)
  expect(late).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})
