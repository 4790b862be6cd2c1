import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, browser } from './testing/browser-tabs'

const request = { from: 'MAIN', to: 'PT', amount: 100 }
const never = () => new Promise<never>(() => {})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a second tab', () => {
  it('sends nothing while the first one waits, and reads again when that has its answer', async () => {
    const { tab } = browser()
    let give: (value: unknown) => void = () => {}
    const first = tab(() => new Promise((resolve) => (give = resolve)))
    const second = tab()
    const sending = first.intents.send('walletTransfer', request)
    await second.intents.send('walletTransfer', { ...request, amount: 5 })
    expect(second.intents.get()).toMatchObject({ status: 'checking', intent: { request } })
    give(answer)
    await sending
    expect(second.intents.get().status).toBe('free')
    expect(second.readAgain).toHaveBeenCalled()
    expect(second.sent).toEqual([])
  })

  it('leaves what the first one says of its own act, while it acts and after', async () => {
    const { tab } = browser()
    const first = tab()
    let give: (value: unknown) => void = () => {}
    const second = tab(() => new Promise((resolve) => (give = resolve)))
    await first.intents.send('walletTransfer', request)
    const sending = second.intents.send('walletTransfer', { ...request, amount: 5 })
    await vi.advanceTimersByTimeAsync(0)
    await first.intents.check()
    expect(first.intents.get()).toMatchObject({ status: 'done', intent: { request } })
    give(answer)
    await sending
    expect(first.intents.get()).toMatchObject({ status: 'done', intent: { request } })
    expect(first.readAgain).toHaveBeenCalledTimes(2)
    expect(second.intents.get()).toMatchObject({ status: 'done', intent: { request: { amount: 5 } } })
  })

  it('that was closed in flight is looked after once the outcome of before was seen', async () => {
    const { tab, close } = browser()
    const first = tab()
    await first.intents.send('walletTransfer', request)
    const second = tab(never)
    void second.intents.send('walletTransfer', { ...request, amount: 5 })
    await vi.advanceTimersByTimeAsync(0)
    close()
    first.intents.dismiss()
    await vi.advanceTimersByTimeAsync(0)
    expect(first.sent.at(-1)).toEqual(second.sent[0])
    expect(first.intents.get()).toMatchObject({ status: 'done', intent: { request: { amount: 5 } } })
  })

  it('takes over from one that was closed in flight', async () => {
    const { tab, close } = browser()
    const first = tab(never)
    const second = tab()
    void first.intents.send('walletTransfer', request)
    await vi.advanceTimersByTimeAsync(0)
    close()
    await vi.advanceTimersByTimeAsync(2000)
    expect(second.sent).toEqual(first.sent)
    expect(second.intents.get().status).toBe('done')
  })
})
