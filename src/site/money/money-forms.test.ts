import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer, browser } from './testing/browser-tabs'

const request = { from: 'MAIN', to: 'PT', amount: 100 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('has read again what is there when the answer comes, once, though the form that sent it was closed', async () => {
  let answerNow: (value: unknown) => void = () => {}
  const { intents, attach, readAgain } = browser().tab(() => new Promise((resolve) => (answerNow = resolve)))
  const ofForm = vi.fn()
  const closeForm = attach('7', ofForm)
  const sending = intents.send('walletTransfer', request)
  await vi.advanceTimersByTimeAsync(0)
  closeForm()
  answerNow(answer)
  await sending
  await vi.advanceTimersByTimeAsync(0)
  expect(readAgain).toHaveBeenCalledOnce()
  expect(ofForm).not.toHaveBeenCalled()
})

it('is told by the form that is shown, and not again once that is closed; one that nobody saw is told', async () => {
  const { intents } = browser().tab()
  const close = intents.show('walletTransfer')
  await intents.send('walletTransfer', request)
  vi.advanceTimersByTime(1000)
  close()
  expect([intents.get().status, intents.isTold()]).toEqual(['done', true])
  await intents.send('walletTransfer', request)
  expect(intents.isTold()).toBe(false)
})

it('is told where the form that showed it was being left', async () => {
  const { intents } = browser().tab()
  const close = intents.show('walletTransfer')
  await intents.send('walletTransfer', request)
  vi.advanceTimersByTime(300)
  close()
  expect([intents.get().status, intents.isTold()]).toEqual(['done', false])
})
