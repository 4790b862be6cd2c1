import { beforeEach, expect, it, vi } from 'vitest'
import { Visit } from './visit'

beforeEach(() => {
  sessionStorage.removeItem('monitored')
  return () => {
    vi.restoreAllMocks()
    sessionStorage.removeItem('monitored')
  }
})

it('draws once a visit, and stores nothing before the visitor agrees', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.25)
  const visit = new Visit()
  expect(sessionStorage.getItem('monitored')).toBeNull()
  visit.keep()
  random.mockReturnValue(0.75)
  const next = new Visit()
  expect([next.isIn(0.2), next.isIn(0.3)]).toEqual([false, true])
})

it('is in a share of all, and in none of nobody', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  expect(new Visit().isIn(1)).toBe(true)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(new Visit().isIn(0)).toBe(false)
})

it('comes to a step once, on later pages too', () => {
  expect(new Visit().reach('deposit')).toBe(true)
  const next = new Visit()
  expect([next.reach('deposit'), next.reach('bet')]).toEqual([false, true])
})

it('reads whatever storage holds', () => {
  sessionStorage.setItem('monitored', 'x deposit')
  expect(new Visit().reach('deposit')).toBe(false)
})
