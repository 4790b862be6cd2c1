import { describe, expect, it } from 'vitest'
import { readBrandColor } from './brand-color'

describe('readBrandColor', () => {
  it.each([
    ['#c2185b', '#c2185b'],
    ['#C2185B', '#c2185b'],
    ['c2185b', '#c2185b'],
    ['#f0a', '#ff00aa'],
    ['crimson', '#dc143c'],
    ['RebeccaPurple', '#663399'],
    [' rgb(194 24 91) ', '#c2185b'],
    ['rgb(194, 24, 91)', '#c2185b'],
    ['hsl(336 78% 43%)', '#c3185d'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('reads %s as %s', (text, hex) => {
    expect(readBrandColor(text)?.hex).toBe(hex)
  })

  it('brings a colour that no sRGB screen shows to the nearest one', () => {
    expect(readBrandColor('color(display-p3 0 1 0)')?.hex).toMatch(/^#[0-9a-f]{6}$/)
    expect(readBrandColor('oklch(0.7 0.4 150)')?.oklch[2]).toBeCloseTo(150, -1)
  })

  it.each(['', 'redd', '#12', '#c2185', 'rgb(1 2)', 'url(x)', 'transparent', 'rgb(0 0 0 / 50%)', '#c2185b80'])(
    'does not take %j for a colour',
    (text) => {
      expect(readBrandColor(text)).toBeUndefined()
    },
  )
})
