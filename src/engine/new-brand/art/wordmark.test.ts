import { describe, expect, it } from 'vitest'
import { contrast } from '@/engine/color/color-contrast'
import { toRgb } from '@/engine/color/to-rgb'
import { readBrandColor, type BrandColor } from '@/engine/new-brand/color/brand-color'
import { drawInitial } from './brand-mark'
import { Letterer } from '@/engine/new-brand/letters/lettering'
import { logoColors } from './logo-colors'
import { makePalette } from '@/engine/new-brand/color/palette'
import { typefaces } from '@/engine/new-brand/letters/typefaces'
import { wordmark } from './wordmark'

const colors = { fill: '#c2185b', ink: '#ffffff', name: '#c2185b' }

describe.each(typefaces)('wordmark in $name', (typeface) => {
  const letterer = new Letterer(typeface)
  const logo = (name: string) => wordmark(name, drawInitial(name, letterer, typeface.mark), typeface, letterer, colors)

  it.each(['A', 'Acme Play', 'Sòng Bạc Vàng', 'Golden Dragon Entertainment Club', 'Wettanbieterzentrale'])(
    'sets %s as outlines within the room that a header has',
    (name) => {
      const { svg, width, height, nameMissing } = logo(name)
      expect(nameMissing).toBeUndefined()
      expect(height).toBe(40)
      expect(width).toBeLessThanOrEqual(176)
      expect(svg).not.toMatch(/NaN|undefined|<text/)
    },
  )

  it.each([
    ['A name that is longer than any header and goes on and on', 'it is too long'],
    ['赭', 'the typeface lacks a letter of it'],
  ])('is the mark alone for %s', (name, why) => {
    expect(logo(name)).toMatchObject({ width: 40, height: 40, nameMissing: why })
  })
})

describe('logoColors', () => {
  it.each(['#ffffff', '#000000', '#ffd600', '#c2185b', '#0a1a3a', '#808080', '#00ff00'])(
    'can be read on the headers of both schemes in %s',
    (text) => {
      const brand = readBrandColor(text) as BrandColor
      const palette = makePalette(brand, 1)
      const { name, fill, ink } = logoColors(brand, palette)
      const rgb = (hex: string) => (readBrandColor(hex) as BrandColor).rgb
      for (const { background, surface } of [palette.light, palette.dark])
        for (const ground of [background, surface])
          expect(contrast(rgb(name), toRgb(ground))).toBeGreaterThanOrEqual(2.99)
      expect(contrast(rgb(ink), rgb(fill))).toBeGreaterThanOrEqual(4.5)
    },
  )
})
