import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeredAt, checkDueAt, rememberAnswer } from './reality-check'
import { sessionStore } from './session-store'

const player = { account: 'ann', customerId: '7', accountType: 0 }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  localStorage.clear()
  sessionStore.open('secret', player)
})
afterEach(() => {
  sessionStore.close()
  vi.useRealTimers()
})

it.each([
  [0, 0],
  [59, 0],
  [60, 60],
  [119, 60],
  [250, 240],
])('after %i minutes the check of minute %i is due, where one comes every hour', (minutes, due) => {
  expect(checkDueAt(minutes, 60)).toBe(due)
})

it('remembers the answer for this session alone', () => {
  expect(answeredAt()).toBe(0)
  rememberAnswer(75)
  expect(answeredAt()).toBe(75)
  vi.setSystemTime(2_000_000)
  sessionStore.open('secret', player)
  expect(answeredAt()).toBe(0)
})
