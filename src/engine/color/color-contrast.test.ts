import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, tokenContrast, type ColorRole } from './color-contrast'
import { toRgb, type ColorInFile } from './to-rgb'

describe('toRgb and contrast', () => {
  it('say what a colour library says of any colour token', () => {
    fc.assert(
      fc.property(anyColor, (value) => {
        const expected = inLibrary(value).coords
        const close = toRgb(value).map((channel, at) => Math.abs(channel - (expected[at] ?? NaN)) < 1e-3)
        expect(close).toEqual([true, true, true])
      }),
    )
    fc.assert(
      fc.property(anyColor, anyColor, (a, b) => {
        const ours = contrast(toRgb(a), toRgb(b))
        expect(Math.abs(ours / inLibrary(a).contrastWCAG21(inLibrary(b)) - 1)).toBeLessThan(0.01)
      }),
    )
  })

  it('turns hues round the circle', () => {
    expect(toRgb({ colorSpace: 'hsl', components: [-240, 100, 50] })).toEqual([0, 1, 0])
    expect(toRgb({ colorSpace: 'hsl', components: [480, 100, 50] })).toEqual([0, 1, 0])
  })

  it('gives 21 for black and white, whichever comes first', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21)
    expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21)
  })
})

describe('tokenContrast', () => {
  it('lays a colour that lets light through over what is below it', () => {
    const colors = { ...tokens(grey(1)), text: { $value: { ...grey(0), alpha: 0.5 } } }
    expect(tokenContrast(colors, 'text', 'background')).toBeCloseTo(contrast([0.5, 0.5, 0.5], [1, 1, 1]))
  })

  it('lays a surface that lets light through over the background', () => {
    const colors = {
      ...tokens(grey(0)),
      background: { $value: grey(1) },
      surface: { $value: { ...grey(0), alpha: 0 } },
    }
    expect(tokenContrast(colors, 'text', 'surface')).toBeCloseTo(21)
  })
})

const unit = fc.double({ min: 0, max: 1, noNaN: true })
const hue = fc.double({ min: 0, max: 360, noNaN: true })
const anyColor: fc.Arbitrary<ColorInFile> = fc.oneof(
  fc.tuple(unit, unit, unit).map((components) => ({ colorSpace: 'srgb' as const, components })),
  fc.tuple(hue, unit, unit).map(([h, s, l]) => ({ colorSpace: 'hsl' as const, components: [h, s * 100, l * 100] })),
  fc.tuple(unit, unit, hue).map(([l, c, h]) => ({ colorSpace: 'oklch' as const, components: [l, c * 0.35, h] })),
)

function inLibrary({ colorSpace, components: [a = 0, b = 0, c = 0] }: ColorInFile): Color {
  return new Color(colorSpace, [a, b, c]).to('srgb').toGamut({ method: 'clip' })
}

const roles: readonly ColorRole[] = [
  'background',
  'surface',
  'surfaceRaised',
  'text',
  'textMuted',
  'primary',
  'onPrimary',
  'accent',
  'border',
  'borderStrong',
  'focus',
  'danger',
  'success',
  'warning',
  'overlay',
]

function tokens(value: ColorInFile): Record<ColorRole, { $value: ColorInFile }> {
  return Object.fromEntries(roles.map((role) => [role, { $value: value }])) as Record<
    ColorRole,
    { $value: ColorInFile }
  >
}

function grey(level: number): ColorInFile {
  return { colorSpace: 'srgb', components: [level, level, level] }
}
