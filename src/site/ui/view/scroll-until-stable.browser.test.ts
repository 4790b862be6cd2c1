import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { scrollUntilStable } from './scroll-until-stable'

afterEach(() => document.body.replaceChildren())

/** An element below content that may still grow, in a browser without scroll anchoring. */
function placeBelow() {
  document.documentElement.style.overflowAnchor = 'none'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
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

it('leaves whoever scrolls meanwhile where he is', async () => {
  const { grow, top, scroll } = placeBelow()
  const onEnd = vi.fn()
  scrollUntilStable(scroll, onEnd)
  await expect.poll(() => scroll.mock.calls.length).toBe(2)
  dispatchEvent(new WheelEvent('wheel'))
  expect(onEnd).toHaveBeenCalledOnce()
  grow(1500)
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  expect(top()).toBeGreaterThan(1000)
})

it('ends once it is where it should be', async () => {
  const onEnd = vi.fn()
  scrollUntilStable(() => true, onEnd)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})
