import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from './report'
import { ReportQueue, type Send } from './report-queue'

const report = (at: number): Report => ({
  kind: 'errors',
  event: `e${at}`,
  time: at,
  severity: 'error',
  attributes: {},
})
const many = (count: number) => Array.from({ length: count }, (_, at) => report(at))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends together what comes within seconds, in messages of twenty', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('sent'))
  const queue = new ReportQueue(send, () => 500)
  many(25).forEach((each) => queue.add(each))
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([20])
  await vi.advanceTimersByTimeAsync(5000)
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([20, 5])
})

it('sends at once what waits when the page goes', () => {
  const send = vi.fn<Send>(() => Promise.resolve('sent'))
  const queue = new ReportQueue(send, () => 500)
  many(25).forEach((each) => queue.add(each))
  queue.flush()
  expect(send.mock.calls.map(([batch, keepalive]) => [batch.length, keepalive])).toEqual([
    [20, true],
    [5, true],
  ])
})

it('long reports are sent in messages below what a collector takes', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('sent'))
  const queue = new ReportQueue(send, ({ time }) => (time === 3 ? 70_000 : 20_000))
  many(6).forEach((each) => queue.add(each))
  await vi.advanceTimersByTimeAsync(5000 * 4)
  expect(send.mock.calls.map(([batch]) => batch.map(({ time }) => time))).toEqual([[0, 1], [2], [3], [4, 5]])
})

it('a page that is going asks to outlive it for as much as browsers allow in all, and no more', () => {
  const send = vi.fn<Send>(() => new Promise(() => undefined))
  const queue = new ReportQueue(send, () => 20_000)
  many(6).forEach((each) => queue.add(each))
  queue.flush()
  expect(send.mock.calls.map(([batch, keepalive]) => [batch.length, keepalive])).toEqual([
    [2, true],
    [2, false],
    [2, false],
  ])
})

it('what has arrived makes room again', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('sent'))
  const queue = new ReportQueue(send, () => 40_000)
  for (const at of [1, 2]) {
    queue.add(report(at))
    queue.flush()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(send.mock.calls.map(([, keepalive]) => keepalive)).toEqual([true, true])
})

it('keeps the newest hundred without a network, and sends them with the next one', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('sent'))
  vi.stubGlobal('navigator', { onLine: false })
  const queue = new ReportQueue(send, () => 500)
  many(150).forEach((each) => queue.add(each))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  queue.add(report(150))
  await vi.advanceTimersByTimeAsync(5000)
  expect(send.mock.calls[0]?.[0][0]?.event).toBe('e51')
})

it('asks an endpoint that fails ever more rarely, and gives it up', async () => {
  const send = vi.fn<Send>(() => Promise.reject(new TypeError('Failed to fetch')))
  const queue = new ReportQueue(send, () => 500)
  queue.add(report(1))
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(9999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(send).toHaveBeenCalledTimes(8)
  queue.add(report(2))
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(send).toHaveBeenCalledTimes(8)
})

it('does not repeat what an endpoint refuses', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('refused'))
  const queue = new ReportQueue(send, () => 500)
  queue.add(report(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('what was under way when the visitor took the agreement back is not sent again', async () => {
  let fail = () => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (fail = () => resolve('failed'))))
  const queue = new ReportQueue(send, () => 500)
  queue.add(report(1))
  await vi.advanceTimersByTimeAsync(5000)
  queue.keep(() => false)
  fail()
  await vi.advanceTimersByTimeAsync(60_000)
  queue.flush()
  expect(send).toHaveBeenCalledTimes(1)
})

it('what fails when the network seems to be back waits for the next time', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('failed'))
  const queue = new ReportQueue(send, () => 500)
  queue.add(report(1))
  queue.flush()
  send.mockResolvedValue('sent')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send.mock.calls.map(([batch]) => batch.map(({ time }) => time))).toEqual([[1], [1]])
})
