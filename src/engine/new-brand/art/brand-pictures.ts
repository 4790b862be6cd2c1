import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toRgb } from '@/engine/color/to-rgb'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { oklchOf, recolorFor } from './art-colors'
import { brandArt } from './brand-art'
import type { BrandColor } from '@/engine/new-brand/color/brand-color'
import { drawInitial, markShapes, tileShapes } from './brand-mark'
import { pictureNames } from '@/engine/new-brand/brand-theme'
import { Letterer } from '@/engine/new-brand/letters/lettering'
import { logoColors, tileColors } from './logo-colors'
import type { Palette } from '@/engine/new-brand/color/palette'
import { toPng } from './raster'
import type { Typeface } from '@/engine/new-brand/letters/typefaces'
import { wordmark, type Wordmark } from './wordmark'

interface BrandPictures {
  readonly logo: Wordmark
  /** By their path in the assets folder. */
  readonly files: ReadonlyMap<string, string | Buffer>
}

/** The brand's own logo and icons. */
export function ownPictures(name: string, brand: BrandColor, palette: Palette, typeface: Typeface): BrandPictures {
  const { mark } = typeface
  const letterer = new Letterer(typeface)
  const colors = logoColors(brand, palette)
  const initial = drawInitial(name, letterer, mark)
  const logo = wordmark(name, initial, typeface, letterer, colors)
  const tile = square(tileShapes(mark, initial, tileColors(brand)))
  const files = new Map<string, string | Buffer>([
    [pictureNames.logo, logo.svg],
    [pictureNames.tab, square(markShapes(mark, initial, colors))],
    [pictureNames.touch, toPng(tile, 180)],
    [pictureNames.app, toPng(tile, 512)],
  ])
  return { logo, files }
}

function square(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${shapes}</svg>\n`
}

/** The drawings named in the template's JSON, in the brand's colours and under the same names. */
export function templatePictures(
  { assets, config, layers }: ResolvedMerchant,
  brand: BrandColor,
  typeface: Typeface,
): Map<string, string> {
  const main = oklchOf(toRgb(config.theme.tokens.color.light.primary.$value))
  const recolor = recolorFor(brand, main)
  const { logo, icons } = config.theme.assets
  const replaced = [logo.src, icons.tab, icons.touch, icons.app]
  const drawings = assets.filter(({ file, publicPath }) => file.endsWith('.svg') && !replaced.includes(publicPath))
  return new Map(
    drawings.map(({ file }): [string, string] => {
      const folder = layers.find(({ path }) => file.startsWith(join(path, 'assets')))
      const name = relative(join(folder?.path ?? '', 'assets'), file).replaceAll('\\', '/')
      return [name, brandArt(name, readFileSync(file, 'utf8'), recolor, brand, typeface)]
    }),
  )
}
