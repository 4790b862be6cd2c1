import { OKLCH, sRGB, to } from 'colorjs.io/fn'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, tokenContrast, type ColorRole } from '@/engine/color/color-contrast'
import { toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import { colorPairs } from '@/engine/color/color-pairs'
import { colorCss } from '@/site/theme/token-css'
import { readBrandColor, type BrandColor } from './brand-color'
import { makePalette, type Palette, type SchemeColors } from './palette'

const schemes = ['light', 'dark'] as const

describe('makePalette', () => {
  it('holds every pair at WCAG AA, whatever the colour', () => {
    fc.assert(
      fc.property(anyBrand, anyTint, (brand, tint) => {
        expect(failures(makePalette(brand, tint))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the colour itself as primary wherever the button stands out from its ground', () => {
    fc.assert(
      fc.property(anyBrand, anyTint, (brand, tint) => {
        const palette = makePalette(brand, tint)
        for (const scheme of schemes) {
          const { primary, background, surface, surfaceRaised } = palette[scheme]
          const grounds = [background, surface, surfaceRaised].map(toRgb)
          const isSeen = brand.oklch[1] >= 0.12 || grounds.every((ground) => contrast(brand.rgb, ground) >= 1.25)
          if (isSeen) expect(colorCss({ alpha: 1, ...primary })).toBe(brand.hex)
          else expect(contrast(toRgb(primary), toRgb(surface))).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the hue of a colour that has one', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        fc.pre(brand.oklch[1] >= 0.05)
        const palette = makePalette(brand, 1)
        for (const scheme of schemes)
          for (const role of ['primary', 'accent', 'focus'] as const) {
            const [, chroma = 0, hue] = seenAs(palette[scheme][role])
            if (chroma > 0.02) expect(apart(hue, brand.oklch[2])).toBeLessThan(4)
          }
      }),
      { numRuns: 300 },
    )
  })

  it.each(['white', 'black', '#808080', '#ffff00', '#00ff00', '#ff00ff', '#0000ff', '#00ffff'])(
    'makes a palette of %s in which every pair holds',
    (text) => {
      const brand = readBrandColor(text) as BrandColor
      expect(failures(makePalette(brand, 1))).toEqual([])
    },
  )

  it.each(['#ffd600', '#ffff00', '#c2185b', '#00008b'])('leaves %s as it is on light and on dark pages', (text) => {
    const brand = readBrandColor(text) as BrandColor
    const { light, dark } = makePalette(brand, 1)
    expect([light.primary, dark.primary].map((value) => colorCss({ alpha: 1, ...value }))).toEqual([text, text])
  })

  it('gives a white brand black buttons on light pages, and white ones on dark pages', () => {
    const { light, dark } = makePalette(readBrandColor('white') as BrandColor, 1)
    expect([toRgb(light.primary), toRgb(dark.primary)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ])
  })
})

const channel = fc.integer({ min: 0, max: 255 })
const anyTint = fc.double({ min: 0.5, max: 2.5, noNaN: true })
const anyBrand = fc
  .oneof(
    fc.tuple(channel, channel, channel),
    channel.map((level) => [level, level, level] as const),
    fc.tuple(fc.constantFrom(0, 255), fc.constantFrom(0, 255), fc.constantFrom(0, 255)),
  )
  .map(([red, green, blue]) => readBrandColor(`rgb(${red} ${green} ${blue})`) as BrandColor)

function failures(palette: Palette): unknown[] {
  return schemes.flatMap((scheme) =>
    colorPairs
      .map((pair) => ({ scheme, ...pair, ratio: tokenContrast(tokens(palette[scheme]), pair.color, pair.on) }))
      .filter(({ ratio, least }) => ratio < least),
  )
}

function tokens(colors: SchemeColors): Record<ColorRole, { $value: ColorInFile }> {
  const entries = Object.entries(colors).map(([role, $value]) => [role, { $value }])
  return Object.fromEntries(entries) as Record<ColorRole, { $value: ColorInFile }>
}

function seenAs(value: ColorInFile): number[] {
  const [red, green, blue] = toRgb(value)
  return to({ space: sRGB, coords: [red, green, blue], alpha: 1 }, OKLCH).coords.map((each) => each ?? 0)
}

function apart(a = 0, b = 0): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}
