import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const toldOf = (colorSpace: string, components: number[], hex: string) => {
  const accent = { $value: { colorSpace, components, hex } }
  const { diagnostics } = checkBrand({ 'theme.json': { tokens: { color: { light: { accent } } } } })
  return diagnostics.flatMap(({ code, severity }) => (code.startsWith('color-') ? [`${severity} ${code}`] : []))
}

it.each<[string, string, number[], string, string[]]>([
  ['another colour in a wide space', 'display-p3', [0.3, 0.1, 0.7], '#ffff00', ['note color-fallback']],
  ['the colour of a neighbour on the palette', 'oklch', [0.45, 0.15, 290], '#2f6f4f', ['note color-fallback']],
  ['the same colour in a wide space', 'display-p3', [0.2, 0.1, 0.4], '#37186a', []],
  ['what Figma makes of a colour that sRGB has not', 'display-p3', [0, 1, 0], '#00f900', []],
  ['what a tool makes of a colour that sRGB has not', 'display-p3', [1, 0, 0], '#ff0b0c', []],
  ['another colour in sRGB', 'srgb', [0.2, 0.1, 0.4], '#ff0000', ['warning color-hex']],
])('tells of a hex that is %s', (_, space, components, hex, told) => {
  expect(toldOf(space, components, hex)).toEqual(told)
})
