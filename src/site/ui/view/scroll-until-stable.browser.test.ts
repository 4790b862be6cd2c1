import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { scrollUntilStable } from './scroll-until-stable'

afterEach(() => document.body.replaceChildren())

const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))

/** An element below content that may still grow. */
function placeBelow() {
  const [above, place, below] = [
    document.createElement('div'),
    document.createElement('h2'),
    document.createElement('div'),
  ]
  above.style.height = '100px'
  below.style.height = '5000px'
  document.body.append(above, place, below)
  return {
    grow: (height: number) => (above.style.height = `${height}px`),
    top: () => Math.abs(Math.round(place.getBoundingClientRect().top)),
    scroll: vi.fn(() => {
      place.scrollIntoView()
      return false
    }),
  }
}

it('stays at a place while what stands above it comes', async () => {
  const { grow, top, scroll } = placeBelow()
  const stop = scrollUntilStable(scroll)
  onTestFinished(stop)
  expect(top()).toBe(0)
  grow(1500)
  expect(top()).toBeGreaterThan(1000)
  await expect.poll(top).toBe(0)
})

it('stays at a distance from the top, which the browser would leave for what is in view', async () => {
  const { grow } = placeBelow()
  const stop = scrollUntilStable(() => {
    scrollTo(0, 1000)
    return true
  })
  onTestFinished(stop)
  await drawn()
  grow(1500)
  await drawn()
  expect(Math.round(scrollY)).toBe(1000)
})

it('leaves whoever scrolls meanwhile where he is', async () => {
  // In a browser without scroll anchoring.
  document.body.style.overflowAnchor = 'none'
  onTestFinished(() => document.body.removeAttribute('style'))
  const { grow, top, scroll } = placeBelow()
  const onEnd = vi.fn()
  scrollUntilStable(scroll, onEnd)
  await expect.poll(() => scroll.mock.calls.length).toBe(2)
  dispatchEvent(new WheelEvent('wheel'))
  expect(onEnd).toHaveBeenCalledOnce()
  grow(1500)
  await drawn()
  expect(scroll).toHaveBeenCalledTimes(2)
  expect(top()).toBeGreaterThan(1000)
})

it('ends once it is where it should be, and nothing more has come for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { grow } = placeBelow()
  const [scroll, onEnd] = [vi.fn(() => true), vi.fn()]
  scrollUntilStable(scroll, onEnd)
  await drawn()
  vi.advanceTimersByTime(900)
  grow(1500)
  await drawn()
  expect(scroll).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(900)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onEnd).toHaveBeenCalledOnce()
})
