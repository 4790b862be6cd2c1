import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { searchDebounce, useSearchText } from './use-search-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search field beside an address that changes only when the test says so. */
async function open() {
  const onName = vi.fn<(name: string) => void>()
  const hook = await renderHook((name: string = '') => useSearchText(name, onName))
  return {
    onName,
    text: () => hook.result.current[0],
    type: (text: string) => hook.act(() => hook.result.current[1](text)),
    pause: () => hook.act(() => void vi.advanceTimersByTime(searchDebounce)),
    says: (name: string) => hook.rerender(name),
  }
}

it('looks for what was typed once nobody types', async () => {
  const { onName, type, pause } = await open()
  await type('k')
  await type('ko')
  expect(onName).not.toHaveBeenCalled()
  await pause()
  expect(onName.mock.calls).toEqual([['ko']])
})

it('keeps what is typed while the address says later what was typed before', async () => {
  const { text, type, pause, says } = await open()
  await type('c')
  await pause()
  expect(text()).toBe('c')
  await type('cr')
  await pause()
  await type('cry')
  await says('c')
  expect(text()).toBe('cry')
  await says('cr')
  expect(text()).toBe('cry')
})

it('takes over what the address says when somebody goes back or clears the search', async () => {
  const { text, type, pause, says } = await open()
  await type('koi')
  await pause()
  await says('koi')
  await says('')
  expect(text()).toBe('')
  await says('koi')
  expect(text()).toBe('koi')
})

it('adds to what the address says by then: a filter that was chosen meanwhile stays', async () => {
  const [first, then] = [vi.fn<(name: string) => void>(), vi.fn<(name: string) => void>()]
  const hook = await renderHook((onName: (name: string) => void = first) => useSearchText('', onName))
  await hook.act(() => hook.result.current[1]('koi'))
  await hook.rerender(then)
  await hook.act(() => void vi.advanceTimersByTime(searchDebounce))
  expect([first.mock.calls, then.mock.calls]).toEqual([[], [['koi']]])
})
