import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BackButton } from './back-button'

let back: BackButton
let stop: () => void

/** The page's own history entry, in the shape that the router writes. */
beforeEach(() => {
  history.pushState({ idx: 1, key: 'page' }, '')
  back = new BackButton()
  stop = back.start()
})
afterEach(() => stop())

const entry = () => history.state as { idx: number; over?: number }
const standsAt = (over: number) => vi.waitFor(() => expect(entry().over ?? 0).toBe(over))

/** Opens an overlay that Back or `close` removes. */
function stand() {
  const onBack = vi.fn(() => close())
  const close = back.enter(onBack)
  return { onBack, close }
}

it('has Back close the topmost thing, one at a time, and the router hear nothing of it', async () => {
  const onPop = vi.fn()
  addEventListener('popstate', onPop)
  const [lower, upper] = [stand(), stand()]
  await standsAt(2)
  history.back()
  await vi.waitFor(() => expect(upper.onBack).toHaveBeenCalledTimes(1))
  expect(lower.onBack).not.toHaveBeenCalled()
  history.back()
  await vi.waitFor(() => expect(lower.onBack).toHaveBeenCalledTimes(1))
  await standsAt(0)
  expect(entry().idx).toBe(1)
  expect(onPop).not.toHaveBeenCalled()
  removeEventListener('popstate', onPop)
})

it('gives each thing its entry as it opens, so that no Back goes past it', async () => {
  const [lower, upper] = [stand(), stand()]
  expect(entry().over).toBe(2)
  upper.close()
  lower.close()
  await standsAt(0)
})

it('takes the entry of what is closed otherwise along', async () => {
  const dialog = stand()
  await standsAt(1)
  dialog.close()
  await standsAt(0)
  expect(dialog.onBack).not.toHaveBeenCalled()
})

it('keeps one entry where one thing takes the place of another', async () => {
  const login = stand()
  await standsAt(1)
  const { length } = history
  login.close()
  stand()
  await standsAt(1)
  expect(history.length).toBe(length)
})

it('gives what stays open after Back its entry again', async () => {
  const onBack = vi.fn()
  const leave = back.enter(onBack)
  await standsAt(1)
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalled())
  await standsAt(1)
  leave()
  await standsAt(0)
})

it('leaves to another page from the entry of the page itself, with what is still open over the other one', async () => {
  stand()
  stand()
  await standsAt(2)
  const { length } = history
  back.leave(() => history.pushState({ idx: 2, key: 'next' }, ''))
  await vi.waitFor(() => expect(entry().idx).toBe(2))
  await standsAt(2)
  // Two entries remain, the page and the next page: none is left over from the overlay.
  expect(history.length).toBe(length + 1)
})

it('opens nothing in a page that is loaded anew, nor when somebody goes forward', async () => {
  const dialog = stand()
  await standsAt(1)
  stop()
  back = new BackButton()
  stop = back.start()
  await standsAt(0)
  expect(dialog.onBack).not.toHaveBeenCalled()
  history.forward()
  await standsAt(0)
})

it('leaves for another page only with the consent of what stands there, and goes back without asking', async () => {
  let answer: (leaves: boolean) => void = () => {}
  const mayLeave = vi.fn((to: string) => to === '/here' || new Promise<boolean>((resolve) => (answer = resolve)))
  const close = back.enter(vi.fn(), mayLeave)
  await standsAt(1)
  const go = vi.fn()

  back.leave(go, '/there')
  answer(false)
  back.leave(go, '/here')
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  back.leave(go, '/there')
  answer(true)
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(2))
  back.leave(go)
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(3))
  expect(mayLeave.mock.calls).toEqual([['/there'], ['/here'], ['/there']])
  close()
  await standsAt(0)
})

it('does not ask what stands on when the history comes back to its page from what was opened over it', async () => {
  const onBack = vi.fn()
  const close = back.enter(onBack, () => true)
  await standsAt(1)
  back.leave(() => history.pushState({ idx: 2, key: 'centre' }, ''), '/here')
  await vi.waitFor(() => expect(entry()).toMatchObject({ idx: 2, over: 1 }))
  back.leave(() => history.back())
  await vi.waitFor(() => expect(entry()).toMatchObject({ idx: 1, over: 1 }))
  expect(onBack).not.toHaveBeenCalled()
  close()
})

it('says on the root element while its history moves, from the closing of something to the end of its step', async () => {
  const moves = () => document.documentElement.dataset['history']
  const dialog = stand()
  await standsAt(1)
  expect(moves()).toBeUndefined()
  dialog.close()
  expect(moves()).toBe('moving')
  expect(entry().over).toBe(1)
  await standsAt(0)
  await vi.waitFor(() => expect(moves()).toBeUndefined())
})

it('takes no step while the page is being left, and catches up where the visitor stays after all', async () => {
  const dialog = stand()
  await standsAt(1)
  const go = vi.spyOn(history, 'go')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  dispatchEvent(new Event('beforeunload'))
  dialog.close()
  vi.advanceTimersByTime(999)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  vi.useRealTimers()
  await standsAt(0)
  go.mockRestore()
})
