import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterMinutes, onCountdown, secondsLeft, startCountdown } from './countdowns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lasts 60 seconds for each minute that a code is good for', () => {
  startCountdown('two minutes', afterMinutes(2))
  expect(secondsLeft('two minutes')).toBe(120)
  vi.advanceTimersByTime(60_000)
  expect(secondsLeft('two minutes')).toBe(60)
})

it('goes on while nobody looks at it, and ends by the clock', () => {
  startCountdown('unseen', afterMinutes(1))
  onCountdown('unseen', () => {})()
  vi.advanceTimersByTime(59_999)
  expect(secondsLeft('unseen')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(secondsLeft('unseen')).toBe(0)
})

it('says each second when it is over, and nothing after the last', () => {
  startCountdown('watched', Date.now() + 2500)
  const seen: number[] = []
  const stop = onCountdown('watched', () => seen.push(secondsLeft('watched')))
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual([3, 2, 1, 0])
  stop()
})

it('keeps countdowns for one purpose and another apart', () => {
  startCountdown('one', afterMinutes(1))
  expect(secondsLeft('other')).toBe(0)
})

it('tells who already looks that one has started', () => {
  const seen: number[] = []
  const stop = onCountdown('late', () => seen.push(secondsLeft('late')))
  startCountdown('late', afterMinutes(1))
  expect(seen).toEqual([0, 60])
  stop()
})
