import { expect, it } from 'vitest'
import { toHex, type ColorInFile } from './to-rgb'

/** As Chromium 156 draws them. */
const drawn: readonly (readonly [ColorInFile['colorSpace'], (number | null)[], string])[] = [
  ['srgb-linear', [0.02, 0.01, 0.1], '#271959'],
  ['hsl', [null, 0, 20], '#333333'],
  ['hwb', [250, 10, 60], '#261966'],
  ['lab', [25, 40, -50], '#531f89'],
  ['lch', [25, 60, 300], '#3e2b8c'],
  ['oklab', [0.35, 0.06, -0.15], '#411c85'],
  ['oklch', [0.35, 0.16, 290], '#3e1d86'],
  ['display-p3', [0.3, 0.2, 0.5], '#513284'],
  ['display-p3-linear', [0.1, 0.05, 0.2], '#5e3e7f'],
  ['a98-rgb', [0.3, 0.1, 0.5], '#581383'],
  ['prophoto-rgb', [0.2, 0.1, 0.4], '#3a1381'],
  ['rec2020', [0.2, 0.1, 0.4], '#492379'],
  ['xyz', [0.05, 0.03, 0.15], '#391f6e'],
  ['xyz-d65', [0.05, 0.03, 0.15], '#391f6e'],
  ['xyz-d50', [0.05, 0.03, 0.12], '#3f1d71'],
]

it.each(drawn)('is what a browser draws of %s %j', (colorSpace, components, hex) => {
  expect(toHex({ colorSpace, components })).toBe(hex)
})
