import { createRequire } from 'node:module'
import type * as ColorLibrary from 'colorjs.io/fn'

// Loaded with `require` it is one file; as an ES module it would be a hundred, and most of the time that `new` takes.
export const { ColorSpace, getColor, OKLCH, spaces, sRGB, to, toGamut } = createRequire(import.meta.url)(
  'colorjs.io/fn',
) as typeof ColorLibrary
